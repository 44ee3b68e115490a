/// What changes on a device, noted so that another one can go on with it.
#include <algorithm>

#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

void DeviceLifecycle::noteLaunch(KernelKind kind) {
  choosing_->launches(kind);
  journal_.forgetGradient();
}

Status DeviceLifecycle::noteGradient(KernelKind kind) {
  if (!state_.current.device->info().hasOthers()) return Done{};
  if (journal_.isLong()) {
    if (const Status done = bringChanges(); !done) return done;
  }
  journal_.note({.kind = Step::Kind::Gradient, .kernels = kind});
  return Done{};
}

Status DeviceLifecycle::makeStep(Step step) {
  Executable& executable = *state_.current.executable;
  if (state_.current.isHost()) {
    const Status done = hgc::makeStep(executable, step);
    if (done) journal_.forgetGradient();  // it was that of other values
    return done;
  }
  if (journal_.isLong() && step.kind != Step::Kind::AddGradient) {  // which would be forgotten
    if (const Status done = bringChanges(); !done) return done;
  }
  if (step.kind == Step::Kind::Write && journal_.empty()) {
    const Status done = hgc::makeStep(executable, step);
    if (done) std::ranges::copy(step.values, state_.workload->bound.symbols[step.symbol].reals.begin() + step.first);
    return done;
  }
  const Status done = hgc::makeStep(executable, journal_.note(std::move(step)));  // noted first: that may need memory
  if (!done) journal_.takeBack();
  return done;
}

Status DeviceLifecycle::bringChanges() {
  if (journal_.empty()) return Done{};
  state_.hasGradient = state_.hasGradient && !journal_.hasGradient();
  return journal_.bringDown(*state_.current.executable, state_.workload->bound);
}

}  // namespace hgc
