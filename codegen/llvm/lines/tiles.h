#pragma once
/// Emits a `LineLoop` for a tile of lines and columns at a time: its sums stay in registers for many iterations.
#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {

/// The instances of such a loop, and its memory.
struct LineBlock {
  llvm::Value *first = nullptr, *last = nullptr;  ///< i64: instances, at least one
  llvm::Value* memory = nullptr;                  ///< `scalarsOfTiles`
  /// The address of a reduction of an instance (i64); those of the next instances follow.
  std::function<llvm::Value*(uint32_t at, llvm::Value* instance)> place;
};

/// The size of `LineBlock::memory` in scalars.
uint64_t scalarsOfTiles(const VectorBuilder& ir, const LineLoop& loop);

/// Runs all iterations on the reductions of a block, in their order.
void emitLineTiles(const LineContext& context, const LineBlock& block);

}  // namespace hgc::cpu
