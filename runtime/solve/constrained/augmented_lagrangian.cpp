#include "runtime/solve/constrained/augmented_lagrangian.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/constrained/penalty.h"
#include "runtime/solve/methods/methods.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

using Minimise = std::function<Result<SolveReport>(const MethodOptions&)>;

constexpr const char *kPenalty = "rounds penalty", *kPoint = "rounds point", *kCost = "rounds cost", *kDual = "dual ";

class MultiplierRounds {
 public:
  MultiplierRounds(const Constraints& constraints, const SolveOptions& options, const Unknowns& unknowns,
                   const Minimise& minimise)
      : constraints_(constraints), options_(options), unknowns_(unknowns), minimise_(minimise) {}

  Result<SolveReport> solve();

 private:
  Status begin();
  Status resume();
  Status take(const MethodState& state);
  MethodState state(bool isBetween) const;
  Status writeBetween();
  void keepBetween();
  Status runRound();
  void judge(const SolveReport& round);
  MethodOptions optionsOfRound();
  Proceed tell(SolveIteration iteration);
  void keep(SolveReport round);
  Status describe();
  void end(SolveEnding ending, std::string why) {
    report_.ending = ending;
    report_.why = std::move(why);
  }
  int64_t stepsTried() const { return std::ranges::count(report_.iterations, false, &SolveIteration::isStart); }
  bool hasMoved() const {
    return start_.isResumed ||
           std::ranges::any_of(report_.iterations, [](const auto& each) { return each.isAccepted && !each.isStart; });
  }
  int64_t mostSteps() const;
  double costTolerance() const;

  const Constraints& constraints_;
  const SolveOptions& options_;
  const Unknowns& unknowns_;
  const Minimise& minimise_;
  SolveReport report_;
  Penalty penalty_;
  struct {
    ByConstraint duals;
    std::vector<double> point;
    bool isOfFile = false;  ///< whether a file says how far its method has come
  } round_;                 ///< the current one: what it begins with
  struct {
    Clock::time_point time = Clock::now();
    bool isResumed = false;
    int64_t rows = 0;  ///< of the table, made before
    double due = 10;   ///< when a checkpoint is written next between rounds, in seconds
  } start_;
};

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

/// A round that has ended: whether another one follows, and its penalty, which a checkpoint keeps.
void MultiplierRounds::judge(const SolveReport& round) {
  constexpr double kTolerance = 1e-8;
  const bool isMet = penalty_.misfit() <= options_.constraintTolerance.value_or(kTolerance);
  const bool isExact =
      costTolerance() <= std::max(options_.costTolerance, 1e-14) || round.ending == SolveEnding::Gradient;
  if (round.ending == SolveEnding::Stopped || (isMet && isExact)) return end(round.ending, round.why);
  const bool isStuck = !isMet && !penalty_.hasFallenMuch() && round.ending != SolveEnding::Iterations;
  if (isStuck && penalty_.isLargest()) return end(SolveEnding::Constraints, "a constraint could not be met");
  if (isStuck) penalty_.grow();
  if (stepsTried() >= mostSteps())
    end(SolveEnding::Iterations, fmt::format("{} iterations were made, as many as were allowed", mostSteps()));
}

/// What the current round begins with; between rounds, the next one.
MethodState MultiplierRounds::state(bool isBetween) const {
  const auto rows = static_cast<double>(start_.rows + std::ssize(report_.iterations) - (isBetween ? 0 : 1));
  MethodState state = {{kRounds, {static_cast<double>(report_.rounds), rows, report_.initialCost}},
                       {kPenalty, penalty_.state()}};
  for (size_t k = 0; k < round_.duals.size(); ++k) state[kDual + constraints_.nameOf(k)] = round_.duals[k];
  if (!isBetween) state[kPoint] = round_.point;
  return state;
}

Status MultiplierRounds::writeBetween() {
  const auto point = unknowns_.values(constraints_.session());
  if (!point) return point.error();
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  auto kept = unknownsAt(constraints_.session(), *point);
  if (!kept) return kept.error();
  MethodState all = state(true);
  all[kCost] = {*cost};
  return writeCheckpoint(options_.checkpoint, {nameOf(report_.method), std::move(*kept), std::move(all)});
}

/// Where a round has ended the next one begins. What could not be written is told once.
void MultiplierRounds::keepBetween() {
  constexpr double kBetween = 10, kShare = 20;
  if (options_.checkpoint.empty()) return;
  const auto since = Clock::now();
  Status done = Done{};
  try {
    done = writeBetween();
  } catch (const std::bad_alloc&) {
    done = Error{fmt::format("cannot write {}: out of memory", options_.checkpoint), ""};
  }
  start_.due = secondsSince(start_.time) + std::max(kBetween, kShare * secondsSince(since));
  if (!done && std::ranges::count(report_.warnings, done.error().message) == 0)
    report_.warnings.push_back(done.error().message);
}

