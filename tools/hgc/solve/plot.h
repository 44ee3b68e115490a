#pragma once
/// How a solve went, as a picture.
#include <string>

#include "runtime/solve/solve.h"

namespace hgc::tool {

/// The cost over iterations, and below that the largest magnitude of the gradient; both by powers of ten, in SVG. A
/// cost that is negative somewhere is drawn as how far it is above the least one. What is 0 stands at the lower edge,
/// what is infinite or far above the others at the upper one; steps that were rejected are circles.
std::string solvePlot(const SolveReport& report, const std::string& model);

}  // namespace hgc::tool
