#include "runtime/solve/levenberg_marquardt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "runtime/device/clock.h"
#include "runtime/solve/dense_model.h"
#include "runtime/solve/sparse_model.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

constexpr double kRounding = 0x1p-50;  ///< the relative error that a cost may have, a sum of many numbers

double secondsSince(Clock::time_point start) { return millisecondsSince(start) * 1e-3; }

/// Adds the seconds that `call` takes.
auto clocked(double& seconds, const auto& call) {
  const auto start = Clock::now();
  auto result = call();
  seconds += secondsSince(start);
  return result;
}

/// How far the linear model is trusted.
struct TrustRegion {
  static constexpr double kSmallest = 1e-32, kLargest = 1e16;
  double radius, shrink = 2;

  void accept(double ratio) {
    const double above = 2 * ratio - 1;
    radius = std::min(kLargest, radius / std::max(1.0 / 3, 1 - above * above * above));
    shrink = 2;
  }
  void reject() {
    radius /= shrink;
    shrink *= 2;
  }
};

/// The components of all residuals.
int64_t countResiduals(const Workload& workload) {
  int64_t count = 0;
  for (const TermCount& term : workload.terms) {
    const Term& declared = workload.artefact->program.terms[term.term];
    if (declared.kind == TermKind::Residual) count += term.instances * declared.width;
  }
  return count;
}

/// A run of the method, whose steps are found by a `Model`.
template <class Model>
class Run {
 public:
  Run(Session& session, const SolveOptions& options, Unknowns unknowns)
      : session_(session),
        options_(options),
        unknowns_(std::move(unknowns)),
        model_(unknowns_),
        region_{options.radius} {}

  Result<SolveReport> solve();

 private:
  Status descend();
  Status descendAgain(std::vector<double> start);
  Status begin();
  Status iterate();
  int64_t stepsTried() const;
  Status linearise();
  Result<double> costAt(std::span<const double> point);
  Status tryStep(SolveIteration& iteration);
  bool cutStep(ModelStep& found, std::span<const double> point);
  Status tryBlindly(SolveIteration& iteration, const ModelStep& found, std::vector<double> point);
  void accept(const SolveIteration& iteration, std::vector<double> point);
  void endIfZero() {
    if (report_.cost == 0) end(SolveEnding::Cost, "the cost is 0");
  }
  void end(SolveEnding ending, std::string why);
  double largestSlope() const;
  void endIfFlat();
  void tell(SolveIteration iteration, Clock::time_point since);

  Session& session_;
  const SolveOptions& options_;
  Unknowns unknowns_;
  Model model_;
  TrustRegion region_;
  std::vector<double> best_;
  SolveReport report_;
  Clock::time_point start_ = Clock::now();
};

template <class Model>
Result<SolveReport> Run<Model>::solve() {
  auto start = unknowns_.values(session_);
  if (!start) return start.error();
  best_ = *start;
  if (const Status within = unknowns_.checkBounds(best_); !within) return within.error();
  Status done = descend();
  if (done && isConverged(report_.ending) && !model_.scaling().lostColumns().empty())
    done = descendAgain(std::move(*start));
  const Status kept = unknowns_.set(session_, best_);
  if (done && kept && isConverged(report_.ending)) done = model_.checkGradient(session_);
  if (!done || !kept) return done ? kept.error() : done.error();
  report_.times.total = secondsSince(start_);
  return std::move(report_);
}

/// The Jacobian's columns of some unknowns have vanished. Starts again with more damping, and keeps the better result.
template <class Model>
Status Run<Model>::descendAgain(std::vector<double> start) {
  const std::string lost = unknowns_.namesOf(model_.scaling().lostColumns());
  SolveReport first = report_;
  std::vector<double> found = std::exchange(best_, std::move(start));
  model_.scaling().dampAlike();
  region_ = {options_.radius};
  report_.why.clear();
  const Status done = descend();
  const bool isBetter = done && report_.cost < first.cost;
  report_.warnings.push_back(fmt::format("no residual changes with {} any more; a second attempt with more damping {}",
                                         lost,
                                         !done      ? "fails: " + done.error().message
                                         : isBetter ? "ends at a lower cost"
                                                    : "ends at no lower cost"));
  if (isBetter) return Done{};
  report_.cost = first.cost;
  report_.why = first.why;
  report_.ending = first.ending;
  best_ = std::move(found);
  return Done{};
}

