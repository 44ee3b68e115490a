#pragma once
/// How the diagonal of JᵀJ is damped.
#include <algorithm>

namespace hgc {

/// What is added to the square of a column whose unknown is scaled by s: clamp(square s², least, most) / radius / s²;
/// or `alike`, where that is not 0.
struct DampingRule {
  double radius = 1;
  double least = 0, most = 0;
  double alike = 0;

  /// `scaled` is square s².
  double of(double scaled, double scale) const {
    return alike != 0 ? alike : std::clamp(scaled, least, most) / radius / (scale * scale);
  }
};

}  // namespace hgc
