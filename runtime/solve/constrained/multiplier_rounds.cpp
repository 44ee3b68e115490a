#include "runtime/solve/constrained/multiplier_rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "runtime/solve/methods/newton/saddle.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Where Newton's method has ended at a point at which its matrix was not known to be positive definite. A penalty that
/// is larger than that of the last round holds what constraints hold, so that the direction is one along which they
/// stay met.
Status warnOfSaddle(const Constraints& constraints, const ByConstraint& duals, const Unknowns& unknowns,
                    SolveReport& report) {
  constexpr double kFirmly = 100;
  const SolveIteration& last = report.iterations.back();
  if (!isConverged(report.ending) || report.method != SolveMethod::Newton || !(last.isStart || last.shift > 0))
    return Done{};
  if (const Status done = constraints.set(kFirmly * report.penalty, duals); !done) return done;
  HessianModel model(unknowns);
  auto warning = describeSaddle(constraints.session(), unknowns, model, "the Lagrangian");
  if (warning) report.warnings.push_back(std::move(*warning));
  return Done{};
}

/// What an objective counts as at least where its changes are compared with it: a part of that at the start. One that
/// is next to nothing beside 1, which the first penalty takes it for at least, cannot be minimised to its own digits.
double leastObjective(double initialCost) {
  constexpr double kOfStart = 1e-4, kNothing = 1e-7;
  return std::max(kOfStart * std::fabs(initialCost), kNothing);
}

/// What gradients are compared with at the end: the largest of the objective at the start. It may be 0, or as good as
/// that beside those of the constraints.
Result<double> slopeAtStart(const Constraints& constraints, double penalty, const ByConstraint& duals) {
  constexpr double kPart = 1e-6;
  if (const Status done = constraints.leaveOut(); !done) return done.error();
  const auto own = constraints.largestSlope();
  if (!own) return own;
  if (const Status done = constraints.set(penalty, duals); !done) return done.error();
  const auto all = constraints.largestSlope();
  return all ? Result<double>(std::max(*own, kPart * *all)) : all;
}

}  // namespace

Status MultiplierRounds::begin() {
  const auto scales = constraints_.findScales(unknowns_);
  if (!scales) return scales.error();
  constraints_.setScales(*scales);
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
  const auto curvature = constraints_.curvature(unknowns_);
  if (!curvature) return curvature.error();
  if (options_.penalty) penalty_.begin(*options_.penalty);
  else penalty_.begin(std::isfinite(*cost) ? *cost : 0, *violated, *curvature);  // the method refuses other costs
  const auto slope = slopeAtStart(constraints_, penalty_.value(), round_.duals);
  if (!slope) return slope.error();
  whole_.slope = *slope;
  return Done{};
}

/// That of the rounds; of `Auto`, before one has said which it takes, the one that the program was built for.
const MethodRow& MultiplierRounds::method() const {
  for (const SolveMethod method : {report_.method, options_.method}) {
    if (method != SolveMethod::Auto) return rowOf(method);
  }
  return rowOf(methodBuilt(*constraints_.session().workload().artefact));
}

/// The cost tolerance of the current round.
double MultiplierRounds::costTolerance() const {
  constexpr double kTolerances[] = {1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14};
  return kTolerances[std::min(static_cast<size_t>(whole_.level), std::size(kTolerances) - 1)];
}

Proceed MultiplierRounds::tell(SolveIteration iteration) {
  iteration.iteration = whole_.rows + std::ssize(report_.iterations);
  iteration.round = report_.rounds;
  iteration.penalty = penalty_.value();
  iteration.elapsed = secondsSince(whole_.time);
  report_.iterations.push_back(iteration);
  const Proceed next = options_.observe ? options_.observe(iteration) : Proceed::Continue;
  whole_.isStopped = whole_.isStopped || next == Proceed::Stop;
  return next;
}

MethodOptions MultiplierRounds::optionsOfRound() {
  MethodOptions how{options_};
  if (!std::exchange(round_.isOfFile, false)) how.resume.clear();
  how.rounds = [this] { return state(false); };
  how.costTolerance = costTolerance();
  how.stepTolerance = std::min(how.stepTolerance, how.costTolerance);
  how.leastCost = -whole_.fall * scaleOfCost();
  const int64_t left = std::min(mostSteps() - stepsTried(), method().inRound - round_.stepsBefore);
  how.maxIterations = std::max<int64_t>(left, 0);
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
  report_.notFinite += round.notFinite;
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
  if (isMet && isExact) return end(round.ending, round.why);
  ++whole_.level;
  const bool isStuck = !isMet && !isCut && !penalty_.hasFallenMuch();
  if (isStuck && penalty_.isLargest()) return end(SolveEnding::Constraints, "a constraint could not be met");
  if (isStuck) penalty_.grow();
  if (whole_.isStopped) return end(SolveEnding::Stopped, "the caller stopped it");
  if (stepsTried() >= mostSteps())
    end(SolveEnding::Iterations, fmt::format("{} iterations were made, as many as were allowed{}", mostSteps(),
                                             mostSteps() > 0 ? "; another penalty or method may need fewer" : ""));
}

