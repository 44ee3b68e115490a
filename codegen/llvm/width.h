#pragma once
/// How many instances a kernel's vectors hold.
#include "ir/kernel.h"

namespace hgc::cpu {

/// A machine's vector of `lanes`, or several of them as one: a short loop then has as many chains that do not wait for
/// one another, and loads what is the same for all instances once for all. A multiple of `kTile` where it is more.
unsigned lanesFor(const Kernel& kernel, unsigned lanes);

}  // namespace hgc::cpu
