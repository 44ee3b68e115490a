#pragma once
/// What is known of indices without evaluating them.
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

/// For each node a range that holds its values at all instances: exact where an index is affine in the axes of the
/// domain, clamped or wrapped, and for tables that point into a dimension, which were checked as a whole.
std::vector<IndexRange> indexRanges(const Graph& graph, const IndexContext& context);

}  // namespace hgc
