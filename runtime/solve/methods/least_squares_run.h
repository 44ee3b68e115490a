#pragma once
/// What methods of least squares have in common.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "runtime/solve/after/free_direction.h"
#include "runtime/solve/freedom/model_within.h"
#include "runtime/solve/methods/attempt.h"
#include "runtime/solve/methods/doubts.h"
#include "runtime/solve/methods/judge.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/vectors.h"

namespace hgc {

/// A run of a method whose steps come of a linear model of the residuals, a `Model` (dense_model.h). A `Rule` says
/// which step to try, and which one after it was accepted or not:
///   Result<bool> findStep(Model&, ModelStep&)   false: there is none
///   void accept(double ratio), reject()         of the change of the cost to what the model expects
///   bool isSpent() const                        no other step is worth trying
///   double radius() const, length() const       as in `SolveIteration`
///   std::vector<double> state() const           numbers from 0 on, to go on from
///   void resume(std::span<const double>)        from so many
///   kDamps                                      whether a second attempt with more damping makes a difference
///   kHoldsBack                                  whether its longest steps are damped
template <class Model, class Rule>
class LeastSquaresRun {
 public:
  LeastSquaresRun(Session& session, const MethodOptions& options, const Unknowns& unknowns, Model model,
                  const Rule& rule)
      : session_(session),
        unknowns_(unknowns),
        model_(unknowns, std::move(model)),
        first_{rule},
        rule_(rule),
        progress_(session, options, unknowns_) {
    model_.scaling().dampBy(options.damping.value_or(Damping::Diagonal));
  }

  Result<SolveReport> solve();

 private:
  Status resume(const MethodState& state);
  MethodState state();
  bool noteWhatIsFree();
  Status warnIfHeldBack();
  Status descend();
  Status descendInScale(double firstRadius);
  Status descendAgain(std::vector<int64_t> lost);
  void takeBetter(const Status& done);
  std::vector<int64_t> lostColumns();
  Status begin();
  Status iterate();
  Status linearise();
  Status tryStep(SolveIteration& iteration);
  Result<double> costAfterStep();
  Result<bool> cutStep();
  /// Whether the step gains nothing but rounding, as the least one within bounds may.
  bool isLeast() { return model_.hasBounds() && std::fabs(found_.decrease) <= kCostRounding * progress_.cost(); }
  Status tryBlindly(SolveIteration& iteration);
  Status goBack(SolveIteration& iteration, double cost);
  void rejectNotFinite(SolveIteration& iteration);
  Status endAtRounding(SolveIteration& iteration);
  void accept(const SolveIteration& iteration);
  void endIfZero() {
    if (progress_.cost() == 0) progress_.end(SolveEnding::Cost, "the cost is 0");
  }
  void tell(SolveIteration iteration, Clock::time_point since);

