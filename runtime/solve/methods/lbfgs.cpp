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
  LbfgsRun(Session& session, const MethodOptions& options, const Unknowns& unknowns)
      : unknowns_(unknowns), progress_(session, options, unknowns), gradients_(session, unknowns, progress_) {}

  Result<SolveReport> solve();

 private:
  MethodState state() const;
  Status begin();
  Status iterate();
  void endIfLost(const SolveIteration& iteration);
  double direct();
  Status moveAlong(double length);
  Result<LinePoint> evaluate(double length);
  Result<std::optional<LinePoint>> search(double slope);
  Result<std::optional<LinePoint>> searchWithinBounds(double length);

  const Unknowns& unknowns_;
  SolveProgress progress_;
  Gradients gradients_;
  InverseHessian inverse_;
  std::vector<double> direction_, point_, step_;  ///< the step that has led to the point, unless it is `direction_` cut
  bool wasSmall_ = false, isCut_ = false;         ///< the last step; by bounds
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
    if (const Status done = inverse_.resume(*before, static_cast<size_t>(unknowns_.count())); !done)
      return progress_.ofFile(done.error());
  }
  gradients_.tell({.isStart = true, .cost = *cost}, since);
  return Done{};
}

/// The direction of the next step; the slope along it. What is at a bound that a descent would leave stays.
double LbfgsRun::direct() {
  const Bounds& bounds = unknowns_.bounds();
  if (!bounds.areThere()) return inverse_.direct(gradients_.best(), direction_);
  const std::vector<bool> held = bounds.findHeld(progress_.best(), gradients_.best());
  std::vector<double> free(gradients_.best().begin(), gradients_.best().end());
  const auto clear = [&](std::vector<double>& numbers) {
    for (size_t k = 0; k < held.size(); ++k) {
      if (held[k]) numbers[k] = 0;
    }
  };
  clear(free);
  inverse_.direct(free, direction_);
  clear(direction_);
  return dot(free, direction_);
}

/// From the best point.
Status LbfgsRun::moveAlong(double length) {
  const std::vector<double>& best = progress_.best();
  if (unknowns_.areCurved() || unknowns_.bounds().areThere()) {
    step_.resize(direction_.size());
    for (size_t k = 0; k < step_.size(); ++k) step_[k] = length * direction_[k];
    return unknowns_.move(best, step_, point_);
  }
  point_.resize(best.size());
  for (size_t k = 0; k < best.size(); ++k) point_[k] = best[k] + length * direction_[k];
  return Done{};
}

/// Slopes along a manifold are those by the steps from the point reached.
Result<LinePoint> LbfgsRun::evaluate(double length) {
  if (const Status done = moveAlong(length); !done) return done.error();
  const auto cost = gradients_.at(point_);
  if (!cost) return cost.error();
  return LinePoint{length, *cost, std::isfinite(*cost) ? dot(gradients_.tried(), direction_) : 0};
}

Result<std::optional<LinePoint>> LbfgsRun::search(double slope) {
  const double first = inverse_.isEmpty() ? 1 / std::sqrt(-slope) : 1;  // the slope is -|gradient|² then
  if (unknowns_.bounds().areThere()) return searchWithinBounds(first);
  return searchLine({0, progress_.cost(), slope}, first, [&](double length) { return evaluate(length); });
}

/// Halves the step until the objective is lower by 1e-4 of what the slope promises of the part that bounds leave of it
/// (Bertsekas, Projected Newton Methods for Optimization Problems with Simple Constraints, SIAM J. Control Optim. 20,
/// 1982). That part is the direction afterwards.
Result<std::optional<LinePoint>> LbfgsRun::searchWithinBounds(double length) {
  constexpr int kTries = 60;
  const double before = progress_.cost();
  bool isAtEdge = false;  // of where the objective is finite: the step's length then says nothing
  for (int k = 0; k < kTries; ++k, length /= 2) {
    auto tried = evaluate(length);
    if (!tried) return tried.error();
    isAtEdge = isAtEdge || !std::isfinite(tried->cost);
    if (point_ == progress_.best()) break;
    const std::vector<double> left = unknowns_.bounds().stepTo(progress_.best(), point_, step_);
    const double promised = dot(gradients_.best(), left);
    if (!(promised < 0) || !(tried->cost <= before + 1e-4 * promised)) continue;
    isCut_ = isAtEdge || left != step_;
    direction_ = left;
    return std::optional(*tried);
  }
  return std::optional<LinePoint>();
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
  double slope = clocked(steps, [&] { return direct(); });
  if (!(slope < 0)) {  // rounding has taken what the memory knew
    inverse_.clear();
    slope = clocked(steps, [&] { return direct(); });
  }
  const double before = progress_.cost();
  auto found = search(slope);
  if (!found) return found.error();
  if (!*found) {
    if (-slope <= kSmall * std::max(std::fabs(before), std::fabs(progress_.report().initialCost)))
      progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
    else if (inverse_.isEmpty()) endWithoutStep(progress_);
    inverse_.clear();
    wasSmall_ = false;
    gradients_.tell({.cost = before, .isAccepted = false}, since);
    return Done{};
  }
  SolveIteration iteration{.cost = (*found)->cost, .costChange = before - (*found)->cost, .length = (*found)->length};
  const double part = unknowns_.bounds().areThere() ? 1 : iteration.length;  // of the direction as it is now
  iteration.step =
      clocked(steps, [&] { return inverse_.add(part, direction_, gradients_.tried(), gradients_.best()); });
  gradients_.accept();
  // Near a maximum or a saddle one small change says nothing: steps grow from there.
  point_ = progress_.accept(iteration, std::move(point_), wasSmall_ && !isCut_);
  endIfLost(iteration);
  wasSmall_ = progress_.isSmall(iteration) && !isCut_;
  gradients_.tell(iteration, since);
  return Done{};
}

}  // namespace

Result<SolveReport> lbfgs(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  return LbfgsRun(session, options, unknowns).solve();
}

}  // namespace hgc
