#include "runtime/solve/methods/levenberg_marquardt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "runtime/solve/dense_model.h"
#include "runtime/solve/methods/progress.h"
#include "runtime/solve/methods/trust_region.h"
#include "runtime/solve/products/eliminated.h"
#include "runtime/solve/products/product_model.h"
#include "runtime/solve/sparse_model.h"
#include "runtime/solve/vectors.h"

namespace hgc {
namespace {

/// A run of the method, whose steps are found by a `Model`.
template <class Model>
class Run {
 public:
  Run(Session& session, const SolveOptions& options, const Unknowns& unknowns, Model model)
      : session_(session),
        options_(options),
        unknowns_(unknowns),
        model_(std::move(model)),
        region_{options.radius.value_or(TrustRegion::kFirst)},
        progress_(session, options, unknowns_) {}

  Result<SolveReport> solve();

 private:
  Status descend();
  Status descendAgain(std::vector<double> start);
  Status begin();
  Status iterate();
  Status linearise();
  Status tryStep(SolveIteration& iteration);
  Result<bool> cutStep(ModelStep& found, std::span<const double> point);
  Status tryBlindly(SolveIteration& iteration, const ModelStep& found, std::vector<double> point);
  void accept(const SolveIteration& iteration, std::vector<double> point);
  void endIfZero() {
    if (progress_.cost() == 0) progress_.end(SolveEnding::Cost, "the cost is 0");
  }
  void tell(SolveIteration iteration, Clock::time_point since);