  Session& session_;
  const Unknowns& unknowns_;
  ModelWithin<Model> model_;
  struct {
    Rule rule;
    std::vector<double> point = {};
    std::optional<Attempt> found = std::nullopt;
  } first_;  ///< with which the first attempt begins; while there is a second one, how the first has ended
  Rule rule_;
  SolveProgress progress_;
  ModelStep found_;
  std::vector<double> point_;  ///< where it leads
};

template <class Model, class Rule>
Result<SolveReport> LeastSquaresRun<Model, Rule>::solve() {
  if (const Status done = progress_.takeStart(); !done) return done.error();
  first_.point = progress_.best();
  if (const MethodState* const before = progress_.resumed()) {
    if (const Status done = resume(*before); !done) return progress_.ofFile(done.error());
  }
  const auto hasConverged = [&] { return isConverged(progress_.report().ending); };
  const double firstRadius = Rule::kDamps ? first_.rule.radius() : 0;
  Status done = descend();
  if (done && hasConverged()) done = model_.completeScaling();
  if (done && hasConverged() && !first_.found && lostColumns().empty()) done = descendInScale(firstRadius);
  const bool isAtStart = progress_.report().iterations.empty();  // where it could not begin, or not go on
  if (!first_.found && Rule::kDamps && model_.scaling().canDampAlike() && done && hasConverged()) {
    if (auto lost = lostColumns(); !lost.empty()) done = descendAgain(std::move(lost));
  }
  // A second attempt that is not at its end goes on from what is kept before the two are compared.
  const bool isKept = first_.found && done && !hasConverged();
  if (isKept) progress_.keep([&] { return state(); });
  if (first_.found && !isAtStart && !(isKept && progress_.options().rounds)) {  // another round goes on
    takeBetter(done);
    done = Done{};
  }
  const Status kept = progress_.restore();
  if (done && kept && hasConverged()) done = model_.checkGradient(session_);
  if (done && kept && hasConverged()) done = model_.completeScaling();
  if (done && kept && hasConverged() && !progress_.options().rounds)
    warnOfDoubts(unknowns_, model_.scaling(), progress_.best(),
                 unknowns_.bounds().gradientWithin(progress_.best(), model_.gradient()), firstRadius,
                 progress_.report());  // a round may begin at a cost of nearly 0
  if (done && kept && hasConverged() && !noteWhatIsFree() && !progress_.options().rounds) done = warnIfHeldBack();
  if (isKept) return progress_.finish(done ? kept : done, nullptr);
  return progress_.finish(done ? kept : done, [&] { return state(); });
}

template <class Model, class Rule>
MethodState LeastSquaresRun<Model, Rule>::state() {
  MethodState state = model_.scaling().state();
  state["start"] = first_.point;
  state["rule"] = rule_.state();
  state["first rule"] = first_.rule.state();
  if (first_.found) state.merge(stateOf(*first_.found));
  return state;
}

/// Where it was, but for the model, which is found again.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::resume(const MethodState& state) {
  auto start = numbersOf(state, "start", first_.point.size());
  if (!start) return start.error();
  first_.point = std::move(*start);
  for (auto [name, rule] : {std::pair("rule", &rule_), std::pair("first rule", &first_.rule)}) {
    const auto numbers = numbersOf(state, name, rule->state().size());
    if (!numbers) return numbers.error();
    for (const double number : *numbers) {
      if (!(number >= 0))
        return Error{fmt::format("it is damaged: a number `{}` is {}", name, number), "", ErrorKind::Data};
    }
    rule->resume(*numbers);
  }
  if (Rule::kDamps && isOfSecond(state)) {
    auto found = firstAttempt(state, first_.point.size(), unknowns_.count());
    if (!found) return found.error();
    first_.found = std::move(*found);
  }
  return model_.scaling().resume(state, static_cast<size_t>(unknowns_.count()));
}

/// The least damping, that of Ceres, holds back unknowns in units that make their columns short, while others find the
/// least cost for where these are. They are scaled, too, and the solve goes on; where that comes to no end, it has
/// ended before.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::descendInScale(double firstRadius) {
  constexpr int kMost = 3;  // such a column may change its length on the way
  SolveReport& report = progress_.report();
  Status done = Done{};
  for (int k = 0; k < kMost && done && !progress_.options().rounds; ++k) {
    Scaling& scaling = model_.scaling();
    const auto gradient = unknowns_.bounds().gradientWithin(progress_.best(), model_.gradient());
    if (!holdsShortBack(scaling, gradient, firstRadius, report)) break;
    if (!scaling.scaleShort(roundingOfColumns(unknowns_, scaling.squares(), progress_.best()))) break;
    const SolveEnding ending = report.ending;
    std::string why = std::exchange(report.why, "");
    rule_ = first_.rule;
    done = descend();
    if (done && isConverged(report.ending)) done = model_.completeScaling();
    if (!done || isConverged(report.ending)) continue;
    if (report.ending == SolveEnding::NoStep) {
      report.ending = ending;
      report.why = std::move(why);
    }
    break;
  }
  return done;
}

/// A direction that residuals leave free, as that of a bundle that may move as a whole: steps are damped along it, and
/// it harms nothing. (What bounds hold is not free.) Looked for by the factor of the last step, in so few solves that
/// they take less than a twentieth. Whether there is one.
template <class Model, class Rule>
bool LeastSquaresRun<Model, Rule>::noteWhatIsFree() {
  constexpr double kLeast = 1e-14;  // columns that differ by 1e-6 of themselves have 1e-13, and are told apart
  constexpr int64_t kMost = 6, kForSteps = 3;  // iterations for each solve
  const auto damping = model_.scaling().lastDamping();
  if (!Rule::kDamps || damping.empty() || unknowns_.bounds().areThere()) return false;
  if constexpr (requires(std::span<double> x) { model_.solveDamped(x); }) {
    const int64_t solves = std::min(kMost, std::ssize(progress_.report().iterations) / kForSteps);
    const auto solve = [&](std::span<double> x) { return model_.solveDamped(x); };
    const auto free = findUndamped(damping, model_.scaling().squares(), solve, solves, kLeast);
    if (free)
      progress_.report().notes.push_back(fmt::format(
          "residuals leave a direction free, along which damping decides: {}", describeDirection(unknowns_, *free)));
    return free.has_value();
  }
  return false;
}

