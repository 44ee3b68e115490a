#pragma once
/// Copies and rewrites graphs, and replaces nodes in expressions.
#include <array>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "ir/graph.h"
#include "ir/levels.h"

namespace hgc {

/// The operands of a node, mapped by `map`; kNoNode for those that it does not have.
template <class Map>
std::array<NodeId, 3> mappedOperands(const Node& node, const Map& map) {
  std::array<NodeId, 3> operands = {kNoNode, kNoNode, kNoNode};
  for (int k = 0; k < operandCount(node); ++k) operands[static_cast<size_t>(k)] = map(node.operand(k));
  return operands;
}

/// The node with these operands.
Node withOperands(Node node, const std::array<NodeId, 3>& operands);

/// Copies the nodes that `roots` depend on into `to`, and returns the new ids of the roots.
std::vector<NodeId> copyNodes(const Graph& from, std::span<const NodeId> roots, Graph& to);

/// Returns the replacement of a node whose operands are already in the new graph; kNoNode to copy the node.
using Rewrite = std::function<NodeId(Graph& graph, const Node& node)>;

/// Rebuilds the graph from its roots: removes dead nodes, folds constants, and shares equal nodes.
void rebuild(RootedGraph& values, const Rewrite& rewrite);

/// Makes copies of nodes in which some nodes are replaced by others. Appends to the graph, and reuses its copies for
/// all nodes requested. A fold whose steps change gets its own carried values, and an array whose elements change
/// becomes another array.
class Substitution {
 public:
  explicit Substitution(Graph& graph) : graph_(graph) {}

  void set(NodeId from, NodeId to) { made_[from] = to; }
  NodeId operator()(NodeId root);

 private:
  std::vector<NodeId> needed(NodeId root) const;
  std::vector<bool> findChanged(const std::vector<NodeId>& order) const;

  Graph& graph_;
  std::map<NodeId, NodeId> made_;
};

}  // namespace hgc
