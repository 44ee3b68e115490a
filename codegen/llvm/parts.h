#pragma once
/// Kernels that are too long for one function.
#include <llvm/IR/Module.h>

#include "codegen/llvm/body/shared_arms.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Whether a kernel is short enough.
bool fitsInOne(const Kernel& kernel);

/// Emits parts that hand values on through memory, and in `function`, which is empty but for its first block, their
/// calls one after another.
void emitInParts(llvm::Module& module, VectorBuilder& ir, const Kernel& kernel, SharedArms& arms,
                 llvm::Function* function);

}  // namespace hgc::cpu
