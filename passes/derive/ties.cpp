#include "passes/derive/ties.h"

#include <utility>

#include "ir/loops.h"
#include "passes/derive/reductions.h"

namespace hgc {
namespace {

class TieFinder {
 public:
  TieFinder(Graph& graph, const LocalZeros& local)
      : graph_(graph), nests_(graph), folds_(rangesOfFolds(graph, nests_)), local_(local) {}

  std::vector<Tie> find(NodeId value) {
    const NodeId always = graph_.constant(true), never = graph_.constant(false);
    for (const NodeId id : reachable(graph_, {&value, 1})) {
      const Node node = graph_[id];
      const bool isReduction = node.op == Op::MinOver || node.op == Op::MaxOver;
      isInFold_ = (nests_.of(isReduction ? node.b : id) & folds_) != 0;
      if (node.op == Op::Abs || node.op == Op::Relu) addTie({node.a, graph_.constant(0.0), always});
      if (node.op == Op::Min || node.op == Op::Max || node.op == Op::Clamp) addTie({node.a, node.b, always});
      if (node.op == Op::Clamp) addTie({node.a, node.c, always});
      if (isReduction) addTie({node.b, id, always});
      if (node.op != Op::Select || node.type != Type::Real || local_.varies(node.b) == local_.varies(node.c)) continue;
      const NodeId takesConstant = graph_.make(Op::Select, node.a, local_.varies(node.b) ? never : always,
                                               local_.varies(node.c) ? never : always);
      addComparisons(node.a, takesConstant);
    }
    return std::move(ties_);
  }

 private:
  void addComparisons(NodeId condition, NodeId matters) {
    std::vector<NodeId> left{condition};
    while (!left.empty()) {
      const Node node = graph_[left.back()];
      left.pop_back();
      if (node.op == Op::Not) left.push_back(node.a);
      else if (node.op == Op::And || node.op == Op::Or) left.insert(left.end(), {node.a, node.b});
      else if (operandCount(node) == 2 && graph_[node.a].type == Type::Real) addTie({node.a, node.b, matters});
    }
  }

  void addTie(Tie tie) {
    tie.isInFold = isInFold_;
    if (local_.varies(tie.a) || local_.varies(tie.b)) ties_.push_back(tie);
  }

  Graph& graph_;
  Nests nests_;
  RangeSet folds_;
  bool isInFold_ = false;  // the choice that is looked at
  const LocalZeros& local_;
  std::vector<Tie> ties_;
};

}  // namespace

std::vector<Tie> findTies(Graph& graph, const LocalZeros& local, NodeId value) {
  return TieFinder(graph, local).find(value);
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
