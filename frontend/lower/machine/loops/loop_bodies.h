#pragma once
/// What loops that are tried have in their bodies.
#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// What a loop computes at every count.
struct LoopBody {
  size_t nodes = 0;  // that the counter is part of
  bool hasLoops = false;
  /// Whether some row is read at an offset from an axis of the domain: a stencil.
  bool hasOffsets = false;
  /// What reads rows that the counter numbers, other than through a table, along some axis of the domain the same rows
  /// for all instances.
  std::vector<NodeId> shared;
};

/// The bodies of loops in a graph that grows. What was seen is kept, so that many small loops in a large graph take the
/// time of their bodies. Thread-safety: one thread at a time.
class LoopBodies {
 public:
  /// Another graph, of a domain with so many axes.
  void begin(uint32_t rank) {
    *this = {};
    for (uint32_t axis = 0; axis < rank; ++axis) allAxes_ |= bitOf(axis);
  }
  /// All ranges that the graph has by now, in its order.
  std::span<const NodeId> ranges(const Graph& graph);
  /// Of what `values` are made of.
  LoopBody bodyOf(const Graph& graph, NodeId range, std::span<const NodeId> values);

 private:
  static constexpr uint8_t kVaries = 1;    // with the counter
  static constexpr uint8_t kNumbers = 2;   // so, other than through a table
  static constexpr uint8_t kAxis = 4;      // an axis of the domain, to which others may be added
  static constexpr uint8_t kAtOffset = 8;  // made of an axis and the counter, added up
  static constexpr uint8_t kSeen = 16;

  static uint8_t traitsOf(const Graph& graph, const std::vector<uint8_t>& traits, NodeId id);

  void extend(const Graph& graph, NodeId range);

  /// Axes beyond the 64th share its bit.
  static uint64_t bitOf(uint32_t axis) { return uint64_t{1} << std::min(axis, 63U); }

  uint64_t allAxes_ = 0;
  std::vector<uint64_t> axes_;  // of each node: those that it is made of
  std::vector<NodeId> ranges_;
  NodeId scanned_ = 0;
  std::map<NodeId, std::vector<uint8_t>> traits_;  // of each node, for a range
};

}  // namespace hgc
