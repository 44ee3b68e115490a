#include "ir/analysis/sensitivity.h"

#include <ranges>
#include <vector>

#include "ir/apply.h"

namespace hgc {
namespace {

/// Whether a node is 0 but for its derivatives.
bool isZeroHere(const Graph& graph, NodeId id) {
  while (graph[id].op == Op::PlusZero) id = graph[id].a;
  return graph.isReal(id, 0.0);
}

/// `sum` and s times what is 0 here, as a sum of such.
NodeId plusZeros(Graph& graph, NodeId sum, NodeId s, NodeId zeros, bool guard) {
  std::vector<Node> added;
  for (; graph[zeros].op == Op::PlusZero; zeros = graph[zeros].a) added.push_back(graph[zeros]);
  for (const Node& each : added | std::views::reverse) {
    const NodeId by = s == kNoNode ? each.c : graph.make(guard ? Op::Guarded : Op::Mul, s, each.c);
    sum = graph.make(Op::PlusZero, sum, each.b, by);
  }
  return sum;
}

}  // namespace

std::array<Value, 3> partialsOfNode(Graph& graph, NodeId id) {
  const Node node = graph[id];
  const auto value = [&](NodeId operand) { return operand == kNoNode ? Value(0.0) : Value(graph, operand); };
  return partialsOf(node.op, value(node.a), value(node.b), value(node.c), Value(graph, id));
}

bool hasPartials(Op op) { return info(op).smoothness >= Smoothness::Regular; }

bool isSingular(const Graph& graph, Op op, Sensitivity s) {
  return info(op).smoothness >= Smoothness::Singular && !graph.isConstant(s.node);
}

Sensitivity scale(Graph& graph, Sensitivity s, NodeId partial, bool guard) {
  if (graph.isConstant(partial)) {
    if (graph.constantAt(partial).real() == 0) return {};
    return {graph.make(Op::Mul, s.node, partial), s.masked};
  }
  const Node node = graph[partial];
  const NodeId zero = graph.constant(0.0);
  if (graph[s.node].op == Op::PlusZero && isZeroHere(graph, s.node))
    return {plusZeros(graph, zero, partial, s.node, guard), s.masked};
  if (isZeroHere(graph, partial)) return {plusZeros(graph, zero, s.node, partial, guard), s.masked};
  if (node.op == Op::Select && (graph.isConstant(node.b) || graph.isConstant(node.c))) {
    const Sensitivity taken = scale(graph, s, node.b, guard), other = scale(graph, s, node.c, guard);
    const NodeId a = taken.node == kNoNode ? zero : taken.node, b = other.node == kNoNode ? zero : other.node;
    return {graph.make(Op::Select, node.a, a, b), true};
  }
  return {graph.make(guard ? Op::Guarded : Op::Mul, s.node, partial), s.masked};
}

void addTo(Graph& graph, Sensitivity& sum, Sensitivity more) {
  if (more.node == kNoNode) return;
  if (sum.node == kNoNode) sum = more;
  else if (isZeroHere(graph, more.node)) sum.node = plusZeros(graph, sum.node, kNoNode, more.node, false);
  else if (isZeroHere(graph, sum.node)) sum = {plusZeros(graph, more.node, kNoNode, sum.node, false), more.masked};
  else sum = {graph.make(Op::Add, sum.node, more.node), sum.masked && more.masked};
}

}  // namespace hgc
