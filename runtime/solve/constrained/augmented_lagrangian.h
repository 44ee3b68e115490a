#pragma once
/// Minimises subject to constraints.
#include <functional>

#include "runtime/solve/constrained/constraints.h"
#include "runtime/solve/freedom/unknowns.h"
#include "runtime/solve/method_options.h"
#include "runtime/solve/solve.h"

namespace hgc {

/// The method of multipliers, as in Birgin and Martínez, Practical Augmented Lagrangian Methods (2014), algorithm 4.1:
/// in rounds, each of which minimises the augmented Lagrangian by `minimise` from where the last one has ended, to a
/// tolerance that falls from round to round. Multipliers are then those of its gradient; the penalty grows where
/// constraints are not met much better than before. Ends where all are met within `constraintTolerance`, multipliers
/// fit them, and the round was solved to the tolerances of the options; or where the penalty cannot grow any more.
/// The constraints are no part of the session's objective afterwards.
Result<SolveReport> solveConstrained(const Constraints& constraints, const SolveOptions& options,
                                     const Unknowns& unknowns,
                                     const std::function<Result<SolveReport>(const MethodOptions&)>& minimise);

}  // namespace hgc
