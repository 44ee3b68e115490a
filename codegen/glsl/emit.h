#pragma once
/// Kernels to GLSL to SPIR-V.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "ir/result.h"
#include "ir/timings.h"

namespace hgc {

/// The version of glslang that makes SPIR-V.
std::string glslangVersion();

/// Largest kernel that is handed to a GPU driver: some crash well above it.
inline constexpr uint32_t kMaxGpuOperations = 10000;

/// The kernel as a GLSL compute shader; one invocation an instance. Thread-safe.
std::string gpuGlsl(const Kernel& kernel);

/// One that pulls: one invocation a list of entries, a lane of a chunk or a row (`PullWay`). Thread-safe.
std::string gpuGlsl(const PullKernel& pull);

/// The same as validated SPIR-V. Fails, with the reason, if the kernel has more than `kMaxGpuOperations`. `times`, if
/// any, learns what its stages took. Thread-safe.
Result<std::vector<uint32_t>> gpuSpirv(const Kernel& kernel, Timings* times = nullptr);
Result<std::vector<uint32_t>> gpuSpirv(const PullKernel& pull, Timings* times = nullptr);

/// SPIR-V as assembly text.
Result<std::string> gpuDisassemble(const std::vector<uint32_t>& words);

}  // namespace hgc
