#include "compiler/cache/key.h"

#include <fmt/format.h>

#include "build_id.h"
#include "codegen/glsl/glsl.h"

namespace hgc {
namespace {

/// What is made, of whatever program, and by what.
std::string describe(const CompileOptions& options) {
  std::string text = fmt::format(
      "{} llvm {} glslang {} format {} gpu {} fma {} precision {} reduce {} unroll {} shaders {} cpu", kBuildId,
      llvmVersion(), glslangVersion(), artefactFormat(), options.gpu, static_cast<int>(options.fma),
      static_cast<int>(options.precision), static_cast<int>(options.reduce), options.unroll, options.gpuOperations);
  for (const Isa isa : options.cpu) text += fmt::format(" {}", isaName(isa));
  text += " kinds";
  for (const KernelKind kind : options.kinds) text += fmt::format(" {}", info(kind).name);
  return text;
}

}  // namespace

CacheKey cacheKey(const Program& program, const Plan& plan, const CompileOptions& options) {
  std::vector<uint8_t> bytes = planBytes(program, plan);
  const std::string text = describe(options);
  bytes.insert(bytes.end(), text.begin(), text.end());
  return keyOf(bytes);
}

}  // namespace hgc
