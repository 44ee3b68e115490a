#include "ir/analysis/slope.h"

#include <map>
#include <vector>

#include "ir/analysis/sensitivity.h"
#include "ir/loops.h"

namespace hgc {
namespace {

Sensitivity tangentOf(Graph& graph, NodeId id, const std::map<NodeId, Sensitivity>& tangents) {
  const Node node = graph[id];
  const auto of = [&](NodeId operand) {
    const auto found = tangents.find(operand);
    return found == tangents.end() ? Sensitivity{} : found->second;
  };
  if (node.op == Op::Select) {
    const NodeId zero = graph.constant(0.0), b = of(node.b).node, c = of(node.c).node;
    if (b == kNoNode && c == kNoNode) return {};
    return {graph.make(Op::Select, node.a, b == kNoNode ? zero : b, c == kNoNode ? zero : c), false};
  }
  Sensitivity sum;
  if (!hasPartials(node.op)) return sum;
  std::optional<std::array<Value, 3>> partials;
  for (int k = 0; k < operandCount(node); ++k) {
    const Sensitivity tangent = of(node.operand(k));
    if (tangent.node == kNoNode) continue;
    if (!partials) partials = partialsOfNode(graph, id);
    const NodeId partial = (*partials)[static_cast<size_t>(k)].in(graph, Type::Real);
    addTo(graph, sum, scale(graph, tangent, partial, isSingular(graph, node.op, tangent)));
  }
  return sum;
}

}  // namespace

std::optional<NodeId> slopeOf(Graph& graph, NodeId y, NodeId t) {
  if (y < t) return graph.constant(0.0);  // operands come before their users
  std::vector<bool> isNeeded(y - t + 1, false);
  isNeeded[y - t] = true;
  for (NodeId id = y; id > t; --id) {
    for (int k = 0; k < operandCount(graph[id]) && isNeeded[id - t]; ++k) {
      if (const NodeId operand = graph[id].operand(k); operand >= t) isNeeded[operand - t] = true;
    }
  }
  std::map<NodeId, Sensitivity> tangents{{t, {graph.constant(1.0), false}}};
  for (NodeId id = t + 1; id <= y; ++id) {
    const Node node = graph[id];
    if (!isNeeded[id - t] || node.type != Type::Real || info(node.op).isLeaf) continue;
    bool isMoving = false;
    for (int k = 0; k < operandCount(node); ++k) isMoving = isMoving || tangents.contains(node.operand(k));
    if (!isMoving) continue;
    if (info(node.op).isReduction || info(node.op).isFold || node.op == Op::Carried || node.op == Op::Before)
      return std::nullopt;
    if (const Sensitivity tangent = tangentOf(graph, id, tangents); tangent.node != kNoNode) tangents[id] = tangent;
  }
  const auto found = tangents.find(y);
  return found == tangents.end() ? graph.constant(0.0) : found->second.node;
}

}  // namespace hgc
