#pragma once
/// What a kernel is called with.
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {

/// A field of `args`, a pointer to `KernelArgs`.
llvm::Value* argumentOf(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type);

/// So many bytes (an i64) of the memory that the kernel is given. Where it has less, it returns what it needs: this
/// comes before all that it leaves.
llvm::Value* scratchOf(VectorBuilder& ir, llvm::Value* args, llvm::Value* bytes);

}  // namespace hgc::cpu
