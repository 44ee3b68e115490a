#pragma once
/// Loops along lines, a tile of lines and columns at a time: what it adds up stays in registers through many counts.
#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {

/// What such a loop is emitted for.
struct LineBlock {
  llvm::Value *first = nullptr, *last = nullptr;  ///< i64: instances, at least one
  llvm::Value* memory = nullptr;                  ///< `scalarsOfTiles`
  /// Where a reduction waits for an instance (i64), and those of the next ones beside it.
  std::function<llvm::Value*(uint32_t at, llvm::Value* instance)> place;
};

/// Scalars of memory that it takes.
uint64_t scalarsOfTiles(const VectorBuilder& ir, const LineLoop& loop);

/// Brings the reductions that wait for the instances of a block through all counts, each in their order.
void emitLineTiles(const LineContext& context, const LineBlock& block);

}  // namespace hgc::cpu
