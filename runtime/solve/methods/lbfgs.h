#pragma once
/// The method of Broyden, Fletcher, Goldfarb and Shanno with limited memory.
#include "runtime/session.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// Minimises the objective by its gradients alone: directions are those of the two-loop recursion over the last ten
/// steps (Nocedal and Wright, Numerical Optimization, algorithm 7.4), lengths those of a search for Wolfe's strong
/// conditions.
Result<SolveReport> lbfgs(Session& session, const SolveOptions& options, const Unknowns& unknowns);

}  // namespace hgc
