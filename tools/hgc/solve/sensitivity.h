#pragma once
/// Writes derivatives of the solution by data: `dsol.P`, `dsol.X.P`.
#include <optional>
#include <vector>

#include "tools/hgc/run/write.h"

namespace hgc::tool {

/// Whether it is `dsol.P`, the derivative of the only unknown by data or a parameter P, or `dsol.X.P` of an unknown X.
bool isSensitivity(const std::string& what);

/// An error if a name is not in the program.
Status checkSensitivities(const std::vector<Write>& writes, const Program& program);

/// An error if the derivatives are by unknowns that are not fixed, known before a solve.
Status checkFixed(const std::vector<Write>& writes, const std::vector<FixedRows>& fixed, const Session& session);

/// Compiles the program again with these parameters as unknowns, for the Hessian. Nothing for a compiled program, which
/// must have them as unknowns.
Result<std::optional<Ready>> makeReadyFor(const std::vector<Write>& writes, const Options& options,
                                          const Program& program);

/// Writes the derivatives at the session's solution. `fixed` are the solve's fixed rows, `by` is from `makeReadyFor`.
Status writeSensitivities(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          const SolveReport& report, Session& session, std::optional<Ready> by);

}  // namespace hgc::tool
