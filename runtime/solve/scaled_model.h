#pragma once
/// The linear model of residuals about a point, and steps by it.
#include <span>
#include <vector>

#include "runtime/solve/dense_qr.h"
#include "runtime/solve/least_squares.h"

namespace hgc {

/// A step, and how much lower the model expects the objective to be after it.
struct ModelStep {
  std::vector<double> step;
  double decrease = 0;
};

/// Columns of the Jacobian are scaled by 1 / (1 + norm), as they were at the first point, so that unknowns of any units
/// are damped alike.
class ScaledModel {
 public:
  explicit ScaledModel(const Unknowns& unknowns) : squares_(unknowns) {}

  /// About the point where the session is.
  Status linearise(Session& session);
  /// Whether the objective has this gradient there.
  Status checkGradient(Session& session);

  double value() const { return squares_.value(); }
  int64_t rows() const { return squares_.rows(); }
  /// By unknowns that are not scaled.
  std::span<const double> gradient() const { return gradient_; }
  /// How much of the residuals lies in the space of the Jacobian's columns: 0 where they are least, whatever the units
  /// of unknowns (Bates and Watts, A Relative Offset Orthogonality Convergence Criterion, Technometrics 23, 1981).
  double offset() const { return factor_.lengthWithin(); }
  /// Which columns of the Jacobian are 0.
  std::vector<int64_t> emptyColumns() const;
  /// Which are next to 0, and were not at the first point.
  std::vector<int64_t> lostColumns() const;

  /// From now on short columns are damped as if their squares were 1.
  void dampAlike() { leastDamping_ = 1; }
  /// The least of the model, damped by the diagonal of JᵀJ over the radius. False if there is none.
  bool findStep(double radius, ModelStep& found);

 private:
  void factorise();
  std::vector<int64_t> columnsWhere(const auto& holds) const;

  LeastSquares squares_;
  std::vector<double> scale_, diagonal_, gradient_;
  double leastDamping_ = 1e-6;
  TriangularRows factor_{0};
};

}  // namespace hgc
