#pragma once
/// Newton's method within a trust region, without a matrix.
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Minimises the objective by steps within a trust region (Nocedal and Wright, Numerical Optimization, algorithm 4.1),
/// each found by conjugate gradients on the whole Hessian, of which there are products alone (algorithm 7.2). They are
/// as exact as min(1/2, √|gradient|) asks for. Directions of negative curvature lead to the region's edge.
Result<SolveReport> newtonCg(Session& session, const SolveOptions& options, const Unknowns& unknowns);

}  // namespace hgc
