#pragma once
#include <llvm/IR/Module.h>

#include <map>

#include "ir/kernel.h"

namespace hgc::cpu {

/// Adds `kernel` to `module` as a function of type `KernelFunction`.
void emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes);

}  // namespace hgc::cpu
