#pragma once
/// How often a loop runs at most, wherever it stands: so long are arrays of what is kept of it.
#include "codegen/llvm/body.h"

namespace hgc::cpu {

/// The most iterations of a loop whose length is at this position, an i64 that is not negative. `body` is for what is
/// the same for all instances and not inside a loop yet.
llvm::Value* mostIterations(VectorBuilder& ir, const Kernel& kernel, Body& body, uint32_t length);

}  // namespace hgc::cpu
