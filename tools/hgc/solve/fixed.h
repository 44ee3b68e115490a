#pragma once
/// Parses fixed rows of unknowns: `--fix x:0,3-5` and `-b x.fixed=mask.npy`.
#include <vector>

#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// Parses every `--fix`.
Result<std::vector<FixedRows>> parseFixed(const Options& options);

/// The options without the bindings that are masks.
Options withoutMasks(const Options& options);
/// Reads masks, and adds the scalars or rows that are 1 in them.
Status readMasks(const Options& options, Session& session, std::vector<FixedRows>& fixed);

}  // namespace hgc::tool
