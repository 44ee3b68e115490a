#pragma once
/// What LLVM does with loops before it makes code of them.
#include <llvm/IR/Function.h>

namespace hgc::cpu {

/// Takes out of loops what does not change in them, and unrolls those that are short: addresses, above all, since
/// kernels compute each where it is used. No bit changes: there is no fast-math.
void tidyLoops(llvm::Function& function);

/// The same for loops whose bodies fill the registers: nothing is unrolled.
void hoistFromLoops(llvm::Function& function);

}  // namespace hgc::cpu
