#pragma once
/// Equal operations on different values, in the body of a loop that has one lane, become operations on vectors. What is
/// the same for all instances is computed in one lane: of a single instance that is everything, and the components of
/// its arrays are the only lanes that there are. An operation does to each lane what it does to one value, so no bit
/// depends on it.
#include <llvm/IR/Function.h>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Whether a kernel has a loop that computes enough which is the same for all instances.
bool mayPack(const Kernel& kernel);
/// Forgets arms that are the same for all instances: only straight code is packed.
void dropUniformArms(Kernel& kernel);

/// Packs what the straight loops of a function compute with one lane into vectors of at most `lanes`.
void packLoops(llvm::Function& function, unsigned lanes);

}  // namespace hgc::cpu
