#pragma once
/// Numbers of loops that stay loops (`Graph::range`). In the graph of a term a loop has a larger one than those around
/// it. Folds and fields have blocks of numbers of their own.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "ir/graph.h"
#include "ir/loops.h"

namespace hgc {

/// A fold has the first number of a block, and loops within it the ones that follow.
inline constexpr uint32_t kLoopsOfFold = 32;
static_assert(kLoopsOfFold > kMostRangesOfTerm);

/// Of the counters that entries of open arrays are in terms of, for axis 0. No loop counts by these: each has a counter
/// of its own put in their place.
inline constexpr uint32_t kOpenCounters = 1 << 19;

/// The loops of a field have numbers of their own, apart from those of the loops that it is read in, and of folds.
inline constexpr uint32_t kNumbersOfLoops = 1 << 20;

inline uint32_t blockOf(uint32_t number) { return number / kLoopsOfFold; }

/// Fields that are inlined have counters of open arrays of their own, too: their indices may be those of others.
inline bool isOpenCounter(uint32_t number) { return blockOf(number % kNumbersOfLoops) == blockOf(kOpenCounters); }

/// A block from which on no loop of the graph has a number.
inline uint32_t firstFreeBlock(const Graph& graph) {
  uint32_t block = 1;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::Range) block = std::max(block, blockOf(graph[id].b) + 1);
  }
  return block;
}

/// `least`, or the first number above those of all loops around what reads these nodes.
uint32_t numberAbove(const Graph& graph, std::vector<NodeId> nodes, uint32_t least);

}  // namespace hgc
