#pragma once
/// From a graph with loops to a linear program.
#include <span>
#include <vector>

#include "ir/kernel.h"

namespace hgc {

/// As `schedule`; arms are not skipped. Reductions over the same range that do not wait for one another share a loop.
/// What several loops need is computed in each of them, and what depends on no range before them. What a fold carried
/// (Before) is what it carries where its loop is that of the reader, and otherwise stays a node.
std::vector<uint32_t> scheduleLoops(const Graph& graph, std::span<const NodeId> values, Kernel& kernel);

}  // namespace hgc
