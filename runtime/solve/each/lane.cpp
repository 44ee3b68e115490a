#include "runtime/solve/each/lane.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/solve/methods/progress.h"

namespace hgc {

void EachLane::start(std::span<const double> point) {
  for (int32_t k = 0; k < size(); ++k) {
    const bool isPlain = !rules_.layout.isOnManifold(k);
    of(pack_.best, k) = isPlain ? point[static_cast<size_t>(rules_.layout.valueOf(problem_, k))] : 0;
    of(pack_.free, k) = isFixed(k) ? 0 : 1;
    of(pack_.scale, k) = 1;
  }
  pack_.radius[lane_] = rules_.options.radius.value_or(TrustRegion::kFirst);
  pack_.shrink[lane_] = 2;
  stay();
}

void EachLane::stay() {
  for (int32_t k = 0; k < size(); ++k) of(pack_.trial, k) = of(pack_.best, k);
  pack_.decrease[lane_] = 0;
}

void EachLane::put(const std::vector<double>& from, std::span<double> point) const {
  for (int32_t k = 0; k < size(); ++k) {
    if (!rules_.layout.isOnManifold(k)) point[static_cast<size_t>(rules_.layout.valueOf(problem_, k))] = of(from, k);
  }
}

void EachLane::putSteps(std::span<double> steps) const {
  for (int32_t k = 0; k < size(); ++k) {
    if (rules_.layout.isOnManifold(k))
      steps[static_cast<size_t>(rules_.layout.scalar(problem_, k))] = of(pack_.trial, k);
  }
}

bool EachLane::isHeld(int32_t k, double value, double slope) const {
  if (rules_.lowest.empty()) return false;
  return (value <= rules_.lowest[static_cast<size_t>(k)] && slope > 0) ||
         (value >= rules_.highest[static_cast<size_t>(k)] && slope < 0);
}

/// Takes the model about the best point.
void EachLane::takeModel(const EachModel& model) {
  pack_.cost[lane_] = model.value();
  for (int32_t k = 0; k < size(); ++k) {
    for (int32_t j = 0; j <= k; ++j)
      of(pack_.matrix, lowerAt(k, j)) = isFixed(k) || isFixed(j) ? 0 : model.second(k, j);
    const double slope = isFixed(k) ? 0 : model.slope(k);
    of(pack_.gradient, k) = slope;
    of(pack_.free, k) = isFixed(k) || isHeld(k, of(pack_.best, k), slope) ? 0 : 1;
  }
}

/// Of the gradient's magnitudes, as far as bounds let go along it.
double EachLane::largestSlope() const {
  double largest = 0;
  for (int32_t k = 0; k < size(); ++k) {
    double slope = of(pack_.gradient, k);
    if (!rules_.lowest.empty() && !isFixed(k))
      slope = std::clamp(slope, of(pack_.best, k) - rules_.highest[static_cast<size_t>(k)],
                         of(pack_.best, k) - rules_.lowest[static_cast<size_t>(k)]);
    largest = std::max(largest, std::fabs(slope));
  }
  return largest;
}

std::optional<SolveEnding> EachLane::begin(const EachModel& model) {
  if (!model.isFinite()) {
    const bool isCost = std::isfinite(model.value());  // a derivative is not finite
    pack_.cost[lane_] = isCost ? model.value() : std::numeric_limits<double>::quiet_NaN();
    return SolveEnding::NotFinite;
  }
  takeModel(model);
  pack_.first[lane_] = pack_.cost[lane_];
  for (int32_t k = 0; k < size(); ++k) of(pack_.scale, k) = 1 / (1 + std::sqrt(of(pack_.matrix, lowerAt(k, k))));
  if (largestSlope() <= rules_.options.gradientTolerance) return SolveEnding::Gradient;
  if (pack_.cost[lane_] == 0) return SolveEnding::Cost;
  return std::nullopt;
}

bool EachLane::keepWithin() {
  bool isCut = false;
  for (int32_t k = 0; k < size() && !rules_.lowest.empty(); ++k) {
    const double reached = of(pack_.trial, k);
    const double within =
        std::clamp(reached, rules_.lowest[static_cast<size_t>(k)], rules_.highest[static_cast<size_t>(k)]);
    if (within == reached) continue;
    of(pack_.trial, k) = within;
    of(pack_.step, k) = within - of(pack_.best, k);
    isCut = true;
  }
  if (isCut) {
    double squares = 0;
    for (int32_t k = 0; k < size(); ++k) squares += of(pack_.step, k) * of(pack_.step, k);
    pack_.length[lane_] = std::sqrt(squares);
    pack_.decrease[lane_] = decreaseAlongStep(pack_, size(), lane_);
  }
  return pack_.decrease[lane_] > 0 && std::isfinite(pack_.decrease[lane_]);
}

std::optional<SolveEnding> EachLane::reject() {
  TrustRegion region = trusted();
  region.reject();
  trust(region);
  return region.radius < TrustRegion::kSmallest ? std::optional(SolveEnding::NoStep) : std::nullopt;
}

/// The norm of the gradient by scaled unknowns, of those that bounds do not hold at a point.
double EachLane::offset(const std::vector<double>& point, const auto& slopeOf) const {
  double squares = 0;
  for (int32_t k = 0; k < size(); ++k) {
    const double slope = isFixed(k) ? 0 : slopeOf(k), scaled = slope * of(pack_.scale, k);
    if (!isHeld(k, of(point, k), slope)) squares += scaled * scaled;
  }
  return std::sqrt(squares);
}

double EachLane::freeLength(double curved) const {
  double squares = curved;
  for (int32_t k = 0; k < size(); ++k) {
    if (!isFixed(k)) squares += of(pack_.best, k) * of(pack_.best, k);
  }
  return std::sqrt(squares);
}

/// As `LeastSquaresRun::tryStep` judges.
std::optional<SolveEnding> EachLane::judge(const EachModel& model, double curved) {
  const double before = pack_.cost[lane_], decrease = pack_.decrease[lane_];
  const double cost = model.isFinite() ? model.value() : std::numeric_limits<double>::infinity();
  const double change = before - cost, ratio = change / decrease;
  const Verdict verdict = hgc::judge(before, change, decrease);
  if (verdict == Verdict::Good) return accept(model, curved, change, ratio);
  if (verdict == Verdict::Bad) return reject();
  // the change of the cost may be lost in its rounding: the step is then accepted if the offset falls
  const double now = offset(pack_.trial, [&](int32_t k) { return model.slope(k); });
  if (now < offset(
                pack_.best, [&](int32_t k) { return of(pack_.gradient, k); }))
    return accept(model, curved, change, 1);
  if (decrease <= kCostRounding * before) return SolveEnding::Cost;
  return reject();
}

/// The first reason to end counts.
std::optional<SolveEnding> EachLane::accept(const EachModel& model, double curved, double change, double ratio) {
  const SolveOptions& options = rules_.options;
  const double before = pack_.cost[lane_], length = freeLength(curved), step = options.stepTolerance;
  TrustRegion region = trusted();
  region.accept(ratio);
  trust(region);
  hasMoved_ = true;
  for (int32_t k = 0; k < size(); ++k) of(pack_.best, k) = rules_.layout.isOnManifold(k) ? 0 : of(pack_.trial, k);
  takeModel(model);
  if (std::isfinite(length) && pack_.length[lane_] <= step * (length + step)) return SolveEnding::Step;
  const double tolerance = options.costTolerance;
  if (tolerance > kCostRounding && std::fabs(change) <= tolerance * before) return SolveEnding::Cost;
  if (pack_.cost[lane_] == 0) return SolveEnding::Cost;
  if (largestSlope() <= options.gradientTolerance) return SolveEnding::Gradient;
  return std::nullopt;
}

}  // namespace hgc
