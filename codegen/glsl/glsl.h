#pragma once
/// GLSL, and its translation to SPIR-V.
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

/// Translates a shader to SPIR-V, and validates that where HGC_VALIDATE is set. Adds the times of both stages to
/// `times`, if given. Thread-safe.
Result<std::vector<uint32_t>> gpuSpirv(const std::string& glsl, Timings* times = nullptr);
/// An error if SPIR-V is invalid. Takes about as long as `gpuSpirv`. Thread-safe.
Status gpuValidate(const std::vector<uint32_t>& words);

/// SPIR-V as assembly text.
Result<std::string> gpuDisassemble(const std::vector<uint32_t>& words);

}  // namespace hgc
