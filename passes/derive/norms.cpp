#include "passes/derive/norms.h"

namespace hgc {
namespace {

/// Whether a node cannot be negative, and is 0 only where all that it is made of is: a sum of squares, weighted by
/// positive constants.
bool isSumOfSquares(const Graph& graph, NodeId root) {
  std::vector<NodeId> left{root};
  while (!left.empty()) {
    const Node node = graph[left.back()];
    left.pop_back();
    if (node.op == Op::Add) left.insert(left.end(), {node.a, node.b});
    else if (node.op == Op::SumOver) left.push_back(node.b);
    else if (node.op == Op::Mul && graph.isConstant(node.a) && graph.constantAt(node.a).real() > 0)
      left.push_back(node.b);
    else if (node.op == Op::Mul && graph.isConstant(node.b) && graph.constantAt(node.b).real() > 0)
      left.push_back(node.a);
    else if (node.op != Op::Square && (node.op != Op::Mul || node.a != node.b)) return false;
  }
  return true;
}

}  // namespace

std::vector<Square> squaresOf(const Graph& graph, NodeId norm) {
  const Node node = graph[norm];
  if (node.op == Op::Hypot) return {{node.a, {}}, {node.b, {}}};
  if (node.op == Op::Abs) return {{node.a, {}}};
  std::vector<Square> squares, left{{node.a, {}}};
  while (!left.empty()) {
    auto [id, ranges] = left.back();
    left.pop_back();
    const Node sum = graph[id];
    if (sum.op == Op::Add) left.insert(left.end(), {{sum.a, ranges}, {sum.b, ranges}});
    else if (sum.op == Op::SumOver) ranges.push_back(sum.a), left.push_back({sum.b, ranges});
    else if (sum.op == Op::Square || (sum.op == Op::Mul && sum.a == sum.b)) squares.push_back({sum.a, ranges});
    else if (sum.op == Op::Mul) left.push_back({graph.isConstant(sum.a) ? sum.b : sum.a, ranges});
  }
  return squares;
}

bool hasLimitAtZero(const Graph& graph, NodeId norm) {
  const Node node = graph[norm];
  return node.op == Op::NormRoot || node.op == Op::Hypot || node.op == Op::Abs ||
         (node.op == Op::Sqrt && isSumOfSquares(graph, node.a));
}

}  // namespace hgc
