#pragma once
/// Chooses how many instances a kernel's vectors hold.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// The lanes of one vector register (`lanes`), or of several: a short loop then has several independent chains of
/// operations, and loads uniform values once for all. A multiple of `kTile` if above `lanes`.
unsigned lanesFor(const Kernel& kernel, unsigned lanes);

/// Whether enough operations are rounded to binary32 that vectors of twice as many lanes pay.
bool isMostlyBinary32(const Kernel& kernel);

/// Whether a loop is innermost, short, and sums values that differ between instances. `uniform` says by node whether it
/// is the same for all instances.
bool isShortSum(const Kernel& kernel, const Region& loop, const std::vector<bool>& uniform);

}  // namespace hgc::cpu
