#pragma once
/// The linear model of residuals about a point, with a sparse matrix JᵀJ.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/step_within.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/least_squares.h"
#include "runtime/solve/linear/sparse_factor.h"
#include "runtime/solve/model_step.h"
#include "runtime/solve/normal_equations.h"
#include "runtime/solve/scaling.h"

namespace hgc {

/// By Cholesky's factorisation of JᵀJ, in which some unknowns may be asked to be eliminated before others; or by that
/// of CHOLMOD, which chooses its own order.
class SparseModel {
 public:
  /// Whether steps are found by products, where the session is then.
  static constexpr bool kMultiplies = false;

  SparseModel(const Unknowns& unknowns, const std::vector<std::string>& eliminated, bool usesCholmod)
      : unknowns_(unknowns), squares_(unknowns), elimination_{eliminated, usesCholmod, {}} {}

  /// Each as of `DenseModel`.
  Status linearise(Session& session);
  /// That of the objective, also where arguments of losses read unknowns.
  std::span<const double> gradient() const { return gradient_; }
  Status checkGradient(Session& session);
  Scaling& scaling() { return scaling_; }
  Status completeScaling() { return Done{}; }
  /// Also where JᵀJ has half the digits of J, or none: what a radius that is infinite leaves out is then refined by
  /// products with J.
  Result<bool> findStep(double radius, ModelStep& found) { return findStep(radius, {}, found); }
  Result<bool> findStep(double radius, const Stops& stops, ModelStep& found);
  /// The step without damping, by products with J. False where there is none.
  bool findWholeStep(ModelStep& found);
  Result<double> decreaseAlong(std::span<const double> step);
  Result<std::vector<double>> gradientAfter(std::span<const double> step) { return squares_.gradient(step); }
  Result<double> squareAlong(std::span<const double> step) { return squares_.squareAlong(step); }
  /// Replaces a vector by the inverse of the last damped JᵀJ times it. False where there is none.
  bool solveDamped(std::span<double> x);
  /// The norm of the gradient by scaled unknowns.
  double offset() const;

 private:
  /// Which gradient is that of the objective.
  enum class Gradient : uint8_t { Unknown, OfSquares, OfObjective };
  Status takeGradient(Session& session);
  Status checkFinite() const;
  Status prepareElimination();
  bool isPoor() const;
  bool refine(std::span<const double> damping, const Stops& stops, ModelStep& found);

  const Unknowns& unknowns_;
  LeastSquares squares_;
  NormalEquations normal_;
  std::vector<double> gradient_;
  Gradient true_ = Gradient::Unknown;
  Scaling scaling_;
  struct {
    std::vector<std::string> first;  ///< unknowns
    bool usesCholmod = false;
    std::unique_ptr<SparseFactor> factor;
    bool isFactorised = false;
  } elimination_;
};

}  // namespace hgc
