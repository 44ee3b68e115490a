#include "runtime/solve/methods/gradients.h"

#include <cmath>
#include <limits>

#include "runtime/solve/vectors.h"

namespace hgc {

Result<double> Gradients::begin() {
  if (const Status done = progress_.takeStart(); !done) return done.error();
  const auto cost = at(progress_.best());
  if (!cost) return cost;
  if (!std::isfinite(*cost) && std::isfinite(evaluation_.value))
    return Error{"a derivative is NaN or infinite at the start, where the objective is finite",
                 "`hgc run -w grad.x=-` with the same data shows where it comes from", ErrorKind::NotFinite};
  if (const Status done = progress_.startAt(*cost); !done) return done.error();
  accept();
  return cost;
}

Result<double> Gradients::at(std::span<const double> point) {
  const auto cost = clocked(progress_.report().times.linearised, [&] { return evaluateAt(point); });
  return cost ? Result<double>(progress_.countFinite(*cost)) : cost;
}

Result<double> Gradients::evaluateAt(std::span<const double> point) {
  if (const Status done = unknowns_.set(session_, point); !done) return done.error();
  if (const Status done = session_.evaluate({.gradient = true}, evaluation_); !done) return done.error();
  if (!std::isfinite(evaluation_.value)) return evaluation_.value;
  if (const Status done = unknowns_.lineariseManifolds(session_); !done) return done.error();
  tried_.resize(static_cast<size_t>(unknowns_.count()));
  const bool areAllFinite = unknowns_.takeBySteps(evaluation_.gradients, tried_);
  for (const int64_t k : unknowns_.fixedScalars()) tried_[static_cast<size_t>(k)] = 0;
  return areAllFinite || areFinite(tried_) ? evaluation_.value : std::numeric_limits<double>::infinity();
}

void Gradients::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.gradient = progress_.largestSlope(best_);
  progress_.tell(iteration, since);
  if (iteration.isAccepted) endIfFlat(progress_, unknowns_, session_.workload().artefact->program, best_);
}

}  // namespace hgc