template <class Model>
Status Run<Model>::descend() {
  if (const Status done = begin(); !done) return done;
  while (report_.why.empty()) {
    if (const Status done = iterate(); !done) return done;
  }
  return Done{};
}

/// The first reason counts.
template <class Model>
void Run<Model>::end(SolveEnding ending, std::string why) {
  if (!report_.why.empty()) return;
  report_.ending = ending;
  report_.why = std::move(why);
}

/// Steps that were tried since the last start.
template <class Model>
int64_t Run<Model>::stepsTried() const {
  const auto start =
      std::ranges::find(report_.iterations.rbegin(), report_.iterations.rend(), true, &SolveIteration::isStart);
  return start - report_.iterations.rbegin();
}

template <class Model>
Status Run<Model>::linearise() {
  return clocked(report_.times.linearised, [&] { return model_.linearise(session_); });
}

template <class Model>
Result<double> Run<Model>::costAt(std::span<const double> point) {
  return clocked(report_.times.values, [&]() -> Result<double> {
    if (const Status done = unknowns_.set(session_, point); !done) return done.error();
    const auto result = session_.evaluate({.value = true});
    if (!result) return result.error();
    return std::isfinite(result->value) ? result->value : std::numeric_limits<double>::infinity();
  });
}

/// Of the gradient's magnitudes, as far as bounds let go along it.
template <class Model>
double Run<Model>::largestSlope() const {
  return largestMagnitude(unknowns_.bounds().gradientWithin(best_, model_.gradient()));
}

template <class Model>
void Run<Model>::endIfFlat() {
  const double largest = largestSlope();
  if (largest > options_.gradientTolerance) return;
  end(SolveEnding::Gradient, fmt::format("the gradient's largest magnitude is {:.2e}, within the tolerance of {:.2e}",
                                         largest, options_.gradientTolerance));
}

template <class Model>
void Run<Model>::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.iteration = static_cast<int64_t>(report_.iterations.size());
  iteration.gradient = largestSlope();
  iteration.radius = region_.radius;
  iteration.seconds = secondsSince(since);
  iteration.elapsed = secondsSince(start_);
  report_.iterations.push_back(iteration);
  if (options_.observe && options_.observe(iteration) == Proceed::Stop)
    end(SolveEnding::Stopped, "the caller stopped it");
}

template <class Model>
Status Run<Model>::begin() {
  const auto since = Clock::now();
  const auto cost = costAt(best_);
  if (!cost) return cost.error();
  if (!std::isfinite(*cost))
    return Error{"the objective is NaN or infinite at the start",
                 "`hgc run` with the same data shows where that comes from", ErrorKind::Data};
  if (const Status done = linearise(); !done) return done;
  const bool isFirst = report_.iterations.empty();
  report_.cost = *cost;
  if (isFirst) {
    report_.initialCost = *cost;
    report_.unknowns = unknowns_.count();
    report_.residuals = countResiduals(session_.workload());
    std::vector<int64_t> empty = model_.scaling().emptyColumns();
    std::erase_if(empty, [&](int64_t k) { return unknowns_.isFixed(k); });
    if (!empty.empty())
      report_.warnings.push_back(fmt::format("no residual changes with {} at the start", unknowns_.namesOf(empty)));
  }
  tell({.isStart = true, .cost = *cost}, since);
  endIfFlat();
  endIfZero();
  return Done{};
}

template <class Model>
Status Run<Model>::iterate() {
  if (stepsTried() == options_.maxIterations) {
    end(SolveEnding::Iterations,
        fmt::format("{} iterations were made, as many as were allowed", options_.maxIterations));
    return Done{};
  }
  const auto since = Clock::now();
  SolveIteration iteration{.cost = std::numeric_limits<double>::infinity(), .isAccepted = false};
  if (const Status done = tryStep(iteration); !done) return done;
  if (!iteration.isAccepted) region_.reject();
  if (region_.radius < TrustRegion::kSmallest) end(SolveEnding::NoStep, "no step lowers the cost");
  tell(iteration, since);
  if (iteration.isAccepted) endIfFlat();
  return Done{};
}

