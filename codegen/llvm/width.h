#pragma once
/// How many instances a kernel's vectors hold, and the loops that this is for.
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// A machine's vector of `lanes`, or several of them as one: a short loop then has as many chains that do not wait for
/// one another, and loads what is the same for all instances once for all. A multiple of `kTile` where it is more.
unsigned lanesFor(const Kernel& kernel, unsigned lanes);

/// Whether so much is rounded to binary32 that vectors of twice as many lanes are worth it.
bool isMostlyBinary32(const Kernel& kernel);

/// Whether a loop has none within, is short, and adds up what differs between instances. `uniform` says of each node
/// whether it does not.
bool isShortSum(const Kernel& kernel, const Region& loop, const std::vector<bool>& uniform);

}  // namespace hgc::cpu
