#pragma once
/// Kernels to functions of LLVM, for any target with vectors.
#include <llvm/IR/Module.h>

#include <string>

#include "codegen/llvm/body/shared_arms.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// A function without a body that may hold the widest vectors.
llvm::Function* makeFunction(llvm::Module& module, const std::string& name, llvm::Type* result,
                             llvm::ArrayRef<llvm::Type*> arguments, llvm::GlobalValue::LinkageTypes linkage);

/// Adds `kernel` to `module` as a function of type `KernelFunction` (of one that rows run, `OwnerFunction`), for a
/// machine's vectors of `lanes`. It ends in a return, and calls the functions of `arms`, which is for this module.
llvm::Function* emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes, SharedArms& arms);

}  // namespace hgc::cpu
