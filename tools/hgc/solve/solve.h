#pragma once
/// `hgc solve`.
#include "tools/hgc/run/data.h"

namespace hgc::tool {

int commandSolve(const Options& options);

}  // namespace hgc::tool
