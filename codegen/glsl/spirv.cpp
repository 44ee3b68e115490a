/// GLSL to SPIR-V by glslang, checked by SPIRV-Tools.
#include <fmt/format.h>
#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>
#include <glslang/build_info.h>

#include <cstdlib>
#include <mutex>
#include <spirv-tools/libspirv.hpp>

#include "codegen/glsl/glsl.h"

namespace hgc {
namespace {

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
