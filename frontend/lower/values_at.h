#pragma once
#include <span>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// What `values` are where each of `counters` is the node of `places` at its position. A loop within them keeps its
/// counts; its number is another where a loop that a place counts has it. Appends to the graph.
std::vector<NodeId> valuesAt(Graph& graph, std::span<const NodeId> values, std::span<const NodeId> counters,
                             std::span<const NodeId> places);

}  // namespace hgc