/// Takes what a file says of the rounds.
Status MultiplierRounds::take(const MethodState& state) {
  const auto rounds = numbersOf(state, kRounds, 3), penalty = numbersOf(state, kPenalty, 4);
  if (!rounds || !penalty) return rounds ? penalty.error() : rounds.error();
  constexpr double kMost = 1e15;
  if (!((*rounds)[0] >= 1 && (*rounds)[0] < kMost && (*rounds)[1] >= 0 && (*rounds)[1] < kMost))
    return Error{"it is damaged: it does not say how many rounds were made", "", ErrorKind::Data};
  report_.rounds = static_cast<int64_t>((*rounds)[0]);
  start_.rows = static_cast<int64_t>((*rounds)[1]);
  report_.initialCost = (*rounds)[2];
  for (size_t k = 0; k < round_.duals.size(); ++k) {
    auto duals = numbersOf(state, kDual + constraints_.nameOf(k), round_.duals[k].size());
    if (!duals) return duals.error();
    round_.duals[k] = std::move(*duals);
  }
  round_.isOfFile = isWithinMethod(state);
  if (round_.isOfFile) {
    auto point = numbersOf(state, kPoint, round_.point.size());
    if (!point) return point.error();
    round_.point = std::move(*point);
  }
  return penalty_.resume(*penalty);
}

/// Goes on from a file: within a round, where its method goes on, or between two.
Status MultiplierRounds::resume() {
  const auto checkpoint = readCheckpoint(options_.resume);
  if (!checkpoint) return checkpoint.error();
  start_.isResumed = true;
  if (const Status done = takeUnknowns(constraints_.session(), *checkpoint, options_); !done) return done;
  const auto ofFile = [&](Error error) {
    error.message = fmt::format("{}: {}", options_.resume, error.message);
    return error;
  };
  if (const Status done = take(checkpoint->state); !done) return ofFile(done.error());
  if (round_.isOfFile) return Done{};
  const auto kept = numbersOf(checkpoint->state, kCost, 1);
  if (!kept) return ofFile(kept.error());
  const auto cost = constraints_.objective();
  if (!cost) return cost.error();
  SolveReport before;
  before.cost = kept->front();
  before.initialCost = report_.initialCost;
  return checkResumed(before, options_.resume, *cost);
}

Status MultiplierRounds::runRound() {
  auto values = unknowns_.values(constraints_.session());
  if (!values) return values.error();
  if (!round_.isOfFile) {
    ++report_.rounds;
    round_.point = std::move(*values);
  }
  if (const Status done = constraints_.set(penalty_.value(), round_.duals); !done) return done;
  auto round = minimise_(optionsOfRound());
  if (!round) return round.error();
  const bool isUnbounded = round->ending == SolveEnding::Unbounded;
  if (isUnbounded && !penalty_.isLargest()) {  // a larger penalty may bound it
    penalty_.grow();
    keep(std::move(*round));
    return unknowns_.set(constraints_.session(), round_.point);
  }
  report_.method = round->method;  // which says how many iterations are allowed
  auto duals = constraints_.dualsAt(penalty_.value());
  if (!duals) return duals.error();
  report_.penalty = penalty_.value();
  penalty_.note(round_.duals, *duals);
  round_.duals = std::move(*duals);
  if (isUnbounded) end(round->ending, round->why);
  else judge(*round);
  const bool isKept = round->ending == SolveEnding::Iterations || round->ending == SolveEnding::Stopped;
  keep(std::move(*round));
  if (!isKept && (!report_.why.empty() || secondsSince(start_.time) >= start_.due)) keepBetween();
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
  Status done = options_.resume.empty() ? begin() : resume();
  while (done && report_.why.empty()) done = runRound();
  // Of a file that cannot be gone on from nothing stays.
  const bool isRefused = !done && start_.isResumed && report_.iterations.empty();
  if (isRefused) static_cast<void>(unknowns_.set(constraints_.session(), *first));
  if (done) done = describe();
  const Status left = constraints_.leaveOut();
  if (!done || !left) return done ? left.error() : done.error();
  report_.times.total = secondsSince(start_.time);
  return std::move(report_);
}

}  // namespace

Result<SolveReport> solveConstrained(const Constraints& constraints, const SolveOptions& options,
                                     const Unknowns& unknowns, const Minimise& minimise) {
  return MultiplierRounds(constraints, options, unknowns, minimise).solve();
}

}  // namespace hgc
