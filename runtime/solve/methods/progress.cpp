#include "runtime/solve/methods/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "runtime/solve/least_squares.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// Small changes of the objective may also be found far out, where it tends to a limit.
void warnIfFar(SolveReport& report, double length, double atStart) {
  constexpr double kTooFar = 1e6;
  if (isConverged(report.ending) && length > kTooFar * (1 + atStart))
    report.warnings.push_back(fmt::format(
        "the unknowns are {:.2e} long, and were {:.2e} at the start: the objective may have no minimum where they are",
        length, atStart));
}

/// So are steps by energies that get no shorter while these hardly change, as those of a logistic fit whose data can be
/// told apart. (Far points of a bundle go on for long, and do no harm.)
void warnIfStepsGoOn(SolveReport& report, double length) {
  constexpr double kShorter = 0.5, kLong = 0.01;
  std::vector<double> last;  // the last three steps, from the end
  for (auto each = report.iterations.rbegin(); each != report.iterations.rend() && last.size() < 3; ++each) {
    if (each->isAccepted && !each->isStart) last.push_back(each->step);
  }
  const bool isFlat = report.ending == SolveEnding::Cost || report.ending == SolveEnding::Gradient;
  if (report.residuals > 0 || !isFlat || last.size() < 3 || last[0] <= kLong * length) return;
  if (last[0] > kShorter * last[1] && last[1] > kShorter * last[2])
    report.warnings.push_back(
        fmt::format("the last step was {:.2g} long, the one before it {:.2g}: the solution may still be far, or the "
                    "objective may have no minimum where the unknowns are",
                    last[0], last[1]));
}

/// The tolerance of gradients is absolute: an energy in units in which it is small meets it everywhere. (Where what the
/// gradient could change is much more than the objective, that is 0 at its least.)
void warnIfUnitIsSmall(SolveReport& report, const Unknowns& unknowns, std::span<const double> values,
                       std::span<const double> gradient) {
  constexpr double kLittle = 1e-6, kMuch = 1e6;
  double change = 0;
  for (const Unknowns::Run& run : unknowns.runs()) {
    const double size = spreadOf(run, values) / std::sqrt(std::max(1.0, static_cast<double>(run.values)));
    change = std::max(change, largestMagnitude(stepsOf(run, gradient)) * size);
  }
  const double share = change / std::max(std::fabs(report.cost), std::fabs(report.initialCost));
  if (share > kLittle && share < kMuch)
    report.warnings.push_back(
        fmt::format("the gradient is within the tolerance, but times the unknowns it is {:.1g} of the objective: in "
                    "larger units, or with --gradient-tol=0, the solve may go on",
                    share));
}

}  // namespace

Status SolveProgress::takeStart() {
  if (const Status done = options_.resume.empty() ? Status(Done{}) : resume(); !done) return done;
  auto start = unknowns_.values(session_);
  if (!start) return start.error();
  best_ = std::move(*start);
  if (!resumed()) start_.length = norm(best_);
  return unknowns_.checkBounds(best_);
}

Status SolveProgress::startAt(double cost) {
  if (!std::isfinite(cost))
    return Error{"the objective is NaN or infinite at the start",
                 "`hgc run` with the same data shows where that comes from", ErrorKind::NotFinite};
  const bool isFirst = report_.iterations.empty();
  if (isFirst && resumed()) {
    if (const Status same = checkResumed(report_, options_.resume, cost); !same) return same;
  }
  report_.cost = cost;
  if (!isFirst) return Done{};
  if (!resumed()) report_.initialCost = cost;
  report_.unknowns = unknowns_.count();
  report_.residuals = countResiduals(session_.workload());
  return Done{};
}

Result<double> SolveProgress::costAt(std::span<const double> point, std::span<const std::string> there) {
  return clocked(report_.times.values, [&]() -> Result<double> {
    if (const Status done = unknowns_.set(session_, point, there); !done) return done.error();
    const auto result = session_.evaluate({.value = true});
    if (!result) return result.error();
    return countFinite(result->value);
  });
}

double SolveProgress::countFinite(double cost) {
  if (std::isfinite(cost)) return cost;
  ++notFinite_;
  return std::numeric_limits<double>::infinity();
}

void SolveProgress::end(SolveEnding ending, std::string why) {
  if (hasEnded()) return;
  report_.ending = ending;
  report_.why = std::move(why);
}

double SolveProgress::largestSlope(std::span<const double> gradient) const {
  return unknowns_.bounds().areThere() ? largestMagnitude(unknowns_.bounds().gradientWithin(best_, gradient))
                                       : largestMagnitude(gradient);
}

