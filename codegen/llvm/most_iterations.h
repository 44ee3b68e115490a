#pragma once
/// How often a loop runs at most, wherever it stands: so long are arrays of what is kept of it.
#include <functional>
#include <set>

#include "codegen/llvm/vector_builder.h"
#include "ir/kernel.h"

namespace hgc::cpu {

/// Between which an integer is: two i64.
struct Bounds {
  llvm::Value *low, *high;
};
/// Those of what is in no loop at position `root`; it needs the positions `needed`, operands first.
using BoundsOutside = std::function<Bounds(uint32_t root, const std::set<uint32_t>& needed)>;

/// The most iterations of a loop whose length is at this position, an i64 that is not negative.
llvm::Value* mostIterations(VectorBuilder& ir, const Kernel& kernel, uint32_t length, const BoundsOutside& outside);

}  // namespace hgc::cpu
