#pragma once
/// What `hgc solve -w` writes of how the solution changes with data.
#include <optional>
#include <vector>

#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// `dsol.P` for data or a parameter P, of one unknown; `dsol.X.P` of an unknown X among several.
bool isSensitivity(const std::string& what);

/// An error where one names what the program does not have.
Status checkSensitivities(const std::vector<Write>& writes, const Program& program);

/// The program once more, with the Hessian by what the writes name. Nothing where it is compiled already: then it has
/// these as unknowns, or there is an error.
Result<std::optional<Ready>> makeReadyFor(const std::vector<Write>& writes, const Options& options,
                                          const Program& program);

/// Writes them, for the solution that the session has. `fixed` as of the solve, `by` from `makeReadyFor`.
Status writeSensitivities(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          const SolveReport& report, Session& session, std::optional<Ready> by);

}  // namespace hgc::tool
