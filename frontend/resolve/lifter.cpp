#include "frontend/resolve/lifter.h"

#include <dlfcn.h>

namespace hgc {
namespace {

/// It stays to the end of the process.
Result<const cxx::Lifter*> load() {
  void* const module = ::dlopen(cxx::kModuleFile, RTLD_NOW | RTLD_LOCAL);
  const void* const found = module != nullptr ? ::dlsym(module, cxx::kModuleSymbol) : nullptr;
  if (found != nullptr) return static_cast<const cxx::Lifter*>(found);
  return Error{std::string("what reads C++ cannot be loaded: ") + ::dlerror(),
               "it is installed with hgc, and needs clang's shared library (Debian: libclang-cpp22)"};
}

}  // namespace

Result<const cxx::Lifter*> cxxLifter() {
  static const auto loaded = load();
  return loaded;
}

}  // namespace hgc
