/// What only first calls would do, done before.
#include "runtime/device/threads.h"
#include "runtime/session/lifecycle/moving.h"

namespace hgc {

Status Session::prepared(KernelKind kind, std::vector<uint32_t> assemblies) {
  Launch launch{kind};
  launch.assemblies = std::move(assemblies);
  return onThreads(threads_, [&] { return executable_->prepare(launch); });
}

Status Session::warmed(KernelKind kind) {
  if (const Status made = needs(kind); !made) return made;
  switch (kind) {
    case KernelKind::Hessian:
    case KernelKind::GaussNewton: return warmedSquare(kind);
    case KernelKind::Jacobian: return warmedJacobians();
    case KernelKind::Linearise: return warmedLinearisation();
    case KernelKind::Gradient: return computing([&] { return prepared(gradientOf(*workload_)); });
    default: return computing([&] { return prepared(kind); });
  }
}

Status Session::warmUp(const std::vector<KernelKind>& kinds) {
  for (const KernelKind kind : kinds.empty() ? workload_->artefact->kinds : kinds) {
    if (const Status done = warmed(kind); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
