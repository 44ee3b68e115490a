#include "passes/derive/zeros/ties.h"

#include <utility>

#include "ir/loops.h"
#include "passes/derive/chain.h"
#include "passes/derive/zeros/norms.h"

namespace hgc {
namespace {

class TieFinder {
 public:
  TieFinder(Graph& graph, const LocalZeros& local)
      : graph_(graph), nests_(graph), folds_(rangesOfFolds(graph, nests_)), local_(local) {}

  std::vector<Tie> find(NodeId value) {
    const NodeId always = graph_.constant(true);
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      const Node node = graph_[id];
      const NodeId zero = graph_.constant(0.0);
      if (node.op == Op::Abs || node.op == Op::Relu) addTie(id, {node.a, zero, always});
      if (node.op == Op::Min || node.op == Op::Max || node.op == Op::Clamp) addTie(id, {node.a, node.b, always});
      if (node.op == Op::Clamp) addTie(id, {node.a, node.c, always});
      if (node.op == Op::MinOver || node.op == Op::MaxOver) addTie(node.b, {node.b, id, always});
      if (node.op == Op::Select && node.type == Type::Real) addComparisons(id, node);
    }
    return std::move(ties_);
  }

  std::vector<Tie> findNorms(NodeId value) {
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      if (!hasLimitAtZero(graph_, id) || graph_[id].op == Op::Abs) continue;
      const NodeId zero = graph_.constant(0.0), isZero = graph_.make(Op::Eq, id, zero);
      for (const Square& square : squaresOf(graph_, id)) addTie(square.of, {square.of, zero, isZero});
    }
    return std::move(ties_);
  }

 private:
  /// Finds selects of which one arm is constant and the other is not.
  void addComparisons(NodeId id, const Node& choice) {
    const bool isFirstConstant = !local_.varies(choice.b), isSecondConstant = !local_.varies(choice.c);
    if (isFirstConstant == isSecondConstant) return;
    const NodeId matters =
        graph_.make(Op::Select, choice.a, graph_.constant(isFirstConstant), graph_.constant(isSecondConstant));
    std::vector<NodeId> left{choice.a};
    while (!left.empty()) {
      const Node node = graph_[left.back()];
      left.pop_back();
      if (node.op == Op::Not) left.push_back(node.a);
      else if (node.op == Op::And || node.op == Op::Or) left.insert(left.end(), {node.a, node.b});
      else if (operandCount(node) == 2 && graph_[node.a].type == Type::Real) addTie(id, {node.a, node.b, matters});
    }
  }

  /// Whether `at` is in all loops of the tie.
  void addTie(NodeId at, Tie tie) {
    tie.isInFold = (nests_.of(at) & folds_) != 0;
    if (local_.varies(tie.a) || local_.varies(tie.b)) ties_.push_back(tie);
  }

  Graph& graph_;
  Nests nests_;
  RangeSet folds_;
  const LocalZeros& local_;
  std::vector<Tie> ties_;
};

}  // namespace

std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value) {
  return TieFinder(graph, local).find(value);
}

std::vector<Tie> findNormTies(Graph& graph, const LocalZeros& local, NodeId value) {
  return TieFinder(graph, local).findNorms(value);
}

NodeId mayOpen(Graph& graph, const Tie& tie, NodeId a, NodeId b) {
  const NodeId zero = graph.constant(0.0);
  if (a == kNoNode && b == kNoNode) return graph.constant(false);
  if (tie.isInFold) return graph.constant(true);
  const NodeId isMet = graph.make(Op::And, graph.make(Op::Eq, tie.a, tie.b), tie.matters);
  const NodeId parts = graph.make(Op::Ne, a == kNoNode ? zero : a, b == kNoNode ? zero : b);
  return atAnyCount(graph, graph.make(Op::And, isMet, parts));
}

}  // namespace hgc
