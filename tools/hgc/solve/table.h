#pragma once
/// Prints solves, and draws and writes their course.
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/solve.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// The heads of the columns.
std::string solveHead(const SolveIteration& first);
/// The row of an iteration.
std::string solveLine(const SolveIteration& iteration);
/// " (3 fixed)" after a number of unknowns; empty if none is.
std::string fixedPart(const SolveReport& report);
/// How the solve ended, and the residuals at the solution.
std::string solveSummary(const SolveReport& report, const Evaluation& solution);
/// The JSON object of `solve --json`.
std::string solveJson(const SolveReport& report, const Evaluation& solution);

/// Writes `each.iterations`, `each.cost` and `each.why`.
Status writeEach(const std::vector<Write>& writes, const EachReport& each);

/// With --each: iterations and costs over all problems, and the worst problems.
std::string eachSummary(const SolveReport& report, const Evaluation& solution);
std::string eachJson(const SolveReport& report, const Evaluation& solution);

/// An SVG picture of the cost and of the largest magnitude of the gradient over iterations, on logarithmic scales.
/// Costs that are negative somewhere are drawn relative to the least one. Zeros are drawn at the lower edge, infinities
/// and numbers far above the others at the upper edge; rejected steps are circles.
std::string solvePlot(const SolveReport& report, const std::string& model);

}  // namespace hgc::tool
