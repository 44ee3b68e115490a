#pragma once
/// What the command line fixes of unknowns: `--fix x:0,3-5` and `-b x.fixed=mask.npy`.
#include <vector>

#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// The rows that every `--fix` names; an error if one names none.
Result<std::vector<FixedRows>> parseFixed(const Options& options);

/// The options without masks, which are bound to nothing.
Options withoutMasks(const Options& options);
/// Adds what the masks fix: where they have 1, of all scalars of the unknown or of its rows.
Status readMasks(const Options& options, Session& session, std::vector<FixedRows>& fixed);

}  // namespace hgc::tool
