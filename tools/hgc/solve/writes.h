#pragma once
/// The results that `hgc solve -w` writes.
#include <string>
#include <vector>

#include "runtime/solve/solve.h"
#include "tools/hgc/run/write.h"
#include "tools/hgc/solve/like_read.h"

namespace hgc::tool {

/// The requested results, by kind; `others` are those that `hgc run` writes, too.
struct SolveWrites {
  std::vector<LikeRead> likeRead;
  std::vector<Write> unknowns, uncertainties, sensitivities, constraints, each, others;

  /// All lists of single arrays except `others`.
  std::vector<const std::vector<Write>*> own() const {
    return {&unknowns, &uncertainties, &sensitivities, &constraints, &each};
  }
};

/// Parses every `-w`: a name without a dot that `run` does not know is an unknown. An error if a file cannot be
/// written.
Result<SolveWrites> parseSolveWrites(const Options& options);

/// An error if a result is of an unknown that the program does not have.
Status checkUnknowns(const SolveWrites& writes, const Program& program);

/// The errors of `writeUncertainties` that are known before a solve.
Status checkUncertainties(const SolveWrites& writes, const Options& options, const std::vector<FixedRows>& fixed,
                          const Session& session);

/// Writes `cov.X`, `marginal.X`, `stderr.X` and `correlation` at the session's solution. `fixed` are the solve's fixed
/// rows.
Status writeUncertainties(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          const SolveReport& report, Session& session);

/// An error if a result is of a constraint that the program does not have.
Status checkConstraints(const std::vector<Write>& writes, const Program& program);

/// Writes `dual.C` and `violation.C` of constraints.
Status writeConstraints(const std::vector<Write>& writes, const SolveReport& report);

}  // namespace hgc::tool
