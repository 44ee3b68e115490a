#pragma once
/// Steps within a trust region and between bounds.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/methods/newton/hessian_products.h"
#include "runtime/solve/methods/newton/steihaug.h"

namespace hgc {

/// A step, as far as bounds let it go, and where it leads.
struct StepWithin {
  RegionStep found;
  std::vector<double> point;
  bool isStopped = false;  ///< some of it, by bounds
};

/// Minimises the model within the radius (`minimiseWithin`), with a tolerance of at most √|gradient|. Scalars at a
/// bound that a descent would leave are held. Where bounds stop others, the model is minimised again along the rest,
/// with these at their bounds; returns the step for which the model expects the largest decrease.
Result<StepWithin> findStepWithin(const Unknowns& unknowns, HessianProducts& products, std::span<const double> values,
                                  std::span<const double> gradient, double radius, double tolerance);

}  // namespace hgc
