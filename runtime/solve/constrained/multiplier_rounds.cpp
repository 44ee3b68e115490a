#include "runtime/solve/constrained/multiplier_rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/constrained/augmented_lagrangian.h"
#include "runtime/solve/methods/newton/saddle.h"
#include "runtime/solve/vectors.h"

namespace hgc {

Status MultiplierRounds::begin() {
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
          ErrorKind::NotFinite};
  }
  auto duals = constraints_.dualsOf(options_.constraints);
  if (!duals) return duals.error();
  round_.duals = std::move(*duals);
  report_.initialCost = *cost;
  if (options_.penalty) penalty_.begin(*options_.penalty);
  else penalty_.begin(std::isfinite(*cost) ? *cost : 0, *violated);  // such a cost is an error of the method
  return Done{};
}

/// That of the rounds; of `Auto`, before one has said which it takes, the one that the program was built for.
const MethodRow& MultiplierRounds::method() const {
  for (const SolveMethod method : {report_.method, options_.method}) {
    if (method != SolveMethod::Auto) return rowOf(method);
  }
  return rowOf(methodBuilt(constraints_.session()));
}

/// The cost tolerance of the current round.
double MultiplierRounds::costTolerance() const {
  constexpr double kTolerances[] = {1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14};
  const auto round = static_cast<size_t>(report_.rounds - start_.roundsBefore);
  return kTolerances[std::min(round, std::size(kTolerances)) - 1];
}

Proceed MultiplierRounds::tell(SolveIteration iteration) {
  iteration.iteration = start_.rows + std::ssize(report_.iterations);
  iteration.round = report_.rounds;
  iteration.penalty = penalty_.value();
  iteration.elapsed = secondsSince(start_.time);
  report_.iterations.push_back(iteration);
  return options_.observe ? options_.observe(iteration) : Proceed::Continue;
}

