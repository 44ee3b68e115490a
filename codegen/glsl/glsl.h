#pragma once
/// GLSL, and what becomes of it.
#include <cstdint>
#include <string>
#include <vector>

#include "codegen/text/gpu_text.h"
#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc {

/// Compute shaders for Vulkan.
const GpuLanguage& glsl();

/// The version of glslang that makes SPIR-V.
std::string glslangVersion();

/// A shader as SPIR-V; where HGC_VALIDATE is set it is validated. `times`, if any, learns what its stages took.
/// Thread-safe.
Result<std::vector<uint32_t>> gpuSpirv(const std::string& glsl, Timings* times = nullptr);
/// Fails where SPIR-V is invalid. It takes as long as making it. Thread-safe.
Status gpuValidate(const std::vector<uint32_t>& words);

/// SPIR-V as assembly text.
Result<std::string> gpuDisassemble(const std::vector<uint32_t>& words);

}  // namespace hgc
