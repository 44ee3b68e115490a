#pragma once
/// How a solve is shown.
#include <string>

#include "runtime/session.h"
#include "runtime/solve/solve.h"

namespace hgc::tool {

/// The heads of the columns, above the first iteration.
std::string solveHead(const SolveIteration& first);
/// An iteration, as it is made.
std::string solveLine(const SolveIteration& iteration);
/// How it ended, and what the residuals are at the solution.
std::string solveSummary(const SolveReport& report, const Evaluation& solution);
/// All of it as a JSON object.
std::string solveJson(const SolveReport& report, const Evaluation& solution);

}  // namespace hgc::tool
