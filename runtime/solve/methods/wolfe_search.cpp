#include "runtime/solve/methods/wolfe_search.h"

#include <algorithm>

namespace hgc {
namespace {

/// Where the cubic polynomial with the values and slopes of both points has its minimum (Nocedal and Wright, equation
/// 3.59); NaN where it has none.
double minimumOfCubic(const LinePoint& a, const LinePoint& b) {
  const double sum = a.slope + b.slope - 3 * (a.cost - b.cost) / (a.length - b.length);
  const double root = std::sqrt(sum * sum - a.slope * b.slope);
  const double signedRoot = b.length < a.length ? -root : root;
  return b.length - (b.length - a.length) * (b.slope + signedRoot - sum) / (b.slope - a.slope + 2 * signedRoot);
}

/// A search from a point, whose conditions are by that.
class Search {
 public:
  Search(const LinePoint& start, const EvaluateLine& evaluate) : start_(start), evaluate_(evaluate) {}

  Result<std::optional<LinePoint>> bracket(double length) const {
    constexpr int kTries = 30;
    LinePoint before = start_;
    for (int k = 0; k < kTries; ++k) {
      const auto tried = evaluate_(length);
      if (!tried) return tried.error();
      if (!isLow(*tried) || (k > 0 && tried->cost >= before.cost)) return zoom(before, *tried);
      if (isFlat(*tried)) return std::optional(*tried);
      if (tried->slope >= 0) return zoom(*tried, before);
      const double lowest = minimumOfCubic(before, *tried);
      before = *tried;
      length = std::isfinite(lowest) ? std::clamp(lowest, 2 * length, 10 * length) : 10 * length;
    }
    return before.length > 0 ? std::optional(before) : std::nullopt;
  }

 private:
  bool isLow(const LinePoint& point) const { return point.cost <= start_.cost + 1e-4 * point.length * start_.slope; }
  bool isFlat(const LinePoint& point) const { return std::fabs(point.slope) <= -0.9 * start_.slope; }

  /// Between a low point and another one there are good ones.
  Result<std::optional<LinePoint>> zoom(LinePoint low, LinePoint other) const {
    constexpr int kTries = 40;
    for (int k = 0; k < kTries; ++k) {
      const double width = other.length - low.length;
      const double part = other.isFinite() ? (minimumOfCubic(low, other) - low.length) / width : 0.5;
      const double length = low.length + (std::isfinite(part) ? std::clamp(part, 0.1, 0.9) : 0.5) * width;
      if (length == low.length || length == other.length) break;
      const auto tried = evaluate_(length);
      if (!tried) return tried.error();
      if (!isLow(*tried) || tried->cost >= low.cost) {
        other = *tried;
        continue;
      }
      if (isFlat(*tried)) return std::optional(*tried);
      if (tried->slope * width >= 0) other = low;
      low = *tried;
    }
    if (low.length == 0) return std::optional<LinePoint>();
    const auto again = evaluate_(low.length);
    if (!again) return again.error();
    return std::optional(*again);
  }

  const LinePoint& start_;
  const EvaluateLine& evaluate_;
};

}  // namespace

Result<std::optional<LinePoint>> searchLine(const LinePoint& start, double firstLength, const EvaluateLine& evaluate) {
  return Search(start, evaluate).bracket(firstLength);
}

}  // namespace hgc
