#include "passes/derive/ties.h"

#include <utility>

namespace hgc {
namespace {

class TieFinder {
 public:
  TieFinder(Differentiated& topology, const LocalZeros& local)
      : topology_(topology), graph_(topology.graph), local_(local) {}

  std::vector<Tie> find() {
    std::vector<NodeId> values;
    for (const Root& root : topology_.roots) {
      if (root.kind == RootKind::Value || root.kind == RootKind::Residual || root.kind == RootKind::Output)
        values.push_back(root.node);
    }
    const NodeId always = graph_.constant(true), never = graph_.constant(false);
    for (const NodeId id : reachable(graph_, values)) {
      const Node node = graph_[id];
      if (node.op == Op::Abs || node.op == Op::Relu) addTie({node.a, graph_.constant(0.0), always});
      if (node.op == Op::Min || node.op == Op::Max || node.op == Op::Clamp) addTie({node.a, node.b, always});
      if (node.op == Op::Clamp) addTie({node.a, node.c, always});
      if (node.op == Op::MinOver || node.op == Op::MaxOver) addTie({node.b, id, always});
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
    if (local_.varies(tie.a) || local_.varies(tie.b)) ties_.push_back(tie);
  }

  Differentiated& topology_;
  Graph& graph_;
  const LocalZeros& local_;
  std::vector<Tie> ties_;
};

}  // namespace

std::vector<Tie> findTies(Differentiated& topology, const LocalZeros& local) {
  return TieFinder(topology, local).find();
}

}  // namespace hgc
