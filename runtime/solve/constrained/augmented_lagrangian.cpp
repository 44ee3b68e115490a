#include "runtime/solve/constrained/augmented_lagrangian.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

using Minimise = std::function<Result<SolveReport>(const SolveOptions&)>;

/// How hard violations weigh: more where they do not fall by much.
class Penalty {
 public:
  /// The first one balances the objective and the violations, as in chapter 12 of Birgin and Martínez (2014).
  void begin(double cost, const ByConstraint& violations) {
    constexpr double kBalance = 10, kLeast = 1e-8, kMost = 1e8, kRise = 1e12;
    double squares = 0;
    for (const std::vector<double>& each : violations) squares += dot(each, each);
    const double balance = kBalance * std::max(1.0, std::fabs(cost)) / std::max(1.0, 0.5 * squares);
    value_ = std::clamp(balance, kLeast, kMost);
    largest_ = kRise * value_;
  }
  double value() const { return value_; }
  bool isLargest() const { return value_ >= largest_; }
  void grow() { value_ *= 10; }

  /// The largest distance of a value from where its multiplier wants it, that is, from the range or its end.
  double misfit() const { return misfit_; }
  void note(const ByConstraint& before, const ByConstraint& duals) {
    lastMisfit_ = misfit_;
    misfit_ = 0;
    for (size_t k = 0; k < duals.size(); ++k) {
      for (size_t i = 0; i < duals[k].size(); ++i) {
        const double off = std::fabs(duals[k][i] - before[k][i]) / value_;
        if (!(off <= misfit_) && !std::isnan(misfit_)) misfit_ = off;
      }
    }
  }
  bool hasFallenMuch() const { return misfit_ <= 0.25 * lastMisfit_; }

 private:
  double value_ = 1, largest_ = 1;
  double misfit_ = HUGE_VAL, lastMisfit_ = HUGE_VAL;
};

class MultiplierRounds {
 public:
  MultiplierRounds(const Constraints& constraints, const SolveOptions& options, const Unknowns& unknowns,
                   const Minimise& minimise)
      : constraints_(constraints), options_(options), unknowns_(unknowns), minimise_(minimise) {}

  Result<SolveReport> solve();

 private:
  Status begin();
  Status runRound();
  void judge(const SolveReport& round);
  SolveOptions optionsOfRound();
  Proceed tell(SolveIteration iteration);
  void keep(SolveReport round);
  Status describe();
  void end(SolveEnding ending, std::string why) {
    report_.ending = ending;
    report_.why = std::move(why);
  }
  int64_t stepsTried() const { return std::ranges::count(report_.iterations, false, &SolveIteration::isStart); }
  bool hasMoved() const {
    return std::ranges::any_of(report_.iterations, [](const auto& each) { return each.isAccepted && !each.isStart; });
  }
  int64_t mostSteps() const;
  double costTolerance() const;

  const Constraints& constraints_;
  const SolveOptions& options_;
  const Unknowns& unknowns_;
  const Minimise& minimise_;
  SolveReport report_;
  Penalty penalty_;
  ByConstraint duals_;
  Clock::time_point start_ = Clock::now();
};

Status MultiplierRounds::begin() {
  duals_ = constraints_.zeros();
  const auto violated = constraints_.violations();
  if (!violated) return violated.error();
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  for (size_t k = 0; k < violated->size(); ++k) {
    const std::string& name = constraints_.nameOf(k);
    if (!areFinite((*violated)[k]))
      return Error{
          fmt::format("the constraint `{}` is NaN or infinite at the start, or has an empty range", name),
          fmt::format("`hgc run -b {}{}=1` with the same data shows where that comes from", name, kWeightEnding),
          ErrorKind::Data};
  }
  report_.initialCost = *cost;
  penalty_.begin(std::isfinite(*cost) ? *cost : 0, *violated);  // a cost that is not finite is an error of the method
  return Done{};
}

int64_t MultiplierRounds::mostSteps() const {
  // A round that was unbounded has not said yet which method it takes.
  const SolveMethod method = report_.method == SolveMethod::Auto ? SolveMethod::Newton : report_.method;
  return options_.maxIterations.value_or(rowOf(method).inRounds);
}

/// The cost tolerance of the current round.
double MultiplierRounds::costTolerance() const {
  constexpr double kTolerances[] = {1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14};
  return kTolerances[std::min<size_t>(static_cast<size_t>(report_.rounds), std::size(kTolerances)) - 1];
}

Proceed MultiplierRounds::tell(SolveIteration iteration) {
  iteration.iteration = static_cast<int64_t>(report_.iterations.size());
  iteration.round = report_.rounds;
  iteration.penalty = penalty_.value();
  iteration.elapsed = secondsSince(start_);
  report_.iterations.push_back(iteration);
  return options_.observe ? options_.observe(iteration) : Proceed::Continue;
}

