#pragma once
/// Kernels with loops, a chunk of instances at a time.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// The same kernel, whose loops run whether or not an arm needs them: what phases begin with. All parts of such an arm
/// are computed then, since the loops may read them.
Kernel withoutArmsAroundLoops(Kernel kernel);

/// Whether a kernel is worth it, or cannot do without: sums of what all instances read are made a chunk at a time.
bool hasPhases(const Kernel& kernel);

/// Fills `function` with the phases of a kernel without arms around loops: straight code for all instances of a chunk,
/// then each loop that is in no other, its counts outside and the instances inside, so that what is the same for all of
/// them is computed once a count. What one phase computes and another reads waits in memory.
void emitPhases(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
