#pragma once
/// Many small problems at once.
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// By the method of Levenberg and Marquardt, each problem for itself: `options.each` names the dimension of problems.
Result<SolveReport> solveEach(Session& session, const SolveOptions& options, const Unknowns& unknowns);

}  // namespace hgc
