#pragma once
/// From a graph to a linear program.
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Appends to `kernel` the code that computes `values`, operands right before their first user, with its loops. Gives
/// the position of each value. Reductions over the same range that do not wait for one another share a loop. What
/// several loops need is computed in each of them, and what depends on no range before them. What a fold carried
/// (Before) is what it carries where its loop is that of the reader, and otherwise stays a node. All arms are computed
/// (passes/schedule/arms.h).
std::vector<uint32_t> schedule(const Graph& graph, std::span<const NodeId> values, Kernel& kernel);

}  // namespace hgc
