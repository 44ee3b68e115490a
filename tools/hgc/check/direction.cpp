/// The direction along which differences are taken.
#include <algorithm>
#include <cmath>

#include "tools/hgc/check/check.h"

namespace hgc::tool {
namespace {

/// The median of the magnitudes of a component over all rows, zeros aside; 0 if there is nothing else.
double typicalMagnitude(const std::vector<double>& values, size_t component, size_t width) {
  std::vector<double> magnitudes;
  for (size_t k = component; k < values.size(); k += width) {
    const double magnitude = std::fabs(values[k]);
    if (magnitude > 0 && std::isfinite(magnitude)) magnitudes.push_back(magnitude);
  }
  if (magnitudes.empty()) return 0;
  const auto middle = magnitudes.begin() + static_cast<std::ptrdiff_t>(magnitudes.size() / 2);
  std::ranges::nth_element(magnitudes, middle);
  return *middle;
}

/// Parameters move, too: each by a number of its own.
void addParameters(const Program& program, const Bound& bound, Tangent& direction) {
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind != SymbolKind::Param || !bound.symbols[s].integers.empty()) continue;
    const auto count = static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width;
    for (size_t k = 0; k < count; ++k) direction[s].push_back(0.5 + 0.25 / static_cast<double>(s + k + 1));
  }
}

/// The random direction, scaled to the magnitudes of what it moves. A component that is zero or noise throughout moves
/// as the others of its symbol.
Tangent scaledToData(const Program& program, const Bound& bound, const Tangent& direction) {
  Tangent scaled = direction;
  for (size_t s = 0; s < direction.size(); ++s) {
    const size_t width = program.symbols[s].width;
    const std::vector<double> values(bound.symbols[s].reals.begin(),
                                     bound.symbols[s].reals.begin() + static_cast<std::ptrdiff_t>(direction[s].size()));
    std::vector<double> typical;
    for (size_t c = 0; c < width; ++c) typical.push_back(typicalMagnitude(values, c, width));
    const double most = *std::ranges::max_element(typical);
    for (double& t : typical) t = t > 1e-12 * most ? t : most > 0 ? most : 1;
    for (size_t k = 0; k < scaled[s].size(); ++k) {
      const double own = std::isfinite(values[k]) ? std::fabs(values[k]) : 0;
      scaled[s][k] *= std::max(own, typical[k % width]);
    }
  }
  return scaled;
}

/// Rounds the direction so that steps along it, down to `smallest`, move numbers exactly: where lengths are tiny
/// beside positions, the rounding of a moved position may be as large as an error that is looked for.
void roundToMove(const Bound& bound, double smallest, Tangent& direction) {
  for (size_t s = 0; s < direction.size(); ++s) {
    for (size_t k = 0; k < direction[s].size(); ++k) {
      const double at = bound.symbols[s].reals[k];
      if (at == 0 || !std::isfinite(at)) continue;
      const double unit = std::ldexp(1, std::ilogb(at) - 50) / smallest;  // half a step may lead to the next binade
      const double units = std::max(1.0, std::round(std::fabs(direction[s][k]) / unit));
      if (direction[s][k] != 0) direction[s][k] = std::copysign(units * unit, direction[s][k]);
    }
  }
}

}  // namespace

Tangent directionOfDifferences(const Program& program, const Bound& bound, Tangent direction, double smallest) {
  addParameters(program, bound, direction);
  Tangent scaled = scaledToData(program, bound, direction);
  roundToMove(bound, smallest, scaled);
  return scaled;
}

}  // namespace hgc::tool
