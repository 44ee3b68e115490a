#include "passes/derive/zeros/local_zeros.h"

#include "passes/derive/chain.h"

namespace hgc {

LocalZeros::LocalZeros(Differentiated& topology) : graph_(topology.graph), varies_(topology.graph.size(), false) {
  const std::vector<uint32_t> columns = columnsOfNodes(topology);
  for (NodeId id = 0; id < varies_.size(); ++id) {
    const Node& node = graph_[id];
    const bool isGiven = columns[id] != kNoNode || node.op == Op::Carried;  // what a fold carries is not followed
    varies_[id] = isGiven || (node.op != Op::Load && anyOperand(node, varies_));
  }
}

NodeId LocalZeros::of(NodeId id, int depth) {
  constexpr int kDeepest = 24;
  if (const auto known = known_.find(id); known != known_.end()) return known->second;
  const NodeId truth = !varies(id)         ? graph_.make(Op::Eq, id, graph_.constant(0.0))
                       : depth == kDeepest ? graph_.constant(false)
                                           : madeOf(Node(graph_[id]), depth + 1);
  return known_[id] = truth;
}

NodeId LocalZeros::madeOf(const Node& node, int depth) {
  switch (node.op) {
    case Op::Mul:
    case Op::Guarded: return graph_.make(Op::Or, of(node.a, depth), of(node.b, depth));
    case Op::Add:
    case Op::Sub: return graph_.make(Op::And, of(node.a, depth), of(node.b, depth));
    case Op::Neg:
    case Op::NormPull:
    case Op::Square: return of(node.a, depth);
    case Op::Select: return graph_.make(Op::Select, node.a, of(node.b, depth), of(node.c, depth));
    case Op::Relu: return graph_.make(Op::Lt, node.a, graph_.constant(0.0));
    case Op::Min:
    case Op::Max: {
      const NodeId isLess = graph_.make(Op::Lt, node.a, node.b), isMore = graph_.make(Op::Lt, node.b, node.a);
      const NodeId a = graph_.make(Op::And, node.op == Op::Min ? isLess : isMore, of(node.a, depth));
      return graph_.make(Op::Or, a, graph_.make(Op::And, node.op == Op::Min ? isMore : isLess, of(node.b, depth)));
    }
    default: return graph_.constant(false);
  }
}

}  // namespace hgc
