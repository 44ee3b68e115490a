#pragma once
/// Separates what a row computes once from what it computes for every instance.
#include <functional>

#include "ir/kernel/gpu_phases.h"

namespace hgc {

/// Orders the code of rows: first operations that are the same for all entries, then those that depend on the entry
/// alone, and stores how many these are. `differs` tells which leaves differ between entries.
void putOnceFirst(PhaseKernel& rows, const std::function<bool(const Node& node)>& differs);

}  // namespace hgc
