#pragma once
/// How steps are damped.
#include <cmath>
#include <concepts>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "runtime/device/solve/damping_rule.h"
#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// The part of the largest square of a column of an unknown that another one of it may be by rounding.
inline constexpr double kRoundingOfColumns = 1e-28;

/// Unknowns are scaled by 1 / (1 + the norm of their column of the Jacobian), as it was at the first point, so that
/// those of many units are damped alike; those of short columns only by `scaleShort`.
class Scaling {
 public:
  static constexpr double kLeastDiagonal = 1e-6, kMostDiagonal = 1e32;  ///< of JᵀJ by scaled unknowns, for the damping
  static constexpr double kLostColumn = 1e-8;  ///< the part of a column's length at the start below which it is lost

  /// The sums of squares of the columns about a point, of all, or of those in some ranges.
  void take(std::span<const double> squares);
  void take(std::span<const double> squares, std::span<const BlockRun> ranges);

  const std::vector<double>& scale() const { return scale_; }
  /// Which diagonal damps.
  void dampBy(Damping damping) { kind_ = damping; }
  /// Whether there can be more damping than there is.
  bool canDampAlike() const { return least_ < 1 && kind_ == Damping::Diagonal; }
  /// From now on the diagonal that damps is at least 1.
  void dampAlike() { least_ = 1; }
  /// Scales unknowns whose columns are and were so short that the least damping holds them back, if their square is
  /// above `least`. Whether there are some.
  bool scaleShort(std::span<const double> least);
  /// Whether it has scaled some.
  bool areSomeShort() const;
  /// The largest magnitude of a gradient, where those are in units that make their columns 1 long.
  double largestSlope(std::span<const double> gradient) const;
  /// What is added to the diagonal of JᵀJ, by unknowns that are not scaled: that of the scaled one over the radius.
  /// Until the next call.
  const std::vector<double>& damping(double radius);
  /// The same by unknowns in some ranges; others keep what they had.
  const std::vector<double>& damping(double radius, std::span<const BlockRun> ranges);
  /// What the last of these calls has found.
  std::span<const double> lastDamping() const { return damping_; }
  /// How it is found.
  DampingRule rule(double radius) const;
  /// The same, but 1 instead of 0 where an infinite radius would leave a matrix singular, by scalars that keep still.
  const std::vector<double>& damping(double radius, const std::predicate<int64_t> auto& isStill) {
    damping(radius);
    for (size_t k = 0; k < damping_.size() && std::isinf(radius); ++k) {
      if (damping_[k] == 0 && isStill(static_cast<int64_t>(k))) damping_[k] = 1;
    }
    return damping_;
  }

  /// The sums of squares of the columns, by unknowns that are not scaled.
  std::vector<double> squares() const;
  /// Of the gradient's numbers the largest over the length of its column, and whose it is: the residuals' part along
  /// the column. 0 of a gradient of 0.
  std::pair<double, int64_t> steepest(std::span<const double> gradient) const;
  /// The same among unknowns whose columns are so short that with this radius the least damping is more than their
  /// square; none with a radius of 0.
  std::pair<double, int64_t> steepestHeldBack(std::span<const double> gradient, double radius) const;
  /// Which columns are 0; which are next to 0, and were not at the first point.
  std::vector<int64_t> emptyColumns() const;
  std::vector<int64_t> lostColumns() const;

  /// What is of the first point, to go on from another one.
  MethodState state() const { return {{"scale", scale_}, {"damping", {least_, largest_}}}; }
  /// Before the first point is taken. An error where it is not of so many columns.
  Status resume(const MethodState& state, size_t columns);

 private:
  std::vector<double> scale_, diagonal_, damping_;
  double least_ = kLeastDiagonal;
  double largest_ = 1;  ///< sum of squares of a column at the first point
  Damping kind_ = Damping::Diagonal;
};

}  // namespace hgc