/// Steps that were tried since the last start.
int64_t SolveProgress::stepsTried() const {
  const auto start =
      std::ranges::find(report_.iterations.rbegin(), report_.iterations.rend(), true, &SolveIteration::isStart);
  return start - report_.iterations.rbegin();
}

bool SolveProgress::endIfLong() {
  if (stepsTried() < *options_.maxIterations) return false;
  end(SolveEnding::Iterations,
      fmt::format("{} iterations were made, as many as were allowed", *options_.maxIterations));
  return true;
}

bool SolveProgress::isSmall(const SolveIteration& iteration) const {
  return std::fabs(iteration.costChange) <= options_.costTolerance * std::fabs(report_.cost) ||
         iteration.step <= options_.stepTolerance * norm(best_);
}

/// A step that is rejected says nothing of how far the solution is; nor does one that was shortened.
std::vector<double> SolveProgress::accept(const SolveIteration& iteration, std::vector<double> point, bool isFull) {
  const double length = unknowns_.freeLength(best_);
  const double step = options_.stepTolerance, before = std::fabs(report_.cost);
  std::swap(best_, point);
  report_.cost = iteration.cost;
  constexpr double kMostFall = 1e16;
  if (report_.cost < options_.leastCost.value_or(-kMostFall * std::max(1.0, std::fabs(report_.initialCost))))
    end(SolveEnding::Unbounded,
        fmt::format("the objective has fallen to {:.2e}: it may have no least value", report_.cost));
  if (!isFull) return point;
  if (std::isfinite(length) && iteration.step <= step * (length + step) && moveLittle(unknowns_, point, best_, step))
    end(SolveEnding::Step, fmt::format("the step's length, {:.2e}, is at most {:.2e} of the unknowns' length, {:.2e}",
                                       iteration.step, step, length));
  const double cost = options_.costTolerance, change = std::fabs(iteration.costChange);
  if (cost > kCostRounding && change <= cost * before)
    end(SolveEnding::Cost, fmt::format("the cost changes by {:.2e} of itself, within the tolerance of {:.2e}",
                                       before == 0 ? 0 : change / before, cost));
  return point;
}

void SolveProgress::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.iteration = start_.iterations + static_cast<int64_t>(report_.iterations.size());
  iteration.seconds = secondsSince(since);
  iteration.elapsed = secondsSince(start_.time);
  report_.iterations.push_back(iteration);
  if (options_.observe && options_.observe(iteration) == Proceed::Stop)
    end(SolveEnding::Stopped, "the caller stopped it");
}

Result<SolveReport> SolveProgress::finish(const Status& done, const std::function<MethodState()>& state) {
  if (!done) return done.error();
  if (state) keep(state);
  report_.notFinite = notFinite_;
  if (!options_.rounds) {
    warnIfFar(report_, norm(best_), start_.length);
    warnIfStepsGoOn(report_, norm(best_));
  }
  report_.times.total = secondsSince(start_.time);
  return std::move(report_);
}

void endIfFlat(SolveProgress& progress, const Unknowns& unknowns, const Program& program,
               std::span<const double> gradient) {
  SolveReport& report = progress.report();
  const bool hadEnded = progress.hasEnded();
  endIfFlat(progress, report.iterations.back().gradient);
  if (hadEnded || !progress.hasEnded() || !hasEnergies(program) || progress.options().rounds) return;
  const Bounds& bounds = unknowns.bounds();
  const auto within = bounds.areThere() ? bounds.gradientWithin(progress.best(), gradient) : std::vector<double>();
  warnIfUnitIsSmall(report, unknowns, progress.best(), bounds.areThere() ? within : gradient);
}

void endIfFlat(SolveProgress& progress, double largest) {
  if (!(largest <= progress.options().gradientTolerance)) return;  // it may be NaN
  progress.end(SolveEnding::Gradient,
               fmt::format("the gradient's largest magnitude is {:.2e}, within the tolerance of {:.2e}", largest,
                           progress.options().gradientTolerance));
}

void endWithoutStep(SolveProgress& progress) {
  constexpr double kNothing = 1e-24;  // residuals of 1e-12 of the first ones may well be rounding
  const double cost = progress.cost(), first = progress.report().initialCost;
  const bool isOfSquares = progress.report().residuals > 0;  // an energy of 0 need not be a minimum
  if (isOfSquares && first > 0 && cost >= 0 && cost <= kNothing * first)
    return progress.end(SolveEnding::Cost,
                        fmt::format("the cost is {:.2e} of the first one, and no step lowers it", cost / first));
  progress.end(SolveEnding::NoStep, "no step lowers the cost");
}

}  // namespace hgc