Status MultiplierRounds::beginRound() {
  auto values = unknowns_.values(constraints_.session());
  if (!values) return values.error();
  if (!round_.isOfFile) {
    ++report_.rounds;
    round_.point = std::move(*values);
    round_.stepsBefore = 0;
  }
  round_.firstRow = report_.iterations.size();
  return constraints_.set(penalty_.value(), round_.duals);
}

Status MultiplierRounds::runRound() {
  if (const Status done = beginRound(); !done) return done;
  auto round = minimise_(optionsOfRound());
  if (!round) return round.error();
  report_.method = round->method;  // which says how many iterations are allowed
  report_.penalty = penalty_.value();
  auto duals = constraints_.dualsAt(penalty_.value());
  if (!duals) return duals.error();
  const bool hasFallen = round->ending == SolveEnding::Unbounded;
  if (hasFallen) whole_.fall = 10 * std::max(whole_.fall, -round->cost / scaleOfCost());
  constexpr double kMostGrowth = 1e4;  // of a penalty that may be large enough for a slow method
  const bool isCut = round->ending == SolveEnding::Iterations && stepsTried() < mostSteps();
  const bool mayGoBack = hasFallen ? !penalty_.isLargest() : isCut && penalty_.growth() < kMostGrowth;
  const double fall = round->initialCost - round->cost;
  if (mayGoBack && !whole_.isStopped && penalty_.isTooSmall(round_.duals, *duals, fall)) {
    penalty_.grow();
    keep(std::move(*round));
    return unknowns_.set(constraints_.session(), round_.point);
  }
  constexpr double kMostFall = 1e16;
  if (hasFallen && whole_.fall < kMostFall && !whole_.isStopped) {  // there may be a least value further down
    keep(std::move(*round));
    return Done{};
  }
  return endRound(std::move(*round), std::move(*duals));
}

Status MultiplierRounds::endRound(SolveReport round, ByConstraint duals) {
  const bool isUnbounded = round.ending == SolveEnding::Unbounded && !whole_.isStopped;
  const bool mayStep = stepsOfRound() > 0 || round.ending != SolveEnding::Iterations;
  if (mayStep) {  // else multipliers stay as they are given
    penalty_.note(constraints_.misfit(round_.duals, duals, penalty_.value()));
    round_.duals = std::move(duals);
  }
  if (isUnbounded) end(round.ending, round.why);
  else judge(round);
  const bool isKept = round.ending == SolveEnding::Iterations || round.ending == SolveEnding::Stopped;
  keep(std::move(round));
  if (report_.ending == SolveEnding::Constraints) return endAttempt();
  if (!isKept && (!report_.why.empty() || secondsSince(whole_.time) >= whole_.due)) keepBetween();
  return Done{};
}

/// Where the constraints could not be met: another attempt may lead elsewhere, which begins with a larger penalty.
Status MultiplierRounds::endAttempt() {
  const auto violations = constraints_.violations();
  if (!violations) return violations.error();
  auto point = unknowns_.values(constraints_.session());
  if (!point) return point.error();
  const double violation = constraints_.largestOf(*violations);
  if (!whole_.nearest || violation < whole_.nearest->violation)
    whole_.nearest = NearestAttempt{violation, std::move(*point), round_.duals};
  const bool isOver = stepsTried() >= mostSteps() || whole_.isStopped;
  if (whole_.attempt < kMostAttempts) {  // a solve that is resumed makes it
    penalty_.beginAgain(++whole_.attempt);
    whole_.level = 0;
    whole_.fall = kFirstFall;
    round_.duals = constraints_.zeros();
    if (const Status done = unknowns_.set(constraints_.session(), whole_.start); !done) return done;
    if (!isOver) {
      end(SolveEnding::Iterations, "");
      report_.notes.push_back(
          fmt::format("after {} rounds another attempt was made, from the start with a penalty of {:.0e}",
                      report_.rounds, penalty_.value()));
      return Done{};
    }
  }
  keepBetween();
  return Done{};
}

