#pragma once
/// The quadratic model of an objective about a point.
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/after/negative_curvature.h"
#include "runtime/solve/freedom/step_within.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/linear/block_cholesky.h"

namespace hgc {

/// What is added to the diagonal of a matrix. To each number it is a part of that number, or if that is not positive
/// what lets the gradient's largest number step by a tenth of the unknowns, but at most 1. With `isOfLargest` it is the
/// same for all: a part of the largest number, and 1 where the diagonal is 0.
struct Shift {
  double part = 0;
  bool isOfLargest = false;

  bool operator==(const Shift&) const = default;
};

/// The gradient and the Hessian, by steps of the unknowns. Rows and columns of scalars are 0 that are fixed, or at a
/// bound that a descent would leave.
class HessianModel {
 public:
  /// Of scales: their products with each other are numbers.
  static constexpr int64_t kMostExponent = 500;

  explicit HessianModel(const Unknowns& unknowns) : unknowns_(unknowns) {}

  /// About the values that the session has, whole or with the part of each instance made positive semidefinite. An
  /// error where a number is not finite.
  Status take(Session& session, Projection projection);
  /// Whether the matrix is positive definite, as it is or with the diagonal larger by `least` of itself. With `least`,
  /// rounding does not decide about singular ones.
  bool isPositive(double least);
  /// Along which the matrix is negative, if it is so by more than rounding.
  std::optional<NegativeCurvature> findNegativeCurvature();
  /// Whether the gradient has a part along which the model knows no curvature: a step has no length of its own there.
  bool isFlat() const;
  /// The scalars whose derivative is 0, and all of their row of the matrix, but for those that are fixed or held by
  /// bounds.
  std::vector<int64_t> emptyScalars() const;
  std::span<const double> gradient() const { return model_.gradient; }
  double value() const { return model_.value; }
  /// The scales of unknowns in which instances are made positive semidefinite; none of a single unknown. They follow
  /// from the curvatures of the whole Hessian that was taken last.
  const std::vector<UnknownScale>& scales() const { return scales_; }
  void setScales(std::vector<UnknownScale> scales) { scales_ = std::move(scales); }
  /// The step that leads to where the gradient of the model is 0, with that added to the diagonal; between bounds as
  /// of `keepWithin`. False where that matrix is not positive definite, or the step does not descend.
  Result<bool> findStep(Shift shift, std::vector<double>& step);
  /// Whether bounds have cut it.
  bool isCut() const { return bounded_.isCut; }
  /// Of the step s that was found: the part of sᵀ(H + D)s that is sᵀDs, where D is what was added to the diagonal, at
  /// least `least` of it. Where that is most, the length of the step comes from D.
  double shareOfShift(std::span<const double> step, double least) const;

 private:
  bool factorise(Shift shift);
  bool findBeside(const Stops& stops, std::vector<double>& step);
  std::vector<double> gradientAfter(std::span<const double> step) const;
  Status checkFinite() const;
  Status takeBySteps(Session& session);
  bool isHeld(int64_t scalar) const {
    return unknowns_.isFixed(scalar) || (!bounded_.held.empty() && bounded_.held[static_cast<size_t>(scalar)]);
  }
  void clearHeld();
  void takeDiagonal();
  void takeScales(std::span<const double> curvatures);
  Status takeLeast(Session& session);

  const Unknowns& unknowns_;
  BlockModel byValues_, model_;  ///< the same unless some unknowns lie on manifolds: then by values, and by steps
  struct {
    std::vector<double> values;  ///< where it was taken
    std::vector<bool> held;      ///< by scalar
    bool isCut = false;          ///< the last step
  } bounded_;                    ///< where there are bounds
  std::vector<double> diagonal_;
  std::vector<UnknownScale> scales_;  ///< in the order of unknowns
  struct {
    std::vector<double> numbers;
    double least = 1;  ///< where the diagonal is not positive
  } added_;            ///< to it
  struct {
    std::optional<BlockCholesky> cholesky;
    std::optional<Shift> with;  ///< nothing: it is of another matrix
  } factor_;
};

}  // namespace hgc
