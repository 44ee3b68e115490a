#pragma once
/// Numbers of loops that stay loops (`Graph::range`). A loop has a larger one than those around it; what is apart has a
/// block of its own.
#include <algorithm>
#include <cstdint>

#include "ir/graph.h"
#include "ir/loops.h"

namespace hgc {

/// A fold has the first number of a block, and loops within it the ones that follow.
inline constexpr uint32_t kLoopsOfFold = 32;
static_assert(kLoopsOfFold > kMostRangesOfTerm);

/// The counters that open arrays are written in terms of: the first of their axis 0.
inline constexpr uint32_t kOpenCounters = 1 << 19;

/// The loops of a field have numbers of their own, apart from those of the loops that it is read in, and of folds.
inline constexpr uint32_t kNumbersOfLoops = 1 << 20;

inline uint32_t blockOf(uint32_t number) { return number / kLoopsOfFold; }

/// A block from which on no loop of the graph has a number.
inline uint32_t firstFreeBlock(const Graph& graph) {
  uint32_t block = 1;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::Range) block = std::max(block, blockOf(graph[id].b) + 1);
  }
  return block;
}

}  // namespace hgc
