#pragma once
/// Superword-level parallelism in the bodies of loops that compute with one lane: packs equal operations on different
/// values into vectors. Uniform values are computed with one lane, and so is everything for a single instance, where
/// the components of arrays are the only parallelism. Operations act on each lane alone, so that no bit changes.
#include <llvm/IR/Function.h>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Whether a kernel has a loop with enough uniform values for packing to pay.
bool mayPack(const Kernel& kernel);
/// Removes arms with uniform conditions, since only straight code is packed.
void dropUniformArms(Kernel& kernel);

/// Packs the single-lane values of a function's straight loops into vectors of at most `lanes`.
void packLoops(llvm::Function& function, unsigned lanes);

}  // namespace hgc::cpu