/// Damping holds steps back along what residuals tell little of, where a small change of the cost says nothing of how
/// far its least value is. Of few unknowns it is found by a step without damping.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::warnIfHeldBack() {
  constexpr int64_t kFew = 500;
  constexpr double kMuch = 10;  // times the tolerance
  const bool isByCost = progress_.report().ending == SolveEnding::Cost && progress_.cost() > 0;
  if (!Rule::kDamps || !isByCost || unknowns_.bounds().areThere() || unknowns_.count() > kFew) return Done{};
  if constexpr (requires { model_.findWholeStep(found_); }) {
    const auto isHeld = isHeldBack(model_);
    if (!isHeld) return isHeld.error();
    if (!*isHeld || !model_.findWholeStep(found_)) return Done{};
    const double share = found_.decrease / progress_.cost(), tolerance = progress_.options().costTolerance;
    if (share > kMuch * tolerance)
      progress_.report().warnings.push_back(
          fmt::format("the last changes were small, but damping held steps back: without it the cost might fall by "
                      "another {:.2g} of itself; a smaller --cost-tol goes on",
                      share));
  }
  return Done{};
}

/// Those that have vanished. Of what is fixed they say nothing: such a column is 0 wherever it begins to be fixed.
template <class Model, class Rule>
std::vector<int64_t> LeastSquaresRun<Model, Rule>::lostColumns() {
  std::vector<int64_t> lost = model_.scaling().lostColumns();
  std::erase_if(lost, [&](int64_t k) { return unknowns_.isFixed(k); });
  return lost;
}

/// The Jacobian's columns of some unknowns have vanished. Starts again with more damping.
template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::descendAgain(std::vector<int64_t> lost) {
  SolveReport& report = progress_.report();
  first_.found = {report.cost, report.ending, std::exchange(report.why, ""), progress_.exchangeBest(first_.point),
                  std::move(lost)};
  model_.scaling().dampAlike();
  rule_ = first_.rule;
  return descend();
}

/// Of the two attempts, of which the second one has ended so.
template <class Model, class Rule>
void LeastSquaresRun<Model, Rule>::takeBetter(const Status& done) {
  SolveReport& report = progress_.report();
  Attempt first = std::move(*first_.found);
  first_.found.reset();
  const bool isBetter = done && report.cost < first.cost;
  report.warnings.push_back(fmt::format("no residual changes with {} any more; a second attempt with more damping {}",
                                        namesOf(unknowns_, first.lost),
                                        !done      ? "fails: " + done.error().message
                                        : isBetter ? "ends at a lower cost"
                                                   : "ends at no lower cost"));
  if (isBetter) return;
  report.cost = first.cost;
  report.why = std::move(first.why);
  report.ending = first.ending;
  progress_.exchangeBest(std::move(first.point));
}

template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::descend() {
  return progress_.descend([&] { return begin(); }, [&] { return iterate(); }, [&] { return state(); });
}

template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::linearise() {
  const Status done = clocked(progress_.report().times.linearised, [&] { return model_.linearise(session_); });
  if constexpr (requires { model_.prepareSteps(); }) {
    if (done) return clocked(progress_.report().times.steps, [&] { return model_.prepareSteps(); });
  }
  return done;
}

template <class Model, class Rule>
void LeastSquaresRun<Model, Rule>::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.gradient = progress_.largestSlope(model_.gradient());
  iteration.radius = rule_.radius();
  progress_.tell(iteration, since);
  if (!iteration.isAccepted) return;
  const Scaling& scaling = model_.scaling();
  endIfFlat(progress_, scaling.areSomeShort() ? scaling.largestSlope(unknowns_.bounds().gradientWithin(
                                                    progress_.best(), model_.gradient()))
                                              : iteration.gradient);
}

template <class Model, class Rule>
Status LeastSquaresRun<Model, Rule>::begin() {
  const auto since = Clock::now();
  const bool isFirst = progress_.report().iterations.empty();
  const auto cost = progress_.costAt(progress_.best());
  if (!cost) return cost.error();
  if (const Status done = progress_.startAt(*cost); !done) return done;
  if (const Status done = linearise(); !done) return done;
  if (isFirst) {
    std::vector<int64_t> empty = model_.scaling().emptyColumns();
    std::erase_if(empty, [&](int64_t k) { return unknowns_.isFixed(k); });
    if (!empty.empty())
      progress_.report().warnings.push_back(
          fmt::format("no residual changes with {} at the start", namesOf(unknowns_, empty)));
  }
  tell({.isStart = true, .cost = *cost}, since);
  endIfZero();
  return Done{};
}

}  // namespace hgc

#include "runtime/solve/methods/least_squares_step.h"
