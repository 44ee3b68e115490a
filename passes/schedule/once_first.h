#pragma once
/// What rows compute once, and what for every instance.
#include <span>

#include "passes/schedule/phase_arrays.h"

namespace hgc {

/// Moves what is the same for all instances to the front of the code of rows, and says how much that is.
void putOnceFirst(PhaseKernel& rows, const GatherSchema& from, std::span<const PhaseContent> arrays);

}  // namespace hgc
