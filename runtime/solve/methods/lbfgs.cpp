#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "runtime/solve/methods/gradients.h"
#include "runtime/solve/methods/inverse_hessian.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/methods/wolfe_search.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

class LbfgsRun {
 public:
  LbfgsRun(Session& session, const SolveOptions& options, const Unknowns& unknowns)
      : progress_(session, options, unknowns), gradients_(session, unknowns, progress_) {}

  Result<SolveReport> solve();

 private:
  MethodState state() const;
  Status begin();
  Status iterate();
  void endIfLost(const SolveIteration& iteration);
  Result<std::optional<LinePoint>> search(double slope);

  SolveProgress progress_;
  Gradients gradients_;
  InverseHessian inverse_;
  std::vector<double> direction_, point_;
  bool wasSmall_ = false;  ///< the last step
};

Result<SolveReport> LbfgsRun::solve() {
  const auto state = [&] { return this->state(); };
  const Status done = progress_.descend([&] { return begin(); }, [&] { return iterate(); }, state);
  const Status kept = progress_.restore();
  return progress_.finish(done ? kept : done, state);
}

MethodState LbfgsRun::state() const {
  MethodState state = inverse_.state();
  state["was small"] = {wasSmall_ ? 1.0 : 0.0};
  return state;
}

Status LbfgsRun::begin() {
  const auto since = Clock::now();
  const auto cost = gradients_.begin();
  if (!cost) return cost.error();
  if (const MethodState* const before = progress_.resumed()) {
    const auto wasSmall = numbersOf(*before, "was small", 1);
    if (!wasSmall) return progress_.ofFile(wasSmall.error());
    wasSmall_ = wasSmall->front() == 1;
    if (const Status done = inverse_.resume(*before, progress_.best().size()); !done)
      return progress_.ofFile(done.error());
  }
  gradients_.tell({.isStart = true, .cost = *cost}, since);
  return Done{};
}

/// Along the direction, from the best point.
Result<std::optional<LinePoint>> LbfgsRun::search(double slope) {
  const double first = inverse_.isEmpty() ? 1 / std::sqrt(-slope) : 1;  // the slope is -|gradient|² then
  return searchLine({0, progress_.cost(), slope}, first, [&](double length) -> Result<LinePoint> {
    const std::vector<double>& best = progress_.best();
    point_.resize(best.size());
    for (size_t k = 0; k < best.size(); ++k) point_[k] = best[k] + length * direction_[k];
    const auto cost = gradients_.at(point_);
    if (!cost) return cost.error();
    return LinePoint{length, *cost, std::isfinite(*cost) ? dot(gradients_.tried(), direction_) : 0};
  });
}

/// Whatever the tolerances are, nothing is left to gain where cost and unknowns change by their rounding alone.
void LbfgsRun::endIfLost(const SolveIteration& iteration) {
  if (std::fabs(iteration.costChange) <= kCostRounding * std::fabs(iteration.cost) &&
      iteration.step <= kCostRounding * norm(progress_.best()))
    progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
}

Status LbfgsRun::iterate() {
  constexpr double kSmall = 1e-12;
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  double& steps = progress_.report().times.steps;
  const auto direct = [&] { return inverse_.direct(gradients_.best(), direction_); };
  double slope = clocked(steps, direct);
  if (!(slope < 0)) {  // rounding has taken what the memory knew
    inverse_.clear();
    slope = clocked(steps, direct);
  }
  const double before = progress_.cost();
  auto found = search(slope);
  if (!found) return found.error();
  if (!*found) {
    if (-slope <= kSmall * std::max(std::fabs(before), std::fabs(progress_.report().initialCost)))
      progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
    else if (inverse_.isEmpty()) progress_.end(SolveEnding::NoStep, "no step lowers the cost");
    inverse_.clear();
    wasSmall_ = false;
    gradients_.tell({.cost = before, .isAccepted = false}, since);
    return Done{};
  }
  SolveIteration iteration{.cost = (*found)->cost, .costChange = before - (*found)->cost, .length = (*found)->length};
  iteration.step =
      clocked(steps, [&] { return inverse_.add(iteration.length, direction_, gradients_.tried(), gradients_.best()); });
  gradients_.accept();
  // Near a maximum or a saddle one small change says nothing: steps grow from there.
  point_ = progress_.accept(iteration, std::move(point_), wasSmall_);
  endIfLost(iteration);
  wasSmall_ = progress_.isSmall(iteration);
  gradients_.tell(iteration, since);
  return Done{};
}

}  // namespace

Result<SolveReport> lbfgs(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  return LbfgsRun(session, options, unknowns).solve();
}

}  // namespace hgc
