#pragma once
/// Emits kernels that pull the sums of rows along lines.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Fills `function`, a `PullFunction` (ir/kernel/abi.h): loops over blocks of neighbouring rows, and within over
/// entries; the sums stay in registers.
void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
