#pragma once
/// Newton's method.
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Minimises the objective along Newton's steps of the projected Hessian, each shortened until the objective falls by
/// enough (Armijo; Nocedal and Wright, Numerical Optimization, algorithm 3.1). Where the Hessian is singular, or no
/// part of its step is good, its diagonal is enlarged, and in the end the step goes down the gradient.
Result<SolveReport> newton(Session& session, const SolveOptions& options, const Unknowns& unknowns);

}  // namespace hgc
