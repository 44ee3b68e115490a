#pragma once
/// Translates kernels to LLVM functions on vectors of instances.
#include <llvm/IR/Module.h>

#include <string>

#include "codegen/llvm/body/shared_arms.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// Declares a function that may use the widest vectors.
llvm::Function* makeFunction(llvm::Module& module, const std::string& name, llvm::Type* result,
                             llvm::ArrayRef<llvm::Type*> arguments, llvm::GlobalValue::LinkageTypes linkage);

/// Adds `kernel` to `module` as a function of type `KernelFunction`, or `OwnerFunction` for a kernel that runs by row.
/// `lanes` is the number of doubles in a vector register. `arms` holds the module's functions of shared arms.
llvm::Function* emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes, SharedArms& arms);

}  // namespace hgc::cpu
