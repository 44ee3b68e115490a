#pragma once
/// Building a graph anew from another one.
#include <functional>
#include <span>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// Copies what `roots` need into `to`; gives the new ids of the roots.
std::vector<NodeId> copyNodes(const Graph& from, std::span<const NodeId> roots, Graph& to);

/// What a node becomes in the new graph (its operands, already rebuilt, are in the node), or kNoNode to keep it as it
/// is.
using Rewrite = std::function<NodeId(Graph& graph, const Node& node)>;

/// Rebuilds the graph from its roots: dead nodes go, folding and sharing are done again.
void rebuild(RootedGraph& values, const Rewrite& rewrite);

}  // namespace hgc
