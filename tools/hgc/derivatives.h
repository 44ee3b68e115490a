#pragma once
/// The names of derivatives on the command line.
#include <set>
#include <string>

#include "ir/kernel.h"
#include "ir/result.h"

namespace hgc::tool {

/// The kernels that `--derivative=NAME,NAME...` asks for; empty text asks for none. An error lists the names.
Result<std::set<KernelKind>> kindsNamed(const std::string& names);

}  // namespace hgc::tool
