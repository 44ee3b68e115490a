/// Rounding to binary32, expansion to primitives, and fused operations.
#include <algorithm>

#include "ir/apply.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {

void narrow(Unit& unit) {
  rebuild(unit, [](Graph& graph, const Node& node) -> NodeId {
    const bool chooses = node.op == Op::Select || node.op == Op::Neg || node.op == Op::Abs;  // of or from rounded ones
    const bool converts = node.op == Op::ToReal || node.op == Op::UToReal;  // integers stay what they are
    if (node.type != Type::Real || node.op == Op::Narrow || chooses || converts) return kNoNode;
    const NodeId operands[] = {node.a, node.b, node.c};
    return graph.make(Op::Narrow, appendNode(graph, node, operands));
  });
}

void expand(Unit& unit) {
  rebuild(unit, [](Graph& graph, const Node& node) -> NodeId {
    if (!info(node.op).expands) return kNoNode;
    const auto value = [&](NodeId id) { return id == kNoNode ? Value(0.0) : Value(graph, id); };
    return expandOnce(node.op, value(node.a), value(node.b), value(node.c)).in(graph, Type::Real);
  });
}

namespace {

std::vector<uint32_t> countUses(const Unit& unit) {
  std::vector<uint32_t> uses(unit.graph.size(), 0);
  for (NodeId id = 0; id < unit.graph.size(); ++id) {
    const Node& node = unit.graph[id];
    for (int k = 0; k < operandCount(node); ++k) ++uses[node.operand(k)];
  }
  for (const Root& root : unit.roots) ++uses[root.node];
  return uses;
}

}  // namespace

void fuse(Unit& unit) {
  rebuild(unit, nullptr);  // dead users would hide that a product is used once
  const std::vector<uint32_t> uses = countUses(unit);
  const Graph& from = unit.graph;
  std::vector<NodeId> roots, ids(from.size(), kNoNode);
  for (const Root& root : unit.roots) roots.push_back(root.node);
  Graph to;
  const auto single = [&](NodeId id) { return from[id].op == Op::Mul && uses[id] == 1; };
  const auto fused = [&](NodeId product, NodeId addend, bool negateProduct) {
    const NodeId a = ids[from[product].a];
    return to.make(Op::Fused, negateProduct ? to.make(Op::Neg, a) : a, ids[from[product].b], addend);
  };
  for (const NodeId id : reachable(from, roots)) {
    const Node& node = from[id];
    to.setOrigin(from.originOf(id));
    NodeId operands[3] = {kNoNode, kNoNode, kNoNode};
    for (int k = 0; k < operandCount(node); ++k) operands[k] = ids[node.operand(k)];
    if (node.op == Op::Add && single(node.a)) ids[id] = fused(node.a, operands[1], false);
    else if (node.op == Op::Add && single(node.b)) ids[id] = fused(node.b, operands[0], false);
    else if (node.op == Op::Sub && single(node.a)) ids[id] = fused(node.a, to.make(Op::Neg, operands[1]), false);
    else if (node.op == Op::Sub && single(node.b)) ids[id] = fused(node.b, operands[0], true);
    else ids[id] = appendNode(to, node, operands);
  }
  for (Root& root : unit.roots) root.node = ids[root.node];
  unit.graph = std::move(to);
  rebuild(unit, nullptr);
}

}  // namespace hgc
