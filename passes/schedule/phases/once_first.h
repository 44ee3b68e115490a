#pragma once
/// What rows compute once, and what for every instance.
#include <functional>

#include "ir/kernel/gpu_phases.h"

namespace hgc {

/// Moves what is the same for all entries to the front of the code of rows, then what is read of an entry, and says how
/// much that is. `differs` says which leaves are not the same.
void putOnceFirst(PhaseKernel& rows, const std::function<bool(const Node& node)>& differs);

}  // namespace hgc
