#include "passes/derive/small.h"

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

}  // namespace

NodeId roundingOf(Graph& graph, NodeId size) { return shareOf(graph, size, 0x1p-14, 0x1p-40); }

NodeId lossOf(Graph& graph, NodeId size) { return shareOf(graph, size, 0x1p-8, 0x1p-20); }

}  // namespace hgc
