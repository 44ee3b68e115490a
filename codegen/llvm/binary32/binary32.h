#pragma once
/// Rewrites f64 arithmetic whose results are rounded to binary32 anyway.
#include <llvm/IR/Function.h>

namespace hgc::cpu {

/// Replaces f64 operations by binary32 where their results are rounded to it and the bits stay the same, with
/// conversions where both meet. It works on LLVM instructions, so that it serves every emitter.
void computeInBinary32(llvm::Function& function);

}  // namespace hgc::cpu
