#pragma once
/// The method of Levenberg and Marquardt.
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Solves a program of residual terms by Ceres' rules for the trust region: it grows and shrinks with the ratio of the
/// change of the cost to the change that the model expects; the damping is the diagonal of JᵀJ over the radius; each
/// column of J is scaled by 1 / (1 + its norm at the start).
Result<SolveReport> levenbergMarquardt(Session& session, const SolveOptions& options, const Unknowns& unknowns);

}  // namespace hgc
