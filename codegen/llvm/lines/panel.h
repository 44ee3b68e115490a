#pragma once
/// Panels: columns packed in the order in which lines read them, iteration by iteration, once for all lines of a block.
#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {

/// Iterations per panel: it fits into the first cache beside what the lines of a tile read.
inline constexpr unsigned kPanelCounts = 128;

/// The size in scalars of a panel with `vectors` vectors of columns.
uint64_t panelScalars(const VectorBuilder& ir, const LineLoop& loop, unsigned vectors);

/// A panel in memory.
struct Panel {
  llvm::Value* memory = nullptr;
  Counts counts;
  unsigned vectors = 1;  ///< of columns

  /// The address of a vector of `LineLoop::columns[number]` in iteration `count` (i32).
  llvm::Value* at(VectorBuilder& ir, size_t number, llvm::Value* count, unsigned vector) const;
};

/// Fills a panel with the columns from `column` up to `end` (i64).
void pack(const LineContext& context, const Panel& panel, llvm::Value* column, llvm::Value* end);

/// The vectors of an iteration, by vector and number.
Values readPanel(const LineContext& context, const Panel& panel, llvm::Value* count);

}  // namespace hgc::cpu
