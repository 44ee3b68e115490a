#pragma once
/// Unknowns that lie on manifolds.
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"

namespace hgc {

/// The points of an unknown on a manifold, and where steps lead from them. Its program (`TermSource::retractions`) runs
/// on the CPU.
class ManifoldPoints {
 public:
  /// Of a session's unknown, a symbol of its program with so many points.
  static Result<ManifoldPoints> open(const Session& session, const Symbol& symbol, int64_t points);

  uint32_t width() const { return width_; }  ///< scalars of a point
  uint32_t steps() const { return steps_; }  ///< scalars of a step
  int64_t count() const { return count_; }

  /// Moves points along steps, `steps()` numbers for each. Those whose step is 0 keep their bits.
  Status move(std::span<double> points, std::span<const double> steps);
  /// Finds the derivatives of `move` by steps of 0. An error where such a step moves a point.
  Status linearise(std::span<const double> points);
  /// The derivatives by steps, of those by values, where it is linearised.
  void takeBySteps(std::span<const double> byValues, std::span<double> bySteps) const;
  /// By values, the directions in which these steps begin, where it is linearised.
  std::vector<double> directionsOf(std::span<const double> steps) const;
  /// Of each point, `steps()` rows of as many numbers: the second derivatives by steps, where they are 0, of the sum of
  /// its scalars times these numbers. They are found by differences of derivatives, to some twelve digits.
  Result<std::vector<double>> curvatureAlong(std::span<const double> points, std::span<const double> numbers);
  /// Of a point: `width()` rows of `steps()` numbers.
  const double* derivativesAt(int64_t point) const { return derivatives_.data() + point * width_ * steps_; }

 private:
  ManifoldPoints(Session retraction, std::string unknown, const Manifold& manifold, int64_t count);
  Status retract(std::span<const double> points, std::span<const double> steps);
  /// The derivatives of `retract` by steps, where these are.
  Result<std::vector<double>> derivativesAfter(std::span<const double> points, std::span<const double> steps);
  Status checkStill(std::span<const double> points) const;

  Session retraction_;
  Linearisation retracted_;
  std::string unknown_, manifold_;
  uint32_t width_, steps_;
  int64_t count_;
  std::vector<double> derivatives_;
};

/// By name of the unknown.
using Manifolds = std::map<std::string, ManifoldPoints>;

/// Makes derivatives by the scalars of unknowns those by the scalars of their steps.
class TangentColumns {
 public:
  /// Replaces the Jacobian of a term, and its structure: blocks are of steps, for unknowns on manifolds, where they are
  /// linearised. A block's `row` is its point then.
  void apply(const Manifolds& manifolds, LinearTerm& term);

 private:
  /// Where a column goes: so many columns of the same instance, one for each step of its point, times the derivatives
  /// of its scalar by these. Where an unknown lies on no manifold, one, as it is.
  struct Place {
    uint32_t firstColumn = 0;
    uint32_t steps = 1;
    const ManifoldPoints* manifold = nullptr;
    int64_t firstDerivative = 0;
  };
  static void addColumn(const double* from, int64_t stride, int64_t rows, const Place& place, double* to,
                        int64_t toStride);
  void arrange(const Manifolds& manifolds, const std::shared_ptr<const BlockStructure>& from);

  std::shared_ptr<const BlockStructure> from_;
  std::shared_ptr<BlockStructure> to_;
  std::vector<Place> places_;  ///< by instance and column
  std::vector<double> jacobian_;
};

}  // namespace hgc