/// Goes along a step if it is a good one.
template <class Model>
Status Run<Model>::tryStep(SolveIteration& iteration) {
  constexpr double kLeastRatio = 1e-3, kSmall = 1e-10;
  ModelStep found;
  if (!clocked(report_.times.steps, [&] { return model_.findStep(region_.radius, found); })) return Done{};
  auto reached = unknowns_.move(best_, found.step);
  if (!reached) return reached.error();
  std::vector<double> point = std::move(*reached);
  if (unknowns_.bounds().areThere() && !cutStep(found, point)) return Done{};
  const auto cost = costAt(point);
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = report_.cost - *cost;
  iteration.step = unknowns_.areCurved() ? distance(point, best_) : norm(found.step);
  iteration.ratio = iteration.costChange / found.decrease;
  const bool isVisible = found.decrease > kRounding * report_.cost;
  iteration.isAccepted = isVisible && iteration.ratio > kLeastRatio;
  if (!iteration.isAccepted) {
    const double change = std::max(found.decrease, std::fabs(iteration.costChange));
    return change <= kSmall * report_.cost ? tryBlindly(iteration, found, std::move(point)) : Done{};
  }
  accept(iteration, std::move(point));
  region_.accept(iteration.ratio);
  return report_.why.empty() ? linearise() : Done{};
}

/// Makes the step the one that bounds have left of it. False where the model expects no decrease of that.
template <class Model>
bool Run<Model>::cutStep(ModelStep& found, std::span<const double> point) {
  const std::vector<double> left = unknowns_.bounds().stepTo(best_, point, found.step);
  if (left == found.step) return true;
  found.step = left;
  found.decrease = model_.decreaseAlong(found.step);
  return found.decrease > 0;
}

/// The change of the cost may be lost in its rounding. The step is then accepted if the offset falls.
template <class Model>
Status Run<Model>::tryBlindly(SolveIteration& iteration, const ModelStep& found, std::vector<double> point) {
  const double before = model_.offset();
  if (const Status done = linearise(); !done) return done;
  iteration.isAccepted = model_.offset() < before;
  if (iteration.isAccepted) {
    accept(iteration, std::move(point));
    region_.accept(1);
    return Done{};
  }
  if (found.decrease <= kRounding * report_.cost) end(SolveEnding::Cost, "the cost changes by less than its rounding");
  if (const Status done = unknowns_.set(session_, best_); !done) return done;
  return linearise();
}

/// Takes the point, and ends where the step that led there is a small one. One that is rejected says nothing of how far
/// the solution is.
template <class Model>
void Run<Model>::accept(const SolveIteration& iteration, std::vector<double> point) {
  const double length = unknowns_.freeLength(best_), step = options_.stepTolerance, before = report_.cost;
  best_ = std::move(point);
  report_.cost = iteration.cost;
  if (iteration.step <= step * (length + step))
    end(SolveEnding::Step, fmt::format("the step is {:.2e} long and the unknowns {:.2e}, within the ratio of {:.2e}",
                                       iteration.step, length, step));
  const double cost = options_.costTolerance, change = std::fabs(iteration.costChange);
  if (cost > kRounding && change <= cost * before)
    end(SolveEnding::Cost, fmt::format("the cost changes by {:.2e} of itself, within the tolerance of {:.2e}",
                                       before == 0 ? 0 : change / before, cost));
  endIfZero();
}

}  // namespace

Result<SolveReport> levenbergMarquardt(Session& session, const SolveOptions& options) {
  constexpr int64_t kFew = 60;            // unknowns, for which `Auto` takes dense steps
  constexpr int64_t kMostDense = 20'000;  // their triangle takes 3 GiB
  auto opened = Unknowns::open(session);
  if (!opened) return opened.error();
  Unknowns unknowns = std::move(*opened);
  if (const Status done = unknowns.fix(options.fixed); !done) return done.error();
  const bool isDense =
      options.linear == LinearStep::Auto ? unknowns.count() <= kFew : options.linear == LinearStep::Dense;
  if (isDense && unknowns.count() > kMostDense)
    return Error{fmt::format("dense steps are for at most {} unknowns, and there are {}", kMostDense, unknowns.count()),
                 "sparse steps take them all", ErrorKind::Unsupported};
  if (isDense) return Run<DenseModel>(session, options, std::move(unknowns)).solve();
  return Run<SparseModel>(session, options, std::move(unknowns)).solve();
}

}  // namespace hgc
