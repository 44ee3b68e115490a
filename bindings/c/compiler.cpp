/// Finds the library of the compiler when it is first needed.
#include <dlfcn.h>

#include <filesystem>

#include "bindings/c/handles.h"

namespace hgc::c {
namespace {

/// The folder of this library; empty if that cannot be told.
std::string ownFolder() {
  Dl_info info;
  if (::dladdr(reinterpret_cast<const void*>(&hgc_version), &info) == 0 || info.dli_fname == nullptr) return "";
  return std::filesystem::path(info.dli_fname).parent_path().string();
}

/// It stays to the end of the process.
Result<const CompilerModule*> load() {
  const std::string folder = ownFolder();
  void* library = folder.empty() ? nullptr : ::dlopen((folder + "/" HGC_COMPILER_FILE).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) library = ::dlopen(HGC_COMPILER_FILE, RTLD_NOW | RTLD_LOCAL);
  const void* const found = library != nullptr ? ::dlsym(library, kCompilerSymbol) : nullptr;
  if (found == nullptr) {
    const char* const why = ::dlerror();
    return Error{std::string("the compiler cannot be loaded: ") + (why != nullptr ? why : HGC_COMPILER_FILE),
                 "it is a library of its own, beside this one where all of hgc is installed; compiled programs, `.hgk` "
                 "files, need none"};
  }
  const auto* const module = static_cast<const CompilerModule*>(found);
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
