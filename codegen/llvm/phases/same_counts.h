#pragma once
/// What several loops over one range compute alike.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// For each position the first one that has the same value at the same count, itself if there is none before: what a
/// fold carried and another loop reads again is the same, and so is all that is made of it alike.
std::vector<uint32_t> sameAtCounts(const Kernel& kernel);

}  // namespace hgc::cpu
