#pragma once
/// What `hgc solve -w` writes of how exact the solution is.
#include <vector>

#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// `cov.X`, `stderr.X` for an unknown X, or `correlation`.
bool isUncertainty(const std::string& what);
/// The unknown that it is of; empty of all.
std::string unknownOf(const Write& uncertainty);

/// Writes them, for the solution that the session has. `fixed` as of the solve.
Status writeUncertainties(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          Session& session);

}  // namespace hgc::tool
