#pragma once
/// What the parts of a kernel read of those before them.
#include <vector>

#include "codegen/text/printer.h"

namespace hgc {

/// Whether it costs nothing to spell it again in each part that reads it.
bool isSpelledAnywhere(const Node& node);

/// The positions before `range` that it reads, in order.
std::vector<uint32_t> readFrom(const Kernel& kernel, CodeRange range);

}  // namespace hgc