SolveOptions MultiplierRounds::optionsOfRound() {
  SolveOptions how = options_;
  how.costTolerance = costTolerance();
  how.stepTolerance = std::min(how.stepTolerance, how.costTolerance);
  how.maxIterations = mostSteps() - stepsTried();
  how.observe = [this](const SolveIteration& iteration) { return tell(iteration); };
  return how;
}

/// What a round tells, but for its rows, which are there already.
void MultiplierRounds::keep(SolveReport round) {
  const auto addNew = [](std::vector<std::string>& to, std::vector<std::string> from) {
    for (std::string& text : from) {
      if (std::ranges::find(to, text) == to.end()) to.push_back(std::move(text));
    }
  };
  addNew(report_.warnings, std::move(round.warnings));
  addNew(report_.notes, std::move(round.notes));
  report_.unknowns = round.unknowns;
  report_.residuals = round.residuals;
  report_.times.values += round.times.values;
  report_.times.linearised += round.times.linearised;
  report_.times.steps += round.times.steps;
}

/// A round that has ended: whether another one follows, and its penalty.
void MultiplierRounds::judge(const SolveReport& round) {
  constexpr double kTolerance = 1e-8;
  const bool isMet = penalty_.misfit() <= options_.constraintTolerance.value_or(kTolerance);
  const bool isExact =
      costTolerance() <= std::max(options_.costTolerance, 1e-14) || round.ending == SolveEnding::Gradient;
  if (round.ending == SolveEnding::Stopped || (isMet && isExact)) return end(round.ending, round.why);
  if (stepsTried() >= mostSteps())
    return end(SolveEnding::Iterations, fmt::format("{} iterations were made, as many as were allowed", mostSteps()));
  if (isMet || penalty_.hasFallenMuch()) return;
  if (penalty_.isLargest()) return end(SolveEnding::Constraints, "a constraint cannot be met");
  penalty_.grow();
}

Status MultiplierRounds::runRound() {
  ++report_.rounds;
  if (const Status done = constraints_.set(penalty_.value(), duals_); !done) return done;
  const auto before = unknowns_.values(constraints_.session());
  if (!before) return before.error();
  auto round = minimise_(optionsOfRound());
  if (!round) return round.error();
  const bool isUnbounded = round->ending == SolveEnding::Unbounded;
  if (isUnbounded && !penalty_.isLargest()) {  // a larger penalty may bound it
    penalty_.grow();
    keep(std::move(*round));
    return unknowns_.set(constraints_.session(), *before);
  }
  report_.method = round->method;  // which says how many iterations are allowed
  auto duals = constraints_.dualsAt(penalty_.value());
  if (!duals) return duals.error();
  penalty_.note(duals_, *duals);
  duals_ = std::move(*duals);
  if (isUnbounded) end(round->ending, round->why);
  else judge(*round);
  keep(std::move(*round));
  return Done{};
}

/// What is known of the constraints at the end, and of the objective alone.
Status MultiplierRounds::describe() {
  auto violated = constraints_.violations();
  if (!violated) return violated.error();
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  report_.cost = *cost;
  report_.penalty = penalty_.value();
  report_.constraints = constraints_.report(std::move(duals_), std::move(*violated));
  const auto& worst = *std::ranges::max_element(report_.constraints, {}, &SolveConstraint::largestViolation);
  if (isConverged(report_.ending))
    report_.why = fmt::format("constraints are met within {:.2e} after {} round{}; {}", worst.largestViolation,
                              report_.rounds, report_.rounds == 1 ? "" : "s", report_.why);
  else if (report_.ending == SolveEnding::Constraints && !hasMoved())
    end(SolveEnding::NoStep,
        fmt::format("no step lowers the cost, and instance {} of the constraint `{}` is violated by "
                    "{:.6g}: another method may find one",
                    worst.instance, worst.name, worst.largestViolation));
  else if (report_.ending == SolveEnding::Constraints)
    report_.why = fmt::format(
        "instance {} of the constraint `{}` cannot be met: it is violated by {:.6g}, and a penalty of {:.0e} does not "
        "lower that",
        worst.instance, worst.name, worst.largestViolation, penalty_.value());
  return Done{};
}

Result<SolveReport> MultiplierRounds::solve() {
  Status done = begin();
  while (done && report_.why.empty()) done = runRound();
  if (done) done = describe();
  const Status left = constraints_.leaveOut();
  if (!done || !left) return done ? left.error() : done.error();
  report_.times.total = secondsSince(start_);
  return std::move(report_);
}

}  // namespace

Result<SolveReport> solveConstrained(const Constraints& constraints, const SolveOptions& options,
                                     const Unknowns& unknowns, const Minimise& minimise) {
  return MultiplierRounds(constraints, options, unknowns, minimise).solve();
}

}  // namespace hgc
