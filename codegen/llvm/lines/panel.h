#pragma once
/// Panels: what all lines read of some columns, count by count in vectors. One is made once for all lines of a block.
#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {

/// Counts of a panel, which with what the lines of a tile read then stays in the first cache.
inline constexpr unsigned kPanelCounts = 128;

/// Scalars of a panel of so many vectors of columns.
uint64_t panelScalars(const VectorBuilder& ir, const LineLoop& loop, unsigned vectors);

/// A panel in memory.
struct Panel {
  llvm::Value* memory = nullptr;
  Counts counts;
  unsigned vectors = 1;  ///< of columns

  /// Where a vector of one of `LineLoop::columns` lies at a count (i32).
  llvm::Value* at(VectorBuilder& ir, size_t number, llvm::Value* count, unsigned vector) const;
};

/// Fills one with the columns from `column` on, before `end` (i64 both).
void pack(const LineContext& context, const Panel& panel, llvm::Value* column, llvm::Value* end);

/// Its vectors at a count, by vector and number.
Values readPanel(const LineContext& context, const Panel& panel, llvm::Value* count);

}  // namespace hgc::cpu
