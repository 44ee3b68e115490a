#pragma once
/// Kernels to GLSL to SPIR-V.
#include <cstdint>
#include <string>
#include <vector>

#include "codegen/glsl/tiles.h"
#include "codegen/text/printer.h"
#include "ir/artefact/handed.h"
#include "ir/kernel/gpu_phases.h"
#include "ir/kernel/kernel.h"
#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc {

/// The version of glslang that makes SPIR-V.
std::string glslangVersion();

/// Largest shader that is handed to a GPU driver: some crash well above it.
inline constexpr uint32_t kMaxGpuOperations = 10000;
/// The same of a loop, which cannot be cut.
inline constexpr uint32_t kMaxGpuLoop = 20000;

/// A kernel cut into ranges, none of which ends within a loop or an arm. The shaders of these run one after another.
struct GpuParts {
  Kernel kernel;  ///< without arms that are too long: all instances compute what is in them
  std::vector<CodeRange> ranges;
  Handed handed;
};
/// Ranges have at most `most` operations, unless that would cut a loop. Fails, with the reason, where a loop has more
/// than `kMaxGpuLoop`. Thread-safe.
Result<GpuParts> gpuParts(const Kernel& kernel, uint32_t most = kMaxGpuOperations);

/// A part of a kernel as a GLSL compute shader; one invocation an instance. Thread-safe.
std::string gpuGlsl(const GpuParts& parts, size_t part);

/// One that pulls: one invocation a list of entries, a lane of a chunk or a row (`PullWay`). Thread-safe.
std::string gpuGlsl(const PullKernel& pull);

/// A part of a phase of a kernel; rows and owners have one. Thread-safe.
std::string gpuGlsl(const PhasedKernel& kernel, size_t phase, const GpuParts& parts, size_t part);

/// A kernel with a sum that runs in tiles; a workgroup a tile. Thread-safe.
std::string gpuGlsl(const Kernel& kernel, const TiledSum& sum);

/// The shader as SPIR-V; where HGC_VALIDATE is set it is validated. `times`, if any, learns what its stages took.
/// Thread-safe.
Result<std::vector<uint32_t>> gpuSpirv(const std::string& glsl, Timings* times = nullptr);
/// Fails where SPIR-V is invalid. It takes as long as making it. Thread-safe.
Status gpuValidate(const std::vector<uint32_t>& words);

/// SPIR-V as assembly text.
Result<std::string> gpuDisassemble(const std::vector<uint32_t>& words);

}  // namespace hgc
