#pragma once
/// Products of an objective's Hessian with steps.
#include <map>
#include <span>
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/products/step_products.h"

namespace hgc {

/// Along manifolds they are PᵀHPd + Cd: P has the derivatives of points by steps, and C the second ones, weighted by
/// the gradient (as `takeHessianBySteps` adds to a matrix).
class HessianProducts {
 public:
  HessianProducts(Session& session, const Unknowns& unknowns) : unknowns_(unknowns), products_(session, unknowns) {}

  /// About values that the session has and where manifolds are linearised; gradients by values.
  Status take(std::span<const double> values, const std::map<std::string, Array>& gradients);
  /// After a step that was rejected: about these values again, which the session has.
  Status goBack() { return unknowns_.lineariseManifolds(products_.session()); }

  /// From now on these scalars of a step, and what products have there, count as 0.
  void hold(const std::vector<bool>& still) { products_.hold(still); }
  /// Held scalars of the step become 0.
  Status multiply(std::span<double> step, std::span<double> product);

 private:
  /// The matrices C of an unknown's points, symmetric, each of `steps` rows.
  struct Curvature {
    size_t firstStep = 0, steps = 0;
    std::vector<double> numbers;
  };

  const Unknowns& unknowns_;
  StepProducts products_;
  std::vector<Curvature> curvatures_;
};

}  // namespace hgc
