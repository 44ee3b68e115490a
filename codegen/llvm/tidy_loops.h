#pragma once
/// What LLVM does with loops before it makes code of them.
#include <llvm/IR/Function.h>

namespace hgc::cpu {

/// Takes out of loops what does not change in them, and unrolls those that are short: addresses, above all, since
/// kernels compute each where it is used. No bit changes: there is no fast-math. `unroll` says how many counts the
/// innermost loops take at a time (`Kernel::unroll`); of loops whose length data knows all is none.
void tidyLoops(llvm::Function& function, uint32_t unroll);

/// The same for loops whose bodies fill the registers: nothing is unrolled unless `unroll` says so.
void hoistFromLoops(llvm::Function& function, uint32_t unroll);

}  // namespace hgc::cpu