  Session& session_;
  const SolveOptions& options_;
  const Unknowns& unknowns_;
  Model model_;
  TrustRegion region_;
  SolveProgress progress_;
};

template <class Model>
Result<SolveReport> Run<Model>::solve() {
  if (const Status done = progress_.takeStart(); !done) return done.error();
  std::vector<double> start = progress_.best();
  const auto hasConverged = [&] { return isConverged(progress_.report().ending); };
  Status done = descend();
  if (done && hasConverged() && !model_.scaling().lostColumns().empty()) done = descendAgain(std::move(start));
  const Status kept = progress_.restore();
  if (done && kept && hasConverged()) done = model_.checkGradient(session_);
  return progress_.finish(done ? kept : done);
}

/// The Jacobian's columns of some unknowns have vanished. Starts again with more damping, and keeps the better result.
template <class Model>
Status Run<Model>::descendAgain(std::vector<double> start) {
  const std::string lost = namesOf(unknowns_, model_.scaling().lostColumns());
  SolveReport& report = progress_.report();
  SolveReport first = report;
  std::vector<double> found = progress_.exchangeBest(std::move(start));
  model_.scaling().dampAlike();
  region_ = {options_.radius.value_or(TrustRegion::kFirst)};
  report.why.clear();
  const Status done = descend();
  const bool isBetter = done && report.cost < first.cost;
  report.warnings.push_back(fmt::format("no residual changes with {} any more; a second attempt with more damping {}",
                                        lost,
                                        !done      ? "fails: " + done.error().message
                                        : isBetter ? "ends at a lower cost"
                                                   : "ends at no lower cost"));
  if (isBetter) return Done{};
  report.cost = first.cost;
  report.why = first.why;
  report.ending = first.ending;
  progress_.exchangeBest(std::move(found));
  return Done{};
}

template <class Model>
Status Run<Model>::descend() {
  return progress_.descend([&] { return begin(); }, [&] { return iterate(); });
}

template <class Model>
Status Run<Model>::linearise() {
  return clocked(progress_.report().times.linearised, [&] { return model_.linearise(session_); });
}

template <class Model>
void Run<Model>::tell(SolveIteration iteration, Clock::time_point since) {
  iteration.gradient = progress_.largestSlope(model_.gradient());
  iteration.radius = region_.radius;
  progress_.tell(iteration, since);
  if (iteration.isAccepted) progress_.endIfFlat(iteration.gradient);
}

template <class Model>
Status Run<Model>::begin() {
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

template <class Model>
Status Run<Model>::iterate() {
  if (progress_.endIfLong()) return Done{};
  const auto since = Clock::now();
  SolveIteration iteration{.cost = std::numeric_limits<double>::infinity(), .isAccepted = false};
  if (const Status done = tryStep(iteration); !done) return done;
  if (!iteration.isAccepted) {
    region_.reject();
    // Products are made where the session is, and the next step begins at the best point.
    if (const Status done = Model::kMultiplies ? progress_.restore() : Done{}; !done) return done;
  }
  if (region_.radius < TrustRegion::kSmallest) progress_.end(SolveEnding::NoStep, "no step lowers the cost");
  tell(iteration, since);
  return Done{};
}

/// Goes along a step if it is a good one.
template <class Model>
Status Run<Model>::tryStep(SolveIteration& iteration) {
  ModelStep found;
  const Result<bool> isFound =
      clocked(progress_.report().times.steps, [&] { return model_.findStep(region_.radius, found); });
  if (!isFound) return isFound.error();
  iteration.inner = found.inner;
  if (!*isFound) return Done{};
  auto reached = unknowns_.move(progress_.best(), found.step);
  if (!reached) return reached.error();
  std::vector<double> point = std::move(*reached);
  if (unknowns_.bounds().areThere()) {
    const Result<bool> isLeft = cutStep(found, point);
    if (!isLeft) return isLeft.error();
    if (!*isLeft) return Done{};
  }
  const auto cost = progress_.costAt(point);
  if (!cost) return cost.error();
  iteration.cost = *cost;
  iteration.costChange = progress_.cost() - *cost;
  iteration.step = unknowns_.areCurved() ? distance(point, progress_.best()) : norm(found.step);
  iteration.ratio = iteration.costChange / found.decrease;
  const Verdict verdict = judge(progress_.cost(), iteration.costChange, found.decrease);
  if (verdict == Verdict::Lost) return tryBlindly(iteration, found, std::move(point));
  iteration.isAccepted = verdict == Verdict::Good;
  if (!iteration.isAccepted) return Done{};
  accept(iteration, std::move(point));
  region_.accept(iteration.ratio);
  const Status done = linearise();  // the table's last gradient is that of the last point
  return progress_.hasEnded() ? Done{} : done;
}

/// Makes the step the one that bounds have left of it. False where the model expects no decrease of that.
template <class Model>
Result<bool> Run<Model>::cutStep(ModelStep& found, std::span<const double> point) {
  const std::vector<double> left = unknowns_.bounds().stepTo(progress_.best(), point, found.step);
  if (left == found.step) return true;
  found.step = left;
  const Result<double> decrease = model_.decreaseAlong(found.step);
  if (!decrease) return decrease.error();
  found.decrease = *decrease;
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
  if (found.decrease <= kCostRounding * progress_.cost())
    progress_.end(SolveEnding::Cost, "the cost changes by less than its rounding");
  if (const Status done = progress_.restore(); !done) return done;
  return linearise();
}

template <class Model>
void Run<Model>::accept(const SolveIteration& iteration, std::vector<double> point) {
  progress_.accept(iteration, std::move(point));
  endIfZero();
}

Result<SolveReport> solveByProducts(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  if (const Status fits = checkBlocks(session); !fits) return fits.error();
  std::vector<std::string> eliminated;
  if (options.linear == LinearStep::PcgSchur) eliminated = findEliminated(session);
  if (options.linear == LinearStep::PcgSchur && eliminated.empty())
    return Error{
        "there is no unknown to eliminate: each instance must read one row of it at most, and others must be left",
        "--linear=pcg needs none", ErrorKind::Unsupported};
  const InnerRules rules{.tolerance = options.eta};
  auto report = Run(session, options, unknowns, ProductModel(session, unknowns, eliminated, rules)).solve();
  if (!report) return report;
  int64_t inner = 0;
  for (const SolveIteration& iteration : report->iterations) inner += iteration.inner;
  report->notes.push_back(
      fmt::format("steps by {} of conjugate gradients{}", inner,
                  eliminated.empty() ? "" : fmt::format(", `{}` eliminated", fmt::join(eliminated, "`, `"))));
  return report;
}

}  // namespace

Result<SolveReport> levenbergMarquardt(Session& session, const SolveOptions& options, const Unknowns& unknowns) {
  constexpr int64_t kFew = 60;            // unknowns, for which `Auto` takes dense steps
  constexpr int64_t kMostDense = 20'000;  // their triangle takes 3 GiB
  const bool isDense =
      options.linear == LinearStep::Auto ? unknowns.count() <= kFew : options.linear == LinearStep::Dense;
  if (isDense && unknowns.count() > kMostDense)
    return Error{fmt::format("dense steps are for at most {} unknowns, and there are {}", kMostDense, unknowns.count()),
                 "sparse steps take them all", ErrorKind::Unsupported};
  if (isDense) return Run(session, options, unknowns, DenseModel(unknowns)).solve();
  if (usesProducts(options.linear)) return solveByProducts(session, options, unknowns);
  return Run(session, options, unknowns, SparseModel(unknowns)).solve();
}

}  // namespace hgc
