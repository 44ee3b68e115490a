#pragma once
/// LLVM instructions under the names that the operation table uses.
#include "codegen/llvm/vectors/builder.h"
#include "ir/op.h"

namespace hgc::cpu {

/// Emits an operation of the table that has no expansion; operands that it does not take are null.
llvm::Value* emitOperation(VectorBuilder& ir, Op op, llvm::Value* a, llvm::Value* b, llvm::Value* c);

}  // namespace hgc::cpu
