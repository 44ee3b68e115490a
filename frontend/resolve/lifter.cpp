#include "frontend/resolve/lifter.h"

#include "ir/load_module.h"

namespace hgc {

Result<const cxx::Lifter*> cxxLifter() {
  static const auto loaded =
      loadModule<cxx::Lifter>({"what reads C++",
                               {cxx::kModuleFile},
                               cxx::kModuleSymbol,
                               "it is installed with hgc, and needs clang's shared library (Debian: libclang-cpp22)"});
  return loaded;
}

}  // namespace hgc
