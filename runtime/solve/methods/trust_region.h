#pragma once
/// How far a linear model is trusted.
#include <algorithm>

namespace hgc {

/// By the rules of Ceres.
struct TrustRegion {
  static constexpr double kSmallest = 1e-32, kLargest = 1e16;
  static constexpr double kFirst = 1e4;
  static constexpr double kLeastShrink = 1.0 / 3;  ///< of the radius after a good step: what it is divided by
  double radius, shrink = 2;

  void accept(double ratio) {
    const double above = 2 * ratio - 1;
    radius = std::min(kLargest, radius / std::max(kLeastShrink, 1 - above * above * above));
    shrink = 2;
  }
  void reject() {
    radius /= shrink;
    shrink *= 2;
  }
};

}  // namespace hgc
