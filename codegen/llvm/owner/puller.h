#pragma once
/// Kernels that rows along lines run to pull their sums.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Fills `function`, a `PullFunction` (ir/kernel/abi.h): a block of neighbouring rows at a time, entries inside, and
/// the sums in registers.
void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
