#pragma once
/// Searches along a line.
#include <cmath>
#include <functional>
#include <optional>

#include "ir/result.h"

namespace hgc {

/// A point on a line: how far along it, and what the objective and its slope are there.
struct LinePoint {
  double length = 0, cost = 0, slope = 0;  ///< cost: infinite where one of the two is not finite

  bool isFinite() const { return std::isfinite(cost); }
};

using EvaluateLine = std::function<Result<LinePoint>(double length)>;

/// A point where the objective is lower by 1e-4 of what the slope at the start promises, and the slope at most 0.9 of
/// that one (Wolfe's strong conditions): by the line search of Nocedal and Wright, Numerical Optimization, 2nd edition,
/// algorithms 3.5 and 3.6, with cubic interpolation. It goes back from where the objective is not finite. Where no such
/// point is found, one that is lower; nothing if there is none. What was evaluated last is the point that it gives.
Result<std::optional<LinePoint>> searchLine(const LinePoint& start, double firstLength, const EvaluateLine& evaluate);

}  // namespace hgc