/// The attempt that came nearest, unless one that was not made to its end has come nearer or has converged.
Status MultiplierRounds::restoreNearest() {
  if (!whole_.nearest || isConverged(report_.ending)) return Done{};
  if (report_.ending != SolveEnding::Constraints) {
    const auto violations = constraints_.violations();
    if (!violations) return violations.error();
    if (constraints_.largestOf(*violations) <= whole_.nearest->violation) return Done{};
  }
  round_.duals = std::move(whole_.nearest->duals);
  return unknowns_.set(constraints_.session(), whole_.nearest->point);
}

/// Where changes are small and the multipliers do not balance the gradient of the objective, as with a penalty that is
/// too large for a method, this is no solution.
Status MultiplierRounds::checkBalance() {
  constexpr double kDoubtful = 1e-3, kFar = 0.01;
  if (!isConverged(report_.ending) || report_.ending == SolveEnding::Gradient) return Done{};
  if (const Status done = constraints_.leaveOut(); !done) return done;
  const auto slope = constraints_.largestSlope();
  if (!slope) return slope.error();
  const auto imbalance = constraints_.imbalance(unknowns_, round_.duals, leastObjective(report_.initialCost));
  if (!imbalance) return imbalance.error();
  const double scale = std::max(*slope, whole_.slope), left = report_.iterations.back().gradient / scale;
  const bool isLeft = scale != 0 && left > kDoubtful;
  if (!isLeft && !(imbalance->part > kFar)) return Done{};
  constexpr const char* kHint =
      "smaller tolerances, another method or penalty, or unknowns of about the same size may help";
  std::string what =
      isLeft ? fmt::format(
                   "the last changes were small, but the multipliers do not balance the gradient of the "
                   "objective: {:.1e} of it is left; {}",
                   left, kHint)
             : fmt::format(
                   "the last changes were small, but the multipliers do not balance the gradient along `{}`: a "
                   "change as large as it is would change the objective by {:.1e} of itself; {}",
                   unknowns_.nameOf(imbalance->scalar), imbalance->part, kHint);
  if (std::max(isLeft ? left : 0.0, imbalance->part) > kFar) end(SolveEnding::NoStep, std::move(what));
  else report_.warnings.push_back(std::move(what));
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
  const bool hasMoved = whole_.isResumed || std::ranges::any_of(report_.iterations, [](const auto& each) {
                          return each.isAccepted && !each.isStart;
                        });
  // As they were judged: values whose gradients are long are scaled.
  const auto missOf = [](const SolveConstraint& each) { return each.largestViolation * std::min(1.0, each.scale); };
  const auto& worst = *std::ranges::max_element(report_.constraints, {}, missOf);
  const bool isScaled =
      std::ranges::any_of(report_.constraints, [&](const auto& each) { return each.largestViolation > missOf(worst); });
  if (isConverged(report_.ending))
    report_.why = fmt::format("constraints are met within {:.2e}{} after {} round{}; {}", missOf(worst),
                              isScaled ? " (scaled)" : "", report_.rounds, report_.rounds == 1 ? "" : "s", report_.why);
  else if (report_.ending == SolveEnding::Constraints && !hasMoved)
    end(SolveEnding::NoStep,
        fmt::format("no step lowers the cost, and instance {} of the constraint `{}` is violated by "
                    "{:.6g}: another method may find one",
                    worst.instance, worst.name, worst.largestViolation));
  else if (report_.ending == SolveEnding::Constraints)
    report_.why = fmt::format(
        "instance {} of the constraint `{}` could not be met from this start: it is violated by {:.6g}, and a penalty "
        "of {:.0e} does not lower that; if constraints do not contradict each other, another start or method may meet "
        "it",
        worst.instance, worst.name, worst.largestViolation, penalty_.value());
  return Done{};
}

Result<SolveReport> MultiplierRounds::solve() {
  const auto first = unknowns_.values(constraints_.session());
  if (!first) return first.error();
  round_ = {constraints_.zeros(), *first};
  whole_.start = *first;
  Status done = options_.resume.empty() ? begin() : resume();
  while (done && report_.why.empty()) done = runRound();
  // Of a file that cannot be gone on from nothing stays.
  const bool isRefused = !done && whole_.isResumed && report_.iterations.empty();
  if (isRefused) static_cast<void>(unknowns_.set(constraints_.session(), *first));
  if (done) done = restoreNearest();
  if (done) done = checkBalance();
  if (done) done = warnOfSaddle(constraints_, round_.duals, unknowns_, report_);
  if (done) done = describe();
  const Status left = constraints_.leaveOut();
  if (!done || !left) return done ? left.error() : done.error();
  report_.times.total = secondsSince(whole_.time);
  return std::move(report_);
}

}  // namespace hgc
