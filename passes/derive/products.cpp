#include "passes/derive/products.h"

#include "ir/loops.h"

namespace hgc {
namespace {

/// Whether `fold` computes the product.
bool isFoldOf(const Graph& graph, Node fold, Node product) {
  if (fold.op != Op::FoldOver || fold.a != product.a) return false;
  const Node carried = graph[fold.b], step = graph[fold.c];
  if (!graph.isReal(carried.b, 1.0) || step.op != Op::Next || step.a != fold.b || step.c != product.a) return false;
  const Node next = graph[step.b];
  return next.op == Op::Mul && next.a == fold.b && next.b == product.b;
}

/// The fold that computes a product: an existing one, or a new one.
NodeId foldOf(Graph& graph, Node product) {
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (isFoldOf(graph, graph[id], product)) return id;
  }
  const NodeId carried = graph.carried(product.a, graph.constant(1.0));
  const NodeId next = graph.make(Op::Mul, carried, product.b);
  return graph.make(Op::FoldOver, product.a, carried, graph.make(Op::Next, carried, next, product.a));
}

}  // namespace

bool goesBackAsFold(const Graph& graph, NodeId reduction) {
  const Node node = graph[reduction];
  return node.op == Op::ProdOver && node.type == Type::Real && canKeep(graph, node.a);
}

Sensitivity adjointOfFactor(Graph& graph, NodeId product, Sensitivity adjoint) {
  const Node node = graph[product];
  const NodeId earlier = graph.make(Op::Before, node.a, foldOf(graph, node));
  const NodeId back = graph.carried(node.a, adjoint.node);
  const NodeId next = scale(graph, {back, true}, node.b, true).node;
  const NodeId fold = graph.make(Op::FoldBack, node.a, back, graph.make(Op::Next, back, next, node.a));
  return scale(graph, {graph.make(Op::Before, node.a, fold), true}, earlier, true);
}

Sensitivity tangentOfProduct(Graph& graph, NodeId product, Sensitivity tangent) {
  const Node node = graph[product], fold = graph[foldOf(graph, node)];
  const NodeId carried = graph.carried(node.a, graph.constant(0.0));
  Sensitivity next = scale(graph, {carried, true}, node.b, true);
  addTo(graph, next, scale(graph, tangent, fold.b, tangent.masked));
  return {graph.make(Op::FoldOver, node.a, carried, graph.make(Op::Next, carried, next.node, fold.c)), false};
}

}  // namespace hgc
