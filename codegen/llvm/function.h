#pragma once
/// Kernels to functions of LLVM, for any target with vectors.
#include <llvm/IR/Module.h>

#include "codegen/llvm/shared_arms.h"
#include "ir/kernel.h"

namespace hgc::cpu {

/// A Jacobian is written once and is larger than any cache: it goes past them, and the target orders such stores at the
/// end of the function.
inline bool streams(const Kernel& kernel) { return kernel.kind == KernelKind::Jacobian; }

/// Adds `kernel` to `module` as a function of type `KernelFunction`, for a machine's vectors of `lanes`. It ends in a
/// return, and calls the functions of `arms`, which is for this module.
llvm::Function* emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes, SharedArms& arms);

}  // namespace hgc::cpu
