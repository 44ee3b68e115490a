#include "passes/rebuild.h"

namespace hgc {

namespace {

/// New ids of all nodes that `roots` need.
std::vector<NodeId> transplant(const Graph& from, std::span<const NodeId> roots, Graph& to, const Rewrite& rewrite) {
  std::vector<NodeId> ids(from.size(), kNoNode);
  for (const NodeId id : reachable(from, roots)) {
    Node node = from[id];
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    const int count = operandCount(node);
    for (int k = 0; k < count; ++k) operands[k] = ids[node.operand(k)];
    if (count > 0) node.a = operands[0];
    if (count > 1) node.b = operands[1];
    if (count > 2) node.c = operands[2];
    to.setOrigin(from.originOf(id));
    const NodeId rewritten = rewrite ? rewrite(to, node) : kNoNode;
    ids[id] = rewritten != kNoNode ? rewritten : appendNode(to, node, operands);
  }
  return ids;
}

}  // namespace

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
