/// Models of problems that share no unknowns.
#include <array>

#include "runtime/device/components.h"
#include "runtime/session/collector.h"
#include "runtime/session/matrices/engine.h"
#include "runtime/session/matrices/planned.h"

namespace hgc {

/// Whether the device adds up all three.
bool MatrixEngine::assembles(SeparatePlan& plan) {
  if (state_.current.isHost()) return false;
  Executable& executable = *state_.current.executable;
  return onThreads(state_.threads, [&] {
    return isAdopted(executable, plan.matrix) && isAdopted(executable, plan.gradient) &&
           isAdopted(executable, plan.values);
  });
}

Status MatrixEngine::separate(const std::string& dimension, SeparateModels& result) {
  constexpr KernelKind kind = KernelKind::GaussNewton;
  if (const Status made = launcher_.checkKernels(kind); !made) return made;
  const auto make = [&] {
    return onThreads(state_.threads, [&] { return planSeparate(*state_.workload, dimension); });
  };
  return lifecycle_.compute([&] {
    return planned(plans().separate, dimension, make, [&](SeparatePlan& plan) {
      result.matrix.shape = plan.matrix.sums.blockShape();
      if (assembles(plan))
        return assemble(kind, std::array{Assembled{**plan.matrix.adopted, &result.matrix.values},
                                         Assembled{**plan.gradient.adopted, &result.gradient},
                                         Assembled{**plan.values.adopted, &result.values}});
      return fillSeparate(plan, result);
    });
  });
}

/// From what instances hand over.
Status MatrixEngine::fillSeparate(SeparatePlan& plan, SeparateModels& result) {
  result.gradient.resize(plan.gradient.sums.places());
  result.values.resize(plan.values.sums.places());
  const auto before = [&](size_t g, const double* tiles, int64_t first, int64_t last) {
    plan.gradient.sums.add(g, tiles, first, last, result.gradient.data());
    plan.values.sums.add(g, tiles, first, last, result.values.data());
  };
  const Status done = fill(KernelKind::GaussNewton, Projection::None, plan.matrix, result.matrix.values, before);
  if (!done) return done;
  const auto start = Clock::now();
  onThreads(state_.threads, [&] {
    plan.gradient.sums.finish(result.gradient.data());
    plan.values.sums.finish(result.values.data());
  });
  state_.times.addCollection(millisecondsSince(start), state_.current.isHost());
  return done;
}

}  // namespace hgc
