#pragma once
/// The method of Levenberg and Marquardt.
#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// As `solve`, of a program of residual terms: by Ceres' rules for the trust region (the ratio of the change to what
/// the model expects; the damping is the diagonal of JᵀJ over the radius, each column of J scaled by 1 / (1 + its norm
/// at the start).
Result<SolveReport> levenbergMarquardt(Session& session, const SolveOptions& options);

}  // namespace hgc
