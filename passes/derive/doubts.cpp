#include "passes/derive/doubts.h"

#include <algorithm>

#include "passes/derive/norms.h"

namespace hgc {
namespace {

/// The adjoint of 1 / |v| is the product of v with that of a direction, whose components these are: 0 whatever they
/// are where v is.
std::vector<NodeId> factorsOf(const Graph& graph, NodeId adjoint, NodeId norm) {
  std::vector<NodeId> factors, left{adjoint}, within;
  if (graph[norm].op == Op::NormRoot) {
    for (const Square& square : squaresOf(graph, norm)) within.push_back(square.of);
  }
  const auto isWithin = [&](NodeId id) { return std::ranges::find(within, id) != within.end(); };
  while (!left.empty()) {
    const Node node = graph[left.back()];
    left.pop_back();
    if (node.op == Op::Add) left.insert(left.end(), {node.a, node.b});
    else if (node.op == Op::Mul && isWithin(node.b)) factors.push_back(node.a);
    else if (node.op == Op::Mul && isWithin(node.a)) factors.push_back(node.b);
  }
  return factors;
}

/// What has to be 0 for the adjoint to be 0 at the operation's point.
std::vector<NodeId> adjointsOf(const Graph& graph, const Node& pull, const Node& node) {
  return node.op == Op::SafeReciprocal ? factorsOf(graph, pull.b, node.a) : std::vector<NodeId>{pull.b};
}

NodeId isAtPoint(Graph& graph, NodeId id) {
  const Node node = graph[id];
  const auto is = [&](NodeId value, double point) { return graph.make(Op::Eq, value, graph.constant(point)); };
  if (node.op == Op::Acos || node.op == Op::Asin) return is(graph.make(Op::Abs, node.a), 1);
  if (node.op == Op::Acosh) return is(node.a, 1);
  if (node.op == Op::Atan2) return graph.make(Op::And, is(node.a, 0), is(node.b, 0));
  return is(id, 0);
}

}  // namespace

NodeId doubtOf(Graph& graph, LocalZeros& local, Node pull) {
  const Node node = graph[pull.c];
  const std::vector<NodeId> adjoints = adjointsOf(graph, pull, node);
  NodeId doubt = graph.make(Op::And, isAtPoint(graph, pull.c), graph.make(Op::Not, local.of(pull.b)));
  for (const NodeId each : adjoints) doubt = graph.make(Op::And, doubt, graph.make(Op::Eq, each, graph.constant(0.0)));
  return doubt;
}

}  // namespace hgc