MethodOptions MultiplierRounds::optionsOfRound() {
  MethodOptions how{options_};
  if (!std::exchange(round_.isOfFile, false)) how.resume.clear();
  how.rounds = [this] { return state(false); };
  how.costTolerance = costTolerance();
  how.stepTolerance = std::min(how.stepTolerance, how.costTolerance);
  // Where a penalty is too small, the objective may fall far outside of what is feasible.
  constexpr double kFall = 10;
  if (!penalty_.isLargest()) how.mostFall = std::min(how.mostFall, kFall * penalty_.growth());
  how.maxIterations = std::min(mostSteps() - stepsTried(), method().inRound - round_.stepsBefore);
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

/// A round that has ended: whether another one follows, and its penalty, which a checkpoint keeps.
void MultiplierRounds::judge(const SolveReport& round) {
  constexpr double kTolerance = 1e-8;
  const bool isMet = penalty_.misfit() <= options_.constraintTolerance.value_or(kTolerance);
  const bool isCut = round.ending == SolveEnding::Iterations;
  const bool isExact =
      !isCut && (costTolerance() <= std::max(options_.costTolerance, 1e-14) || round.ending == SolveEnding::Gradient);
  if (round.ending == SolveEnding::Stopped || (isMet && isExact)) return end(round.ending, round.why);
  const bool isStuck = !isMet && !isCut && !penalty_.hasFallenMuch();
  if (isStuck && penalty_.isLargest()) return end(SolveEnding::Constraints, "a constraint could not be met");
  if (isStuck) penalty_.grow();
  if (stepsTried() >= mostSteps())
    end(SolveEnding::Iterations, fmt::format("{} iterations were made, as many as were allowed", mostSteps()));
}

/// What the current round begins with; between rounds, the next one.
/// Where a round has ended the next one begins. What could not be written is told once.
/// Takes what a file says of the rounds.
/// Goes on from a file: within a round, where its method goes on, or between two.
/// To where a round has begun, for which the penalty was too small.
Status MultiplierRounds::goBack(SolveReport round) {
  penalty_.grow();
  keep(std::move(round));
  return unknowns_.set(constraints_.session(), round_.point);
}

Status MultiplierRounds::runRound() {
  auto values = unknowns_.values(constraints_.session());
  if (!values) return values.error();
  if (!round_.isOfFile) {
    ++report_.rounds;
    round_.point = std::move(*values);
    round_.stepsBefore = 0;
  }
  round_.firstRow = report_.iterations.size();
  if (const Status done = constraints_.set(penalty_.value(), round_.duals); !done) return done;
  auto round = minimise_(optionsOfRound());
  if (!round) return round.error();
  const bool isUnbounded = round->ending == SolveEnding::Unbounded;
  if (isUnbounded && !penalty_.isLargest()) return goBack(std::move(*round));
  report_.method = round->method;  // which says how many iterations are allowed
  auto duals = constraints_.dualsAt(penalty_.value());
  if (!duals) return duals.error();
  report_.penalty = penalty_.value();
  const bool isCut = round->ending == SolveEnding::Iterations && stepsTried() < mostSteps();
  const double fall = round->initialCost - round->cost;
  if (isCut && penalty_.isTooSmall(round_.duals, *duals, fall)) return goBack(std::move(*round));
  penalty_.note(round_.duals, *duals);
  round_.duals = std::move(*duals);
  if (isUnbounded) end(round->ending, round->why);
  else judge(*round);
  const bool isKept = round->ending == SolveEnding::Iterations || round->ending == SolveEnding::Stopped;
  keep(std::move(*round));
  if (report_.ending == SolveEnding::Constraints && start_.attempt < kMostAttempts) return beginAgain();
  if (!isKept && (!report_.why.empty() || secondsSince(start_.time) >= start_.due)) keepBetween();
  return Done{};
}

/// From the start with a larger penalty: where smaller ones have led, constraints could not be met.
Status MultiplierRounds::beginAgain() {
  penalty_.beginAgain(++start_.attempt);
  round_.duals = constraints_.zeros();
  start_.roundsBefore = report_.rounds;
  report_.ending = SolveEnding::Iterations;
  report_.why.clear();
  report_.notes.push_back(
      fmt::format("another attempt was made after {} rounds, from the start with a penalty of {:.0e}", report_.rounds,
                  penalty_.value()));
  return unknowns_.set(constraints_.session(), start_.point);
}

/// Where Newton's method has ended at a point at which its matrix was not known to be positive definite. A penalty that
/// is larger than that of the last round holds what constraints hold, so that the direction is one along which they
/// stay met.
Status MultiplierRounds::warnOfSaddle() {
  constexpr double kFirmly = 100;
  const SolveIteration& last = report_.iterations.back();
  if (!isConverged(report_.ending) || report_.method != SolveMethod::Newton || !(last.isStart || last.shift > 0))
    return Done{};
  if (const Status done = constraints_.set(kFirmly * penalty_.value(), round_.duals); !done) return done;
  HessianModel model(unknowns_);
  auto warning = describeSaddle(constraints_.session(), unknowns_, model, "the Lagrangian");
  if (warning) report_.warnings.push_back(std::move(*warning));
  return Done{};
}

/// What is known of the constraints at the end, and of the objective alone.
Status MultiplierRounds::describe() {
  auto violated = constraints_.violations();
  if (!violated) return violated.error();
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  report_.cost = *cost;
  report_.constraints = constraints_.report(std::move(round_.duals), std::move(*violated));
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
        "instance {} of the constraint `{}` could not be met from this start: it is violated by {:.6g}, and a penalty "
        "of {:.0e} does not lower that; another start or method may meet it",
        worst.instance, worst.name, worst.largestViolation, penalty_.value());
  return Done{};
}

Result<SolveReport> MultiplierRounds::solve() {
  const auto first = unknowns_.values(constraints_.session());
  if (!first) return first.error();
  round_ = {constraints_.zeros(), *first};
  start_.point = *first;
  Status done = options_.resume.empty() ? begin() : resume();
  while (done && report_.why.empty()) done = runRound();
  // Of a file that cannot be gone on from nothing stays.
  const bool isRefused = !done && start_.isResumed && report_.iterations.empty();
  if (isRefused) static_cast<void>(unknowns_.set(constraints_.session(), *first));
  if (done) done = warnOfSaddle();
  if (done) done = describe();
  const Status left = constraints_.leaveOut();
  if (!done || !left) return done ? left.error() : done.error();
  report_.times.total = secondsSince(start_.time);
  return std::move(report_);
}

Result<SolveReport> solveConstrained(const Constraints& constraints, const SolveOptions& options,
                                     const Unknowns& unknowns, const MultiplierRounds::Minimise& minimise) {
  return MultiplierRounds(constraints, options, unknowns, minimise).solve();
}

}  // namespace hgc
