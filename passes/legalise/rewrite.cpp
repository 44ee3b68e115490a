/// Rounding to binary32, expansion to primitives, and fused operations.

#include "ir/apply.h"
#include "ir/loops.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {

void narrow(RootedGraph& values) {
  rebuild(values, [](Graph& graph, const Node& node) -> NodeId {
    const bool chooses = node.op == Op::Select || node.op == Op::Neg || node.op == Op::Abs;  // of or from rounded ones
    const bool converts = node.op == Op::ToReal || node.op == Op::UToReal;  // integers stay what they are
    const bool carries = info(node.op).isFold || info(node.op).isPrefix;    // what steps leave
    const bool stores = node.op == Op::EachOver;
    if (stores || node.type != Type::Real || node.op == Op::Narrow || chooses || converts || carries) return kNoNode;
    const NodeId operands[] = {node.a, node.b, node.c};
    return graph.make(Op::Narrow, appendNode(graph, node, operands));
  });
}

void expand(RootedGraph& values) {
  rebuild(values, [](Graph& graph, const Node& node) -> NodeId {
    if (!info(node.op).expands) return kNoNode;
    const auto value = [&](NodeId id) { return id == kNoNode ? Value(0.0) : Value(graph, id); };
    return expandOnce(node.op, value(node.a), value(node.b), value(node.c)).in(graph, Type::Real);
  });
}

namespace {

std::vector<uint32_t> countUses(const RootedGraph& values) {
  std::vector<uint32_t> uses(values.graph.size(), 0);
  for (NodeId id = 0; id < values.graph.size(); ++id) {
    const Node& node = values.graph[id];
    for (int k = 0; k < operandCount(node); ++k) ++uses[node.operand(k)];
  }
  for (const Root& root : values.roots) ++uses[root.node];
  return uses;
}

}  // namespace

void fuse(RootedGraph& values) {
  rebuild(values, nullptr);  // dead users would hide that a product is used once
  const std::vector<uint32_t> uses = countUses(values);
  const Graph& from = values.graph;
  std::vector<NodeId> roots, ids(from.size(), kNoNode);
  for (const Root& root : values.roots) roots.push_back(root.node);
  Graph to;
  const Nests nests(from);
  // a product that is computed outside of the sum's loop is not computed in it again
  const auto single = [&](NodeId id, RangeSet loops) {
    return from[id].op == Op::Mul && uses[id] == 1 && nests.of(id) == loops;
  };
  const auto fused = [&](NodeId product, NodeId addend, bool negateProduct) {
    const NodeId a = ids[from[product].a];
    return to.make(Op::Fused, negateProduct ? to.make(Op::Neg, a) : a, ids[from[product].b], addend);
  };
  for (const NodeId id : reachable(from, roots)) {
    const Node& node = from[id];
    to.setOrigin(from.originOf(id));
    const auto operands = mappedOperands(node, [&](NodeId operand) { return ids[operand]; });
    const RangeSet in = nests.of(id);
    if (node.op == Op::Add && single(node.a, in)) ids[id] = fused(node.a, operands[1], false);
    else if (node.op == Op::Add && single(node.b, in)) ids[id] = fused(node.b, operands[0], false);
    else if (node.op == Op::Sub && single(node.a, in)) ids[id] = fused(node.a, to.make(Op::Neg, operands[1]), false);
    else if (node.op == Op::Sub && single(node.b, in)) ids[id] = fused(node.b, operands[0], true);
    else if ((node.op == Op::SumOver || node.op == Op::SumBack) && single(node.b, in | nests.only(node.a)))
      ids[id] = to.make(node.op == Op::SumOver ? Op::FusedOver : Op::FusedBack, operands[0], ids[from[node.b].a],
                        ids[from[node.b].b]);
    else ids[id] = appendNode(to, node, operands);
  }
  for (Root& root : values.roots) root.node = ids[root.node];
  values.graph = std::move(to);
  rebuild(values, nullptr);
}

}  // namespace hgc
