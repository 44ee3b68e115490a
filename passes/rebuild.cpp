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

/// The nodes that `root` needs, down to the replaced ones, operands first.
std::vector<NodeId> Substitution::needed(NodeId root) const {
  std::vector<bool> isNeeded(root + size_t{1}, false);
  isNeeded[root] = true;
  std::vector<NodeId> order;
  for (NodeId id = root + 1; id-- > 0;) {
    if (!isNeeded[id]) continue;
    order.push_back(id);
    const int count = made_.contains(id) ? 0 : operandCount(graph_[id]);
    for (int k = 0; k < count; ++k) isNeeded[graph_[id].operand(k)] = true;
  }
  return {order.rbegin(), order.rend()};
}

/// What a step changes is known once all steps of its fold are. What a loop leaves in another way is another array.
std::vector<bool> Substitution::findChanged(const std::vector<NodeId>& order) const {
  std::vector<bool> isChanged(graph_.size(), false);
  for (bool isStable = false; !isStable;) {
    isStable = true;
    for (const NodeId id : order) {
      const auto known = made_.find(id);
      const Node& node = graph_[id];
      const bool isMade = known != made_.end();
      const bool changes = isChanged[id] || (isMade ? known->second != id : anyOperand(node, isChanged));
      isChanged[id] = changes;
      const NodeId left = node.op == Op::Next ? node.a : node.op == Op::ElementOver ? node.c : id;
      if (!changes || isChanged[left]) continue;
      isChanged[left] = true;
      isStable = false;
    }
    for (const NodeId id : order) {  // the steps of a fold are one another's
      const Node& node = graph_[id];
      if (!info(node.op).isFold || !isChanged[node.c]) continue;
      for (NodeId step = node.c; graph_[step].op == Op::Next; step = graph_[step].c) {
        isStable = isStable && isChanged[graph_[step].a];
        isChanged[graph_[step].a] = true;
      }
    }
  }
  return isChanged;
}

NodeId Substitution::operator()(NodeId root) {
  const std::vector<NodeId> order = needed(root);
  const std::vector<bool> isChanged = findChanged(order);
  for (const NodeId id : order) {
    if (made_.contains(id)) continue;
    const Node node = graph_[id];
    const auto operands = mappedOperands(node, [&](NodeId operand) { return made_.at(operand); });
    if (!isChanged[id]) made_[id] = id;
    else if (node.op == Op::Carried) made_[id] = graph_.carried(operands[0], operands[1]);
    else if (node.op == Op::Element) made_[id] = graph_.element(operands[0], operands[1]);
    else made_[id] = appendNode(graph_, node, operands);
  }
  return made_.at(root);
}

}  // namespace hgc
