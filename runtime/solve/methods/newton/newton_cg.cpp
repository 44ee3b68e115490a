#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "runtime/solve/methods/gradients.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/newton/hessian_products.h"
#include "runtime/solve/methods/newton/region_within.h"
#include "runtime/solve/methods/newton/saddle.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// How long a step may be.
class StepRadius {
 public:
  explicit StepRadius(std::optional<double> first) : first_(first) {}

  double value() const { return value_; }
  /// The first one is how long the unknowns are, whose units are not known otherwise, unless another one was given.
  void begin(double length) { set(first_.value_or(std::max(1.0, length))); }
  void resume(double radius) { value_ = radius; }
  /// After a step: smaller where the model was wrong, larger where it was right and the step was cut.
  void adapt(const RegionStep& found, const SolveIteration& iteration) {
    constexpr double kPoor = 0.25, kFine = 0.75;
    if (!iteration.isAccepted || iteration.ratio < kPoor) set(0.25 * iteration.step);
    else if (iteration.ratio > kFine && found.isCut) set(2 * value_);
  }

 private:
  void set(double radius) {
    constexpr double kLargest = 1e16;
    value_ = std::min(radius, kLargest);
  }

  std::optional<double> first_;
  double value_ = 0;
};

class NewtonCgRun {
 public:
  NewtonCgRun(Session& session, const MethodOptions& options, const Unknowns& unknowns)
      : unknowns_(unknowns),
        progress_(session, options, unknowns),
        gradients_(session, unknowns, progress_),
        products_(session, unknowns),
        radius_(options.radius) {}

  Result<SolveReport> solve();

 private:
  MethodState state() const { return {{"radius", {radius_.value()}}, {"is exact", {isExact_ ? 1.0 : 0.0}}}; }
  Status resume(const MethodState& state);
  Status begin();
  Status iterate();
  Status takeModel() { return products_.take(progress_.best(), gradients_.byValues()); }
  Status tryStep(StepWithin& step, SolveIteration& iteration);
  void tell(SolveIteration iteration, Clock::time_point since);
  Result<StepWithin> findStep();
  void warnIfSaddle();
  bool isFlatter(std::span<const double> point) const;
  /// Whether the decrease that a step promises is less than the rounding of the cost. Where bounds have stopped a step
  /// a shorter one may promise more.
  bool isLost(const StepWithin& step, Verdict verdict) const {
    return verdict == Verdict::Lost && !step.isStopped &&
           step.found.decrease <= kCostRounding * std::fabs(progress_.cost());
  }

  const Unknowns& unknowns_;
  SolveProgress progress_;
  Gradients gradients_;
  HessianProducts products_;
  StepRadius radius_;
  bool isExact_ = false;  ///< whether the next step is
};

Result<SolveReport> NewtonCgRun::solve() {
  const auto state = [&] { return this->state(); };
  const Status done = progress_.descend([&] { return begin(); }, [&] { return iterate(); }, state);
  const Status kept = progress_.restore();
  if (done && kept) warnIfSaddle();
  return progress_.finish(done ? kept : done, state);
}

/// With few products beside those of the solve. Rounds of a program with constraints minimise another objective.
void NewtonCgRun::warnIfSaddle() {
  constexpr int64_t kFew = 10, kPart = 20;
  SolveReport& report = progress_.report();
  if (!isConverged(report.ending) || progress_.options().rounds || !products_.goBack()) return;
  int64_t made = 0;
  for (const SolveIteration& iteration : report.iterations) made += iteration.inner;
  auto warning = clocked(report.times.linearised, [&] {
    return describeSaddle(unknowns_, products_, progress_.cost(), progress_.best(), gradients_.best(),
                          std::max(kFew, made / kPart));
  });
  if (warning) report.warnings.push_back(std::move(*warning));
}

Status NewtonCgRun::resume(const MethodState& state) {
  const auto radius = numbersOf(state, "radius", 1), isExact = numbersOf(state, "is exact", 1);
  if (!radius || !isExact) return radius ? isExact.error() : radius.error();
  if (!(radius->front() >= 0))
    return Error{fmt::format("it is damaged: its radius is {}", radius->front()), "", ErrorKind::Data};
  radius_.resume(radius->front());
  isExact_ = isExact->front() == 1;
  return Done{};
}

Status NewtonCgRun::begin() {
  const auto since = Clock::now();
  const auto cost = gradients_.begin();
  if (!cost) return cost.error();
  if (const Status done = takeModel(); !done) return done;
  radius_.begin(unknowns_.freeLength(progress_.best()));
  if (const MethodState* const before = progress_.resumed()) {
    if (const Status done = resume(*before); !done) return progress_.ofFile(done.error());
  }
  tell({.isStart = true, .cost = *cost}, since);
  return Done{};
}

void NewtonCgRun::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.radius = radius_.value();
  gradients_.tell(iteration, since);
}

Result<StepWithin> NewtonCgRun::findStep() {
  constexpr double kInexact = 0.5, kExact = 1e-9;
  return clocked(progress_.report().times.steps, [&] {
    return findStepWithin(unknowns_, products_, progress_.best(), gradients_.best(), radius_.value(),
                          isExact_ ? kExact : kInexact);
  });
}

Status NewtonCgRun::iterate() {
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  auto step = findStep();
  if (!step) return step.error();
  SolveIteration iteration{.step = norm(step->found.step), .inner = step->found.products, .isAccepted = false};
  if (const Status done = tryStep(*step, iteration); !done) return done;
  radius_.adapt(step->found, iteration);
  tell(iteration, since);
  if (iteration.isAccepted) return Done{};
  const Status done = progress_.restore();
  return done ? products_.goBack() : done;
}

/// Whether the gradient that was tried, at that point, is smaller than that at the best one.
bool NewtonCgRun::isFlatter(std::span<const double> point) const {
  const Bounds& bounds = unknowns_.bounds();
  if (!bounds.areThere()) return norm(gradients_.tried()) < norm(gradients_.best());
  return norm(bounds.gradientWithin(point, gradients_.tried())) <
         norm(bounds.gradientWithin(progress_.best(), gradients_.best()));
}

/// Goes along a step if it is a good one. A small one says nothing of how far the solution is unless it is exact: then
/// the next one is.
Status NewtonCgRun::tryStep(StepWithin& step, SolveIteration& iteration) {
  const RegionStep& found = step.found;
  const bool isThere = step.point != progress_.best();
  const auto cost = gradients_.at(step.point);
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = progress_.cost() - *cost;
  iteration.ratio = found.decrease > 0 ? iteration.costChange / found.decrease : 0;
  const Verdict verdict = judge(progress_.cost(), iteration.costChange, found.decrease);
  const bool isGood = verdict == Verdict::Good || (verdict == Verdict::Lost && isFlatter(step.point));
  iteration.isAccepted = isThere && isGood;
  if (iteration.isAccepted) {
    if (verdict == Verdict::Lost) iteration.ratio = 1;
    progress_.accept(iteration, std::move(step.point), isExact_ && found.isMet && !found.isCut && !step.isStopped);
    isExact_ = progress_.isSmall(iteration);
    gradients_.accept();
    return takeModel();
  }
  if (!isThere || isLost(step, verdict)) {
    // A region that has shrunk, as before a wall, says nothing of a minimum.
    if (found.isCut) endWithoutStep(progress_);
    else progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
  }
  return Done{};
}

}  // namespace

Result<SolveReport> newtonCg(Session& session, const MethodOptions& options, const Unknowns& unknowns) {
  return NewtonCgRun(session, options, unknowns).solve();
}

}  // namespace hgc
