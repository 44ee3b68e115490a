#include "runtime/solve/freedom/bounds.h"

#include <algorithm>

namespace hgc {

std::optional<Bounds::Outside> Bounds::findOutside(std::span<const double> values) const {
  std::optional<Outside> found;
  forEach([&](size_t value, size_t step, const Range& range) {
    const bool isInside = values[value] >= range.lowest && values[value] <= range.highest;
    if (!found && !isInside) found = Outside{step, values[value], range.lowest, range.highest};
  });
  return found;
}

std::vector<bool> Bounds::findHeld(std::span<const double> values, std::span<const double> gradient) const {
  std::vector<bool> held(gradient.size());
  forEach([&](size_t value, size_t step, const Range& range) {
    held[step] =
        (values[value] <= range.lowest && gradient[step] > 0) || (values[value] >= range.highest && gradient[step] < 0);
  });
  return held;
}

std::vector<double> Bounds::gradientWithin(std::span<const double> values, std::span<const double> gradient) const {
  std::vector<double> within(gradient.begin(), gradient.end());
  forEach([&](size_t value, size_t step, const Range& range) {
    within[step] = std::clamp(within[step], values[value] - range.highest, values[value] - range.lowest);
  });
  return within;
}

void Bounds::clamp(std::span<double> values) const {
  forEach([&](size_t value, size_t, const Range& range) {
    values[value] = std::clamp(values[value], range.lowest, range.highest);
  });
}

std::vector<double> Bounds::stepTo(std::span<const double> values, std::span<const double> reached,
                                   std::vector<double> step) const {
  forEach([&](size_t value, size_t at, const Range& range) {
    const bool isAtBound = reached[value] == range.lowest || reached[value] == range.highest;
    if (isAtBound && reached[value] != values[value] + step[at]) step[at] = reached[value] - values[value];
  });
  return step;
}

}  // namespace hgc
