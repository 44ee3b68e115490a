#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "runtime/solve/methods/gradients.h"
#include "runtime/solve/methods/inverse_hessian.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/methods/wolfe_search.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

class LbfgsRun {
 public:
  LbfgsRun(Session& session, const SolveOptions& options, const Unknowns& unknowns)
      : progress_(session, options, unknowns), gradients_(session, unknowns) {}

  Result<SolveReport> solve();

 private:
  Status begin();
  Status iterate();
  Result<double> evaluateAt(std::span<const double> point);
  Result<std::optional<LinePoint>> search(double slope);
  void tell(SolveIteration iteration, Clock::time_point since);

  SolveProgress progress_;
  Gradients gradients_;
  InverseHessian inverse_;
  std::vector<double> gradient_, tried_;  ///< at the best point; at the point that was evaluated last
  std::vector<double> direction_, point_;
};

Result<SolveReport> LbfgsRun::solve() {
  const Status done = progress_.descend([&] { return begin(); }, [&] { return iterate(); });
  const Status kept = progress_.restore();
  return progress_.finish(done ? kept : done);
}

/// `tried_` is the gradient there.
Result<double> LbfgsRun::evaluateAt(std::span<const double> point) {
  const auto cost = clocked(progress_.report().times.linearised, [&] { return gradients_.at(point, tried_); });
  if (!cost) return cost;
  return progress_.countFinite(*cost);
}

Status LbfgsRun::begin() {
  const auto since = Clock::now();
  if (const Status done = progress_.takeStart(); !done) return done;
  const auto cost = evaluateAt(progress_.best());
  if (!cost) return cost.error();
  if (const Status done = progress_.startAt(*cost); !done) return done;
  std::swap(gradient_, tried_);
  tell({.isStart = true, .cost = *cost}, since);
  return Done{};
}

void LbfgsRun::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.gradient = progress_.largestSlope(gradient_);
  progress_.tell(iteration, since);
  if (iteration.isAccepted) progress_.endIfFlat(iteration.gradient);
}

/// Along the direction, from the best point.
Result<std::optional<LinePoint>> LbfgsRun::search(double slope) {
  const double first = inverse_.isEmpty() ? 1 / std::sqrt(-slope) : 1;  // the slope is -|gradient|² then
  return searchLine({0, progress_.cost(), slope}, first, [&](double length) -> Result<LinePoint> {
    const std::vector<double>& best = progress_.best();
    point_.resize(best.size());
    for (size_t k = 0; k < best.size(); ++k) point_[k] = best[k] + length * direction_[k];
    const auto cost = evaluateAt(point_);
    if (!cost) return cost.error();
    return LinePoint{length, *cost, std::isfinite(*cost) ? dot(tried_, direction_) : 0};
  });
}

Status LbfgsRun::iterate() {
  constexpr double kSmall = 1e-12;
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  double& steps = progress_.report().times.steps;
  const auto direct = [&] { return inverse_.direct(gradient_, direction_); };
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
    tell({.cost = before, .isAccepted = false}, since);
    return Done{};
  }
  SolveIteration iteration{.cost = (*found)->cost, .costChange = before - (*found)->cost, .length = (*found)->length};
  iteration.step = clocked(steps, [&] { return inverse_.add(iteration.length, direction_, tried_, gradient_); });
  std::swap(gradient_, tried_);
  // Near a maximum or a saddle one small change says nothing: steps grow from there.
  const SolveIteration& last = progress_.report().iterations.back();
  const bool wasSmall = last.isAccepted && !last.isStart && progress_.isSmall(last);
  point_ = progress_.accept(iteration, std::move(point_), wasSmall);
  tell(iteration, since);
  return Done{};
}

}  // namespace

Result<SolveReport> lbfgs(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  return LbfgsRun(session, options, unknowns).solve();
}

}  // namespace hgc
