/// Loads the code generator on its first call.
#include <llvm/Config/llvm-config.h>

#include "codegen/native/code_generator.h"
#include "codegen/native/emit.h"
#include "ir/load_module.h"

namespace hgc {
namespace {

const Result<const native::CodeGenerator*>& generator() {
  static const auto loaded =
      loadModule<native::CodeGenerator>({"the code generator",
                                         {native::kModuleFile},
                                         native::kModuleSymbol,
                                         "it is installed with hgc, and needs LLVM's shared library"});
  return loaded;
}

}  // namespace

const char* llvmVersion() { return LLVM_VERSION_STRING; }

Result<std::string> cpuLlvmText(std::span<const Kernel> kernels, Isa isa) {
  if (!generator()) return generator().error();
  return (*generator())->llvmText(kernels, isa);
}

Result<std::string> cpuAssembly(std::span<const Kernel> kernels, Isa isa) {
  if (!generator()) return generator().error();
  return (*generator())->assembly(kernels, isa);
}

Result<std::vector<uint8_t>> cpuSharedObject(std::span<const Kernel> kernels, Isa isa, Timings* times,
                                             const NodesMade& made, const std::stop_token& stop) {
  if (!generator()) return generator().error();
  return (*generator())->sharedObject(kernels, isa, times, made, stop);
}

}  // namespace hgc
