#pragma once
/// Kernels that rows run to make their sums.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Fills `function`, an `OwnerFunction` (ir/kernel/abi.h): a block of neighbouring rows at a time, of several lines
/// where these read the same, entries inside, and the sums in registers.
void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
