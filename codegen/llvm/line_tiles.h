#pragma once
/// Loops along lines, a tile of lines and columns at a time: what it adds up stays in registers through all counts.
#include "codegen/llvm/body.h"
#include "codegen/llvm/line_loops.h"

namespace hgc::cpu {

/// What such a loop is emitted for.
struct LineBlock {
  llvm::Value *first = nullptr, *last = nullptr;  ///< i64: instances, at least one
  llvm::Value* panel = nullptr;                   ///< as much memory as `panelScalars`
  /// Where the result of a reduction waits for an instance (i64), and those of the next ones beside it.
  std::function<llvm::Value*(uint32_t at, llvm::Value* instance)> place;
};

/// Scalars of what all lines of some columns read, for a loop of `counts` (i64).
llvm::Value* panelScalars(VectorBuilder& ir, const LineLoop& loop, llvm::Value* counts);

/// Leaves the results of a loop for all instances of a block: each takes in its counts in their order. `outer` has what
/// is the same for all.
void emitLineTiles(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms, Body& outer,
                   const Lines& lines, const LineLoop& loop, const LineBlock& block);

}  // namespace hgc::cpu
