#pragma once
/// LLVM instructions under the names that the operation table uses.
#include "codegen/llvm/vectors/builder.h"
#include "ir/op.h"

namespace hgc::cpu {

/// An operation of the table, one to one.
llvm::Value* emitOperation(VectorBuilder& ir, Op op, llvm::Value* a, llvm::Value* b, llvm::Value* c);

}  // namespace hgc::cpu
