#pragma once
/// Kernels that rows along lines run to pull their sums.
#include "codegen/llvm/shared_arms.h"
#include "codegen/llvm/vector_builder.h"
#include "ir/kernel.h"

namespace hgc::cpu {

/// Fills `function`, a `PullFunction` (ir/abi.h): a block of neighbouring rows at a time, entries inside, and the sums
/// in registers.
void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
