#include "passes/rebuild.h"

namespace hgc {
namespace {

/// Copies the nodes that `roots` depend on, and returns their new ids.
std::vector<NodeId> transplant(const Graph& from, std::span<const NodeId> roots, Graph& to, const Rewrite& rewrite) {
  std::vector<NodeId> ids(from.size(), kNoNode);
  for (const NodeId id : reachable(from, roots)) {
    const auto operands = mappedOperands(from[id], [&](NodeId operand) { return ids[operand]; });
    to.setOrigin(from.originOf(id));
    const NodeId rewritten = rewrite ? rewrite(to, withOperands(from[id], operands)) : kNoNode;
    ids[id] = rewritten != kNoNode ? rewritten : appendNode(to, from[id], operands);
  }
  return ids;
}

}  // namespace

Node withOperands(Node node, const std::array<NodeId, 3>& operands) {
  const int count = operandCount(node);
  if (count > 0) node.a = operands[0];
  if (count > 1) node.b = operands[1];
  if (count > 2) node.c = operands[2];
  return node;
}

std::vector<NodeId> copyNodes(const Graph& from, std::span<const NodeId> roots, Graph& to) {
  const std::vector<NodeId> ids = transplant(from, roots, to, nullptr);
  std::vector<NodeId> result;
  for (const NodeId root : roots) result.push_back(ids[root]);
  return result;
}

void rebuild(RootedGraph& values, const Rewrite& rewrite) {
  std::vector<NodeId> nodes;
  for (const Root& root : values.roots) nodes.push_back(root.node);
  Graph fresh;
  const std::vector<NodeId> ids = transplant(values.graph, nodes, fresh, rewrite);
  for (Root& root : values.roots) root.node = ids[root.node];
  values.graph = std::move(fresh);
}

}  // namespace hgc
