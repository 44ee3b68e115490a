/// Calls the code generator, and loads it for that.
#include <dlfcn.h>
#include <llvm/Config/llvm-config.h>

#include "codegen/native/code_generator.h"
#include "codegen/native/emit.h"

namespace hgc {
namespace {

/// The module stays to the end of the process.
Result<const native::CodeGenerator*> load() {
  void* const module = ::dlopen(native::kModuleFile, RTLD_NOW | RTLD_LOCAL);
  const void* const found = module != nullptr ? ::dlsym(module, native::kModuleSymbol) : nullptr;
  if (found != nullptr) return static_cast<const native::CodeGenerator*>(found);
  return Error{std::string("the code generator cannot be loaded: ") + ::dlerror(),
               "it is installed with hgc, and needs LLVM's shared library"};
}

const Result<const native::CodeGenerator*>& generator() {
  static const auto loaded = load();
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
