#pragma once
/// The names of derivatives, on the command line and in interfaces.
#include <set>
#include <string>

#include "ir/kernel/derivative.h"
#include "ir/result.h"

namespace hgc {

/// The kernels that `NAME,NAME...` asks for; empty text asks for none. An error lists the names. Thread-safe.
Result<std::set<KernelKind>> kindsNamed(const std::string& names);

}  // namespace hgc
