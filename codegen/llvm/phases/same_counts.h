#pragma once
/// Finds values that several loops over one range compute.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// By position: the first position with the same value in the same iteration, possibly itself. A loop that reads what
/// an earlier fold carried has the fold's value, and so has all that both compute from it.
std::vector<uint32_t> sameAtCounts(const Kernel& kernel);

}  // namespace hgc::cpu
