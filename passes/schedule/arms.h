#pragma once
/// Arms that are worth skipping.
#include "ir/kernel/kernel.h"

namespace hgc {

/// Brings together what only one side of a choice needs, outside of all loops and within each, and makes a region of it
/// where it costs much; a loop moves as a whole. `kernel` has its stores, and no regions but loops. Values and their
/// order of addition stay.
void formArms(Kernel& kernel);

}  // namespace hgc
