#include "passes/derive/zeros/small.h"

#include <map>

namespace hgc {
namespace {

/// `size` times a number for binary32, if adding 2^-30 of it changes nothing, or one for binary64.
NodeId shareOf(Graph& graph, NodeId size, double single, double whole) {
  const NodeId little = graph.make(Op::Mul, graph.constant(0x1p-30), size);
  const NodeId change = graph.make(Op::Sub, graph.make(Op::Add, size, little), size);
  const NodeId isSingle = graph.make(Op::Eq, change, graph.constant(0.0));
  const NodeId share = graph.make(Op::Select, isSingle, graph.constant(single), graph.constant(whole));
  return graph.make(Op::Mul, share, size);
}

/// An upper bound of the magnitude of a product or sum of sines, cosines and others, for any angles.
class Bound {
 public:
  explicit Bound(Graph& graph) : graph_(graph) {}

  NodeId of(NodeId id, int depth = 0) {
    constexpr int kDeepest = 24;
    const auto [known, isNew] = known_.try_emplace(id, kNoNode);
    if (!isNew) return known->second;
    return known_[id] = depth == kDeepest ? graph_.make(Op::Abs, id) : madeOf(id, depth + 1);
  }
  bool hasAngles() const { return hasAngles_; }

 private:
  NodeId madeOf(NodeId id, int depth) {
    const Node node = graph_[id];
    switch (node.op) {
      case Op::Sin:
      case Op::Cos: hasAngles_ = true; return graph_.constant(1.0);
      case Op::Neg:
      case Op::NormPull: return of(node.a, depth);
      case Op::Add:
      case Op::Sub: return graph_.make(Op::Add, of(node.a, depth), of(node.b, depth));
      case Op::Mul:
      case Op::Guarded: return graph_.make(Op::Mul, of(node.a, depth), of(node.b, depth));
      case Op::Select: return graph_.make(Op::Select, node.a, of(node.b, depth), of(node.c, depth));
      default: return graph_.make(Op::Abs, id);
    }
  }

  Graph& graph_;
  std::map<NodeId, NodeId> known_;
  bool hasAngles_ = false;
};

}  // namespace

NodeId isSmall(Graph& graph, NodeId adjoint) {
  Bound bound(graph);
  const NodeId most = bound.of(adjoint), isZero = graph.make(Op::Eq, adjoint, graph.constant(0.0));
  if (!bound.hasAngles()) return isZero;
  return graph.make(Op::Or, isZero, graph.make(Op::Le, graph.make(Op::Abs, adjoint), roundingOf(graph, most)));
}

NodeId roundingOf(Graph& graph, NodeId size) { return shareOf(graph, size, 0x1p-14, 0x1p-40); }

NodeId lossOf(Graph& graph, NodeId size) { return shareOf(graph, size, 0x1p-8, 0x1p-20); }

}  // namespace hgc
