#pragma once
/// Splits kernels that are too long for one function.
#include <llvm/IR/Module.h>

#include "codegen/llvm/body/shared_arms.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Whether a kernel is short enough for one function.
bool fitsInOne(const Kernel& kernel);

/// Emits a kernel as several functions that pass values through memory, and their calls in `function`, which has only
/// an empty first block.
void emitInParts(llvm::Module& module, VectorBuilder& ir, const Kernel& kernel, SharedArms& arms,
                 llvm::Function* function);

}  // namespace hgc::cpu
