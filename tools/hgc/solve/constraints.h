#pragma once
/// What is written of constraints at a solution.
#include <string>
#include <vector>

#include "runtime/solve/solve.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// `dual.C` or `violation.C` for a constraint C.
bool isOfConstraint(const std::string& what);

/// An error where such a constraint is not in the program.
Status checkConstraints(const std::vector<Write>& writes, const Program& program);

Status writeConstraints(const std::vector<Write>& writes, const SolveReport& report);

}  // namespace hgc::tool
