#include "runtime/solve/linear/cholmod_library.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ir/load_module.h"

namespace hgc::cholmod {
namespace {

constexpr const char* kHint =
    "install SuiteSparse's CHOLMOD 3 (Debian's package libcholmod3), or leave it to --linear=sparse";

template <class Function>
Status find(const char* name, Function& function) {
  const auto found = loadModule<void>({"CHOLMOD", {"libcholmod.so.3"}, name, kHint});
  if (!found) return ofKind(found.error(), ErrorKind::Unsupported);
  function = reinterpret_cast<Function>(const_cast<void*>(*found));
  return Done{};
}

/// Whether fields have the defaults that CHOLMOD documents: the library's structure is then the one declared here.
bool areDefaults(const Settings& is) {
  constexpr double kRelaxed[] = {0.8, 0.1, 0.05};
  constexpr size_t kRelaxedColumns[] = {4, 16, 48};
  return is.grow0 == 1.2 && is.grow1 == 1.2 && is.grow2 == 5 && is.maxrank == 8 && is.supernodal_switch == 40 &&
         is.supernodal == 1 && std::ranges::equal(is.zrelax, kRelaxed) &&
         std::ranges::equal(is.nrelax, kRelaxedColumns) && is.quick_return_if_not_posdef == 0 && is.print == 3 &&
         is.precise == 0 && is.try_catch == 0;
}

Result<Library> load() {
  Library made = {};
  for (const Status& done : {find("cholmod_l_start", made.start), find("cholmod_l_finish", made.finish),
                             find("cholmod_l_version", made.version), find("cholmod_l_analyze", made.analyze),
                             find("cholmod_l_factorize", made.factorize), find("cholmod_l_solve", made.solve),
                             find("cholmod_l_rcond", made.reciprocal), find("cholmod_l_free_factor", made.freeFactor),
                             find("cholmod_l_free_dense", made.freeVectors)}) {
    if (!done) return done.error();
  }
  int version[3] = {};
  made.version(version);
  made.name = fmt::format("CHOLMOD {}.{}.{}", version[0], version[1], version[2]);
  const auto workspace = std::make_unique<Workspace>();
  const bool isKnown = version[0] == 3 && made.start(workspace.get()) != 0 && areDefaults(workspace->settings);
  if (version[0] == 3) made.finish(workspace.get());
  if (!isKnown) return Error{made.name + " is not a version that hgc can use", kHint, ErrorKind::Unsupported};
  return made;
}

}  // namespace

const Result<Library>& library() {
  static const Result<Library> loaded = load();
  return loaded;
}

}  // namespace hgc::cholmod
