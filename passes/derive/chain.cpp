#include "passes/derive/chain.h"

#include "ir/loops.h"
#include "passes/derive/products.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// `root` at the count of another range.
NodeId withRange(Graph& graph, NodeId root, NodeId range, NodeId other) {
  Substitution at(graph);
  at.set(range, other);
  return at(root);
}

NodeId productOfOthers(Graph& graph, Node product) {
  const NodeId other = innerRange(graph, product.a);
  const NodeId factor = withRange(graph, product.b, product.a, other);
  const NodeId isOwn = graph.make(Op::Eq, other, product.a);
  return graph.make(Op::ProdOver, other, graph.make(Op::Select, isOwn, graph.constant(1.0), factor));
}

/// 2^-e: the double whose upper word is (1023 - e) << 20; 0 if it is smaller than all normal numbers.
NodeId negativePowerOfTwo(Graph& graph, NodeId e) {
  const auto integer = [&](int32_t value) { return graph.constant(value); };
  const NodeId exponent = graph.make(Op::ISub, integer(1023), graph.make(Op::IMin, e, integer(1023)));
  return graph.make(Op::FromWords, graph.make(Op::IMul, exponent, integer(1 << 20)), integer(0));
}

NodeId counted(Graph& graph, NodeId truth) {
  return graph.make(Op::Select, truth, graph.constant(int32_t{1}), graph.constant(int32_t{0}));
}

/// Whether counts of `range` may descend, now or once a fold over it is differentiated.
bool mayDescend(const Graph& graph, const Nests& nests, NodeId range) {
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Op op = graph[id].op;
    const bool isCounted = (op == Op::MinOver || op == Op::MaxOver) && nests.of(id) != 0;
    const bool isFold = op == Op::FoldOver || op == Op::FoldBack;
    if (graph[id].a == range && (isCounted || isFold || goesBackAsFold(graph, id))) return true;
  }
  return false;
}

/// How many of the earlier counts of `range` are taken. A prefix needs the loop around it to be that of its range and
/// to ascend, but what a loop around the reduction reads may be differentiated with the two loops the other way round:
/// there a fold counts, and where it cannot be kept the counts are gone through again.
NodeId earlierTaken(Graph& graph, NodeId reduction, NodeId range, NodeId isTaken) {
  const Nests nests(graph);
  if (nests.of(reduction) == 0 && !mayDescend(graph, nests, range))
    return graph.make(Op::SumBefore, range, counted(graph, isTaken));
  if (canKeep(graph, range)) {
    const NodeId count = graph.carried(range, graph.constant(int32_t{0}));
    const NodeId next = graph.make(Op::IAdd, count, counted(graph, isTaken));
    const NodeId fold = graph.make(Op::FoldOver, range, count, graph.make(Op::Next, count, next, range));
    return graph.make(Op::Before, range, fold);
  }
  const NodeId other = innerRange(graph, range);
  const NodeId isEarlier = graph.make(Op::Lt, other, range);
  const NodeId truth = graph.make(Op::And, isEarlier, withRange(graph, isTaken, range, other));
  return graph.make(Op::SumOver, other, counted(graph, truth));
}

NodeId shareOfExtreme(Graph& graph, NodeId reduction, Node node) {
  const NodeId isTaken = graph.make(Op::Eq, node.b, reduction);
  const NodeId ties = graph.make(Op::SumOver, node.a, counted(graph, isTaken));
  const NodeId earlier =
      graph.make(Op::IMax, earlierTaken(graph, reduction, node.a, isTaken), graph.constant(int32_t{1}));
  const NodeId share = negativePowerOfTwo(graph, graph.make(Op::ISub, ties, earlier));
  return graph.make(Op::Select, isTaken, share, graph.constant(0.0));
}

}  // namespace

NodeId innerRange(Graph& graph, NodeId range) {
  constexpr uint32_t kInner = 1000;
  return graph.range(graph[range].a, graph[range].b + kInner);
}

NodeId partialOverBody(Graph& graph, NodeId reduction) {
  const Node node = graph[reduction];
  if (node.op == Op::MinOver || node.op == Op::MaxOver) return shareOfExtreme(graph, reduction, node);
  return node.op == Op::ProdOver ? productOfOthers(graph, node) : graph.constant(1.0);
}

NodeId storedAtEach(const Graph& graph, NodeId derivative) {
  while (graph[derivative].op == Op::EachOver) derivative = graph[derivative].b;
  return derivative;
}

NodeId atAnyCount(Graph& graph, NodeId truth) {
  const Nests nests(graph);
  for (RangeSet left = nests.of(truth); left != 0;) {
    const NodeId range = nests.innermost(graph, left);
    left &= ~nests.only(range);
    truth = graph.make(Op::AnyOver, range, truth);
  }
  return truth;
}

}  // namespace hgc
