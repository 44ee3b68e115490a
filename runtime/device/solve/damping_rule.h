#pragma once
/// Damping of the diagonal of JᵀJ.
#include <algorithm>

namespace hgc {

/// What is added to a diagonal entry d of JᵀJ whose unknown has scale s: `alike` if that is not 0, else
/// clamp(d s², least, most) / radius / s².
struct DampingRule {
  double radius = 1;
  double least = 0, most = 0;
  double alike = 0;

  /// `scaled`: d s².
  double of(double scaled, double scale) const {
    return alike != 0 ? alike : std::clamp(scaled, least, most) / radius / (scale * scale);
  }
};

}  // namespace hgc
