#pragma once
/// Makes branches of expensive arms of selects.
#include "ir/kernel/kernel.h"

namespace hgc {

/// Moves operations that only one arm of a select needs next to each other, and makes a conditional region of them if
/// they are expensive. Loops move as a whole. `kernel` must have its stores, and only loops as regions. Values and the
/// order of sums stay.
void formArms(Kernel& kernel);

}  // namespace hgc
