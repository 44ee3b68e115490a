#pragma once
/// Reads what a solve is bound to beside its program's symbols: fixed rows of unknowns, by `--fix x:0,3-5` and `-b
/// x.fixed=mask.npy`, and multipliers of constraints, by `-b dual.c=FILE`.
#include <vector>

#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// Parses every `--fix`.
Result<std::vector<FixedRows>> parseFixed(const Options& options);

/// The options without the bindings that are masks or multipliers.
Options withoutOwnBindings(const Options& options);
/// Reads masks, and adds the scalars or rows that are 1 in them.
Status readMasks(const Options& options, Session& session, std::vector<FixedRows>& fixed);
/// Reads multipliers.
Result<std::vector<SolveConstraint>> readMultipliers(const Options& options, const Program& program);

}  // namespace hgc::tool
