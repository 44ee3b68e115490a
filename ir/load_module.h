#pragma once
/// Parts of this software in libraries of their own, which are loaded when they are first needed.
#include <dlfcn.h>

#include <string>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// What to load.
struct ModuleFile {
  std::string what;  ///< for the error: `what` cannot be loaded
  std::vector<std::string>
      files;           ///< in this order, until one is there; names without a folder are found by the loader
  const char* symbol;  ///< of the object that says what the library can do
  std::string hint;
  int symbols = RTLD_LOCAL;  ///< RTLD_GLOBAL: libraries that are loaded later see those of this one
};

/// The object; the library stays to the end of the process. Thread-safe. Inline, since the loader goes by the search
/// path of the library that calls it.
template <class Module>
inline Result<const Module*> loadModule(const ModuleFile& module) {
  void* library = nullptr;
  for (const std::string& file : module.files) {
    if (library == nullptr) library = ::dlopen(file.c_str(), RTLD_NOW | module.symbols);
  }
  const void* const object = library != nullptr ? ::dlsym(library, module.symbol) : nullptr;
  if (object != nullptr) return static_cast<const Module*>(object);
  const char* const why = ::dlerror();
  return Error{module.what + " cannot be loaded: " + (why != nullptr ? why : module.files.back()), module.hint};
}

}  // namespace hgc
