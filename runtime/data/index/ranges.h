#pragma once
/// Bounds of indices, without evaluating them.
#include <cstdint>
#include <vector>

#include "runtime/data/index/program.h"

namespace hgc {

/// All values from `low` to `high`.
struct IndexRange {
  int64_t low = std::numeric_limits<int32_t>::min();
  int64_t high = std::numeric_limits<int32_t>::max();

  bool within(int64_t size) const { return low >= 0 && high < size; }
};

/// Bounds of each node over all instances. They are exact for indices affine in the axes of the domain, clamped or
/// wrapped, and for tables that point into a dimension, which were checked before.
std::vector<IndexRange> indexRanges(const Graph& graph, const IndexContext& context);

}  // namespace hgc
