#pragma once
/// What the counter of a sum at the root of an energy bounds.
#include "frontend/resolve/root_path.h"

namespace hgc {

/// Whether a loop within the sum, or in a function that is called there, has a bound that is made of the counter. That
/// may be the counter of a loop; of an index of the domain it may only be the length of a row.
bool boundsLoops(const Module& module, const RootSum& sum);

}  // namespace hgc
