/// GLSL, for compute shaders of Vulkan, and its translation to SPIR-V by glslang, checked by SPIRV-Tools.
#include "codegen/glsl/glsl.h"

#include <fmt/format.h>
#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>
#include <glslang/build_info.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <spirv-tools/libspirv.hpp>

#include "ir/kernel/abi.h"

namespace hgc {
namespace {

std::string buffer(const char* name, const char* element, uint32_t alignment) {
  return fmt::format(
      "layout(buffer_reference, std430, buffer_reference_align = {}) readonly buffer {} {{ {} at[]; }};\n", alignment,
      name, element);
}

std::string constant(uint32_t id, const char* type, const char* name, const std::string& value) {
  return fmt::format("layout(constant_id = {}) const {} {} = {};\n", id, type, name, value);
}

/// Buffer references have no limit on the size of a binding, and one table of addresses serves all kernels of a group.
constexpr const char* kBuffers =
    R"(layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Singles { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer SingleResults { float at[]; };
layout(buffer_reference, std430, buffer_reference_align = 32) writeonly buffer Quads { dvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Halves { dvec2 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer States { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Ints { int at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Table { uint64_t at[]; };
)";

std::string head(const char* push) {
  return fmt::format(
      "#version 460\n#extension GL_EXT_buffer_reference : require\n"
      "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
      "#extension GL_EXT_control_flow_attributes : require\n"
      "#define HGC_KERNEL_ABI {}\nlayout(local_size_x = {}) in;\n{}"
      "layout(push_constant) uniform Push {{\n{}}} push;\n",
      kKernelAbi, kWorkgroup, kBuffers, push);
}

/// Small integers in decimal, all other numbers by their bits.
std::string real(double value) {
  if (std::fabs(value) < 1e6 && value == std::floor(value) && !std::signbit(value))
    return fmt::format("{:.1f}lf", value);
  const auto bits = std::bit_cast<uint64_t>(value);
  return fmt::format("packDouble2x32(uvec2(0x{:x}u, 0x{:x}u))", static_cast<uint32_t>(bits),
                     static_cast<uint32_t>(bits >> 32));
}

/// A hint, which a driver may ignore.
std::string loop(uint32_t unroll) {
  switch (unroll) {
    case kUnrollAsLiked: return "";
    case 1: return "[[dont_unroll]] ";
    case kUnrollAll: return "[[unroll]] ";
    default: return fmt::format("[[partial_count({})]] ", unroll);
  }
}

constexpr spv_target_env kEnvironment = SPV_ENV_VULKAN_1_2;

void initializeOnce() {
  static std::once_flag once;
  std::call_once(once, [] { glslang::InitializeProcess(); });
}

Result<std::vector<uint32_t>> compileGlsl(const std::string& source) {
  initializeOnce();
  glslang::TShader shader(EShLangCompute);
  const char* text = source.c_str();
  shader.setStrings(&text, 1);
  shader.setEnvInput(glslang::EShSourceGlsl, EShLangCompute, glslang::EShClientVulkan, 460);
  shader.setEnvClient(glslang::EShClientVulkan, glslang::EShTargetVulkan_1_2);
  shader.setEnvTarget(glslang::EShTargetSpv, glslang::EShTargetSpv_1_5);
  const auto messages = static_cast<EShMessages>(EShMsgSpvRules | EShMsgVulkanRules);
  if (!shader.parse(GetDefaultResources(), 460, false, messages)) {
    return internalError(fmt::format("glslang rejects the kernel: {}", shader.getInfoLog()));
  }
  glslang::TProgram program;
  program.addShader(&shader);
  if (!program.link(messages)) return internalError(fmt::format("glslang: {}", program.getInfoLog()));
  std::vector<uint32_t> words;
  glslang::SpvOptions options;
  options.disableOptimizer = true;  // the graph is simplified already
  glslang::GlslangToSpv(*program.getIntermediate(EShLangCompute), words, &options);
  return words;
}

}  // namespace

const GpuLanguage& glsl() {
  static const GpuLanguage language{head, buffer, constant, "void main() {\n", real, loop};
  return language;
}

Status gpuValidate(const std::vector<uint32_t>& words) {
  spvtools::SpirvTools tools(kEnvironment);
  std::string problem;
  tools.SetMessageConsumer(
      [&](spv_message_level_t, const char*, const spv_position_t&, const char* message) { problem += message; });
  spvtools::ValidatorOptions options;
  options.SetUniversalLimit(spv_validator_limit_max_id_bound,
                            0xffffffffU);  // the default is too small for large kernels
  if (!tools.Validate(words.data(), words.size(), options)) return internalError("invalid SPIR-V: " + problem);
  return Done{};
}

std::string glslangVersion() {
  return fmt::format("{}.{}.{}", GLSLANG_VERSION_MAJOR, GLSLANG_VERSION_MINOR, GLSLANG_VERSION_PATCH);
}

Result<std::vector<uint32_t>> gpuSpirv(const std::string& glsl, Timings* times) {
  Stopwatch watch(times);
  auto words = compileGlsl(glsl);
  if (!words) return words;
  watch.lap("glslang");
  if (std::getenv("HGC_VALIDATE") == nullptr) return words;
  const Status valid = gpuValidate(*words);
  watch.lap("spirv-val");
  return valid ? words : Result<std::vector<uint32_t>>(valid.error());
}

Result<std::string> gpuDisassemble(const std::vector<uint32_t>& words) {
  const spvtools::SpirvTools tools(kEnvironment);
  std::string text;
  if (!tools.Disassemble(words, &text, SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES | SPV_BINARY_TO_TEXT_OPTION_INDENT)) {
    return internalError("SPIR-V cannot be disassembled");
  }
  return text;
}

}  // namespace hgc
