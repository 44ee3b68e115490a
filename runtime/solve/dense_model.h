#pragma once
/// The linear model of residuals about a point, with a dense Jacobian.
#include <optional>
#include <span>
#include <vector>

#include "runtime/solve/dense_qr.h"
#include "runtime/solve/freedom/step_within.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/scaling.h"

namespace hgc {

/// By QR, in scaled unknowns. That costs rows times the square of columns, and keeps twice the digits that JᵀJ has.
class DenseModel {
 public:
  /// Whether steps are found by products, where the session is then.
  static constexpr bool kMultiplies = false;

  explicit DenseModel(const Unknowns& unknowns) : squares_(unknowns) {}

  /// About the point where the session is.
  Status linearise(Session& session);
  /// To be called after it: what all steps from there have in common.
  Status prepareSteps();
  /// By unknowns that are not scaled.
  std::span<const double> gradient() const { return gradient_; }
  /// Whether the objective has this gradient where the session is.
  Status checkGradient(Session& session);
  Scaling& scaling() { return scaling_; }
  Status completeScaling() { return Done{}; }

  /// The least of the model, damped; not at all where the radius is infinite. False if there is none.
  Result<bool> findStep(double radius, ModelStep& found) { return findStep(radius, {}, found); }
  /// The same beside stops, whatever the decrease is.
  Result<bool> findStep(double radius, const Stops& stops, ModelStep& found);
  /// The step without damping. False where there is none.
  bool findWholeStep(ModelStep& found);
  /// How much lower the model expects the objective to be after a step.
  Result<double> decreaseAlong(std::span<const double> step);
  /// The model's gradient after a step, without damping.
  Result<std::vector<double>> gradientAfter(std::span<const double> step);
  /// |Js|² of a step s.
  Result<double> squareAlong(std::span<const double> step);
  /// Replaces a vector by the inverse of the last damped JᵀJ times it. False where there is none.
  bool solveDamped(std::span<double> x) const;
  /// How much of the residuals lies in the space of the Jacobian's columns: 0 where they are least, whatever the units
  /// of unknowns (Bates and Watts, A Relative Offset Orthogonality Convergence Criterion, Technometrics 23, 1981).
  double offset() const { return factor_.lengthWithin(); }

 private:
  std::vector<double> scaled(std::span<const double> step) const;

  LeastSquares squares_;
  Scaling scaling_;
  std::vector<double> gradient_;
  TriangularRows factor_{0};
  std::optional<TriangularRows> damped_;  ///< the last one, of few columns
};

}  // namespace hgc
