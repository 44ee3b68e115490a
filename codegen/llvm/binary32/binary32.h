#pragma once
/// Arithmetic in binary32 where its results are rounded to that anyway.
#include <llvm/IR/Function.h>

namespace hgc::cpu {

/// Computes in binary32 what is rounded to it and has the same bits so; all else stays in f64, with conversions
/// between. Knows LLVM's instructions alone, so that it serves all ways to emit a kernel.
void computeInBinary32(llvm::Function& function);

}  // namespace hgc::cpu
