#pragma once
/// Fields where they are read: what their terms compute, in place of loads of their rows.
#include <map>
#include <span>
#include <vector>

#include "frontend/lower/builder.h"

namespace hgc {

/// Computes a field's row once for all reads at the same indices. Thread-safety: as its builder.
class FieldInliner {
 public:
  explicit FieldInliner(Builder& builder) : builder_(builder) {}

  /// Forgets what was computed in another graph.
  void begin();
  /// The row of a field's symbol at these indices, which binding checks to be in range.
  Operand rowAt(SymbolId symbol, std::span<const NodeId> indices, uint32_t offset);
  /// How many fields are being computed for one another.
  uint32_t depth() const { return depth_; }

 private:
  Operand compute(TermId term, std::span<const NodeId> indices);

  Builder& builder_;
  std::map<std::vector<NodeId>, std::vector<NodeId>> rows_;  // scalars, by symbol and indices
  uint32_t depth_ = 0;
};

}  // namespace hgc
