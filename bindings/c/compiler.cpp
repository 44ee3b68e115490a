/// Finds the library of the compiler when it is first needed.
#include <dlfcn.h>

#include <filesystem>

#include "bindings/c/handles.h"
#include "ir/load_module.h"

namespace hgc::c {
namespace {

/// The folder of this library, with a slash; empty if that cannot be told.
std::string ownFolder() {
  Dl_info info;
  if (::dladdr(reinterpret_cast<const void*>(&hgc_version), &info) == 0 || info.dli_fname == nullptr) return "";
  return std::filesystem::path(info.dli_fname).parent_path().string() + "/";
}

Result<const CompilerModule*> load() {
  const auto loaded = loadModule<CompilerModule>({"the compiler",
                                                  {ownFolder() + HGC_COMPILER_FILE, HGC_COMPILER_FILE},
                                                  kCompilerSymbol,
                                                  "the compiler is a separate library, installed beside this one; "
                                                  "compiled programs (`.hgk` files) do not need it"});
  if (!loaded) return loaded;
  const CompilerModule* const module = *loaded;
  if (std::string(module->version) != HGC_VERSION)
    return Error{std::string("the compiler is of version ") + module->version + ", and this library of " HGC_VERSION,
                 "install both together"};
  return module;
}

}  // namespace

Result<const CompilerModule*> compiler() {
  static const auto loaded = load();
  return loaded;
}

}  // namespace hgc::c
