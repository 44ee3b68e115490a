#pragma once
/// Bounds of unknowns.
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace hgc {

/// Between which numbers a solve keeps scalars. Vectors of values and vectors of steps may have them at different
/// places.
class Bounds {
 public:
  /// Those of so many scalars, from these places on.
  struct Range {
    size_t firstValue, firstStep, count;
    double lowest, highest;
  };
  void add(const Range& range) { ranges_.push_back(range); }
  bool areThere() const { return !ranges_.empty(); }

  /// A value that is not between its bounds, or NaN, and its place in a step.
  struct Outside {
    size_t step;
    double value, lowest, highest;
  };
  /// The first one.
  std::optional<Outside> findOutside(std::span<const double> values) const;
  /// By scalar of a step: whether it is at a bound, which a descent along the negative gradient would leave.
  std::vector<bool> findHeld(std::span<const double> values, std::span<const double> gradient) const;
  /// The gradient as far as a descent along it stays within.
  std::vector<double> gradientWithin(std::span<const double> values, std::span<const double> gradient) const;
  /// Moves values within.
  void clamp(std::span<double> values) const;
  /// What is left of a step from `values`, which `clamp` has led to `reached`.
  std::vector<double> stepTo(std::span<const double> values, std::span<const double> reached,
                             std::vector<double> step) const;

  /// Calls visit(place among values, place in a step, range) for all scalars that have bounds.
  void forEach(const auto& visit) const {
    for (const Range& range : ranges_) {
      for (size_t k = 0; k < range.count; ++k) visit(range.firstValue + k, range.firstStep + k, range);
    }
  }

 private:
  std::vector<Range> ranges_;
};

}  // namespace hgc
