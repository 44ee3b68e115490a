#pragma once
/// Orders the nodes of a graph.
#include <span>
#include <vector>

#include "ir/kernel/kernel.h"

namespace hgc {

/// Appends to `kernel` the code that computes `values`, with its loops, and returns the position of each value.
/// Operands come right before their first user. Independent reductions over the same range share a loop. Values that
/// several loops need are computed in each of them; values that depend on no range are computed before the loops. A
/// fold's carried value (Before) needs no node in the loop of that fold; elsewhere it stays a node. All arms of selects
/// are computed (see passes/schedule/arms.h).
std::vector<uint32_t> schedule(const Graph& graph, std::span<const NodeId> values, Kernel& kernel);

}  // namespace hgc
