#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "runtime/solve/methods/gradients.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/products/steihaug.h"
#include "runtime/solve/products/step_products.h"
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
  Result<RegionStep> findStep();
  Status tryStep(const RegionStep& found, SolveIteration& iteration);
  void tell(SolveIteration iteration, Clock::time_point since);
  /// Whether the decrease that a step promises is less than the rounding of the cost.
  bool isLost(const RegionStep& found, Verdict verdict) {
    return verdict == Verdict::Lost && found.decrease <= kCostRounding * std::fabs(progress_.cost());
  }

  const Unknowns& unknowns_;
  SolveProgress progress_;
  Gradients gradients_;
  StepProducts products_;
  StepRadius radius_;
  bool isExact_ = false;  ///< whether the next step is
};

Result<SolveReport> NewtonCgRun::solve() {
  const auto state = [&] { return this->state(); };
  const Status done = progress_.descend([&] { return begin(); }, [&] { return iterate(); }, state);
  const Status kept = progress_.restore();
  return progress_.finish(done ? kept : done, state);
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
  std::vector<bool> fixed(gradients_.best().size());
  for (size_t k = 0; k < fixed.size(); ++k) fixed[k] = unknowns_.isFixed(static_cast<int64_t>(k));
  products_.hold(fixed);
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

Result<RegionStep> NewtonCgRun::findStep() {
  constexpr int64_t kMostProducts = 1'000;
  constexpr double kExact = 1e-3;
  const double tolerance = std::min(isExact_ ? kExact : 0.5, std::sqrt(norm(gradients_.best())));
  return clocked(progress_.report().times.steps, [&] {
    return minimiseWithin(
        radius_.value(), gradients_.best(),
        [&](std::span<double> direction, std::span<double> product) -> Status {
          const auto done = products_.multiply(KernelKind::Hvp, direction, product);
          return done ? Status(Done{}) : Status(done.error());
        },
        tolerance, kMostProducts);
  });
}

Status NewtonCgRun::iterate() {
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  const auto found = findStep();
  if (!found) return found.error();
  SolveIteration iteration{.step = norm(found->step), .inner = found->products, .isAccepted = false};
  if (const Status done = tryStep(*found, iteration); !done) return done;
  radius_.adapt(*found, iteration);
  tell(iteration, since);
  return iteration.isAccepted ? Done{} : progress_.restore();
}

/// Goes along a step if it is a good one. A small one says nothing of how far the solution is unless it is exact: then
/// the next one is.
Status NewtonCgRun::tryStep(const RegionStep& found, SolveIteration& iteration) {
  std::vector<double> point = progress_.best();
  for (size_t k = 0; k < point.size(); ++k) point[k] += found.step[k];
  const bool isThere = point != progress_.best();
  const auto cost = gradients_.at(point);
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = progress_.cost() - *cost;
  iteration.ratio = iteration.costChange / found.decrease;
  const Verdict verdict = judge(progress_.cost(), iteration.costChange, found.decrease);
  const bool isLower = norm(gradients_.tried()) < norm(gradients_.best());
  iteration.isAccepted = isThere && (verdict == Verdict::Good || (verdict == Verdict::Lost && isLower));
  if (iteration.isAccepted) {
    if (verdict == Verdict::Lost) iteration.ratio = 1;
    progress_.accept(iteration, std::move(point), isExact_ && !found.isCut);
    isExact_ = progress_.isSmall(iteration);
    gradients_.accept();
  } else if (!isThere || isLost(found, verdict)) {
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
