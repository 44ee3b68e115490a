#pragma once
/// Emits kernels that compute the sums of owned rows.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Fills `function`, an `OwnerFunction` (ir/kernel/abi.h): loops over blocks of neighbouring rows, in several lines
/// where these read the same, and within over entries; the sums stay in registers.
void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

/// Fills `function`, a `PullFunction` (ir/kernel/abi.h): loops over blocks of neighbouring rows, and within over
/// entries; the sums stay in registers.
void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
