#pragma once
/// Runs LLVM's loop passes on a function.
#include <llvm/IR/Function.h>

namespace hgc::cpu {

/// Hoists invariants, mostly addresses, out of loops and unrolls short loops. No bit of a result changes, since there
/// are no fast-math flags. `unroll` is the unroll factor of innermost loops (`Kernel::unroll`).
void tidyLoops(llvm::Function& function, uint32_t unroll);

/// The same for loops whose bodies fill the registers: unrolls only where `unroll` asks for it.
void hoistFromLoops(llvm::Function& function, uint32_t unroll);

}  // namespace hgc::cpu
