#pragma once
/// How methods of least squares try a step. Included by least_squares_run.h.
#include <limits>
#include <utility>

#include "runtime/solve/after/last_digits.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/least_squares_run.h"

namespace hgc {

template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::iterate() {
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  SolveIteration iteration{.cost = progress_.cost(), .isAccepted = false};
  if (const Status done = tryStep(iteration); !done) return done;
  if (!iteration.isAccepted) {
    rule_.reject();
    // Products are made where the session is, and the next step begins at the best point.
    if (const Status done = Model::kMultiplies ? progress_.restore() : Done{}; !done) return done;
  }
  if (rule_.isSpent()) endWithoutStep(progress_);
  tell(iteration, since);
  return Done{};
}

/// Goes along a step if it is a good one.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::tryStep(SolveIteration& iteration) {
  found_.inner = 0;
  found_.isCut = false;
  found_.decrease = std::numeric_limits<double>::quiet_NaN();
  const Result<bool> isFound = clocked(progress_.report().times.steps, [&] { return rule_.findStep(model_, found_); });
  if (!isFound) return isFound.error();
  iteration.inner = found_.inner;
  iteration.length = rule_.length();
  if (!*isFound && !isLeast()) return Done{};
  if (const Status done = unknowns_.move(progress_.best(), found_.step, point_); !done) return done;
  if (unknowns_.bounds().areThere()) {
    const Result<bool> isLeft = cutStep();
    if (!isLeft) return isLeft.error();
    if (!*isLeft) return Done{};
  }
  const auto cost = costAfterStep();
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = progress_.cost() - *cost;
  iteration.step = unknowns_.areCurved() ? distance(point_, progress_.best()) : norm(found_.step);
  iteration.ratio = iteration.costChange / found_.decrease;
  const Verdict verdict = judge(progress_.cost(), iteration.costChange, found_.decrease);
  if (verdict == Verdict::Lost) return tryBlindly(iteration);
  iteration.isAccepted = verdict == Verdict::Good;
  if (!iteration.isAccepted) return Done{};
  const double before = progress_.cost();
  accept(iteration);
  const Status done = linearise();  // the table's last gradient is that of the last point
  if (!done && !progress_.hasEnded())
    return done.error().kind == ErrorKind::NotFinite ? goBack(iteration, before) : done;
  rule_.accept(iteration.ratio);
  return Done{};
}

/// From a point where the cost is finite, and a derivative is not: like one where the cost is infinite.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::goBack(SolveIteration& iteration, double cost) {
  point_ = progress_.exchangeBest(std::move(point_));
  progress_.report().cost = cost;
  rejectNotFinite(iteration);
  if (const Status done = progress_.restore(); !done) return done;
  return linearise();
}

template <class Model, class Rule>
void LeastSquaresRun<Model, Rule>::rejectNotFinite(SolveIteration& iteration) {
  iteration.isAccepted = false;
  iteration.cost = progress_.countFinite(std::numeric_limits<double>::infinity());
  iteration.costChange = -iteration.cost;
  iteration.ratio = iteration.costChange / found_.decrease;
}

template <class Model, class Rule>
Result<double> LeastSquaresRun<Model, Rule>::costAfterStep() {
  std::span<const std::string> there;
  if constexpr (Model::kMultiplies)
    there = clocked(progress_.report().times.values, [&] { return model_.moveThere(found_.step); });
  return progress_.costAt(point_, there);
}

/// Makes the step the one that bounds have left of it. False where the model expects no decrease of that.
template <class Model, class Rule>
Result<bool> LeastSquaresRun<Model, Rule>::cutStep() {
  const std::vector<double> left = unknowns_.bounds().stepTo(progress_.best(), point_, found_.step);
  if (left == found_.step) return true;
  found_.isCut = true;
  found_.step = left;
  const Result<double> decrease = model_.decreaseAlong(found_.step);
  if (!decrease) return decrease.error();
  found_.decrease = *decrease;
  return found_.decrease > 0 || isLeast();
}

/// The change of the cost may be lost in its rounding. The step is then accepted if the offset falls.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::tryBlindly(SolveIteration& iteration) {
  const double before = model_.offset();
  const Status there = linearise();
  if (!there && there.error().kind != ErrorKind::NotFinite) return there;
  if (!there) rejectNotFinite(iteration);
  iteration.isAccepted = there && model_.offset() < before;
  if (iteration.isAccepted) {
    accept(iteration);
    rule_.accept(1);
    return Done{};
  }
  if (const Status done = progress_.restore(); !done) return done;
  if (const Status done = linearise(); !done) return done;
  return found_.decrease <= kCostRounding * progress_.cost() ? endAtRounding(iteration) : Done{};
}

/// The model is that of the best point. Without bounds and constraints it goes on to the last digits.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::endAtRounding(SolveIteration& iteration) {
  const bool isBounded = unknowns_.bounds().areThere() || progress_.options().rounds;
  if constexpr (Rule::kHoldsBack && requires { model_.findWholeStep(found_); }) {
    const auto again = [&] { return linearise(); };
    const Result<bool> isOther =
        isBounded ? Result<bool>(false) : findLastDigits(model_, unknowns_, progress_, iteration, again);
    if (!isOther) return isOther.error();
    const Result<bool> isFound = *isOther ? rule_.findStep(model_, found_) : isOther;  // for `noteWhatIsFree`
    if (!isFound) return isFound.error();
  }
  progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
  return Done{};
}

template <class Model, class Rule>
void LeastSquaresRun<Model, Rule>::accept(const SolveIteration& iteration) {
  const bool isWhole = rule_.length() == 0 || rule_.length() == 1;
  point_ = progress_.accept(iteration, std::move(point_), isWhole && !found_.isCut);
  endIfZero();
}

}  // namespace hgc
