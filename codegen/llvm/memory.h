#pragma once
/// Memory that a kernel takes while it runs.
#include "codegen/llvm/vector_builder.h"

namespace hgc::cpu {

/// So many bytes (an i64). Where there are not, the kernel returns how many it wanted: nothing else may be taken.
llvm::Value* allocate(VectorBuilder& ir, llvm::Value* bytes);
void release(VectorBuilder& ir, llvm::Value* memory);

}  // namespace hgc::cpu
