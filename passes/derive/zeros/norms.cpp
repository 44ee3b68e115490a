#include "passes/derive/zeros/norms.h"

namespace hgc {
namespace {

/// Whether a node is a sum of squares with positive constant weights: never negative, and 0 only if all squares are.
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
  if (node.op == Op::Hypot) return {{node.a}, {node.b}};
  if (node.op == Op::Abs) return {{node.a}};
  std::vector<Square> squares, left{{node.a}};
  while (!left.empty()) {
    Square square = left.back();
    left.pop_back();
    const Node sum = graph[square.of];
    const auto take = [&](NodeId of, std::vector<Square>& to) {
      square.of = of;
      to.push_back(square);
    };
    if (sum.op == Op::Add) take(sum.a, left), take(sum.b, left);
    else if (sum.op == Op::SumOver) square.ranges.push_back(sum.a), take(sum.b, left);
    else if (sum.op == Op::Square || (sum.op == Op::Mul && sum.a == sum.b)) take(sum.a, squares);
    else if (sum.op == Op::Mul) {
      const bool isFirst = graph.isConstant(sum.a);
      square.weight *= graph.constantAt(isFirst ? sum.a : sum.b).real();
      take(isFirst ? sum.b : sum.a, left);
    }
  }
  return squares;
}

bool hasLimitAtZero(const Graph& graph, NodeId norm) {
  const Node node = graph[norm];
  return node.op == Op::NormRoot || node.op == Op::Hypot || node.op == Op::Abs ||
         (node.op == Op::Sqrt && isSumOfSquares(graph, node.a));
}

}  // namespace hgc
