#pragma once
/// Hessians of objectives whose unknowns lie on manifolds.
#include <span>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"

namespace hgc {

/// Replaces a model by the scalars of unknowns, with the lower triangle of its matrix, by that by their steps, where
/// manifolds are linearised: second derivatives along a manifold have those of the point by its step, too (Absil,
/// Mahony and Sepulchre, Optimization Algorithms on Matrix Manifolds, section 5.5). `values` as the session has them.
Status takeHessianBySteps(const Unknowns& unknowns, std::span<const double> values, BlockModel& model);

}  // namespace hgc
