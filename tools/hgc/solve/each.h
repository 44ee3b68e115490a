#pragma once
/// How a solve of many problems is shown and written.
#include <string>
#include <vector>

#include "runtime/session.h"
#include "runtime/solve/solve.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// Whether it is one of `each.iterations`, `each.cost`, `each.why`.
bool isOfEach(const std::string& what);
Status writeEach(const std::vector<Write>& writes, const EachReport& each);

/// How many problems ended in which way, and the worst ones.
std::string eachSummary(const SolveReport& report, const Evaluation& solution);
std::string eachJson(const SolveReport& report, const Evaluation& solution);

}  // namespace hgc::tool
