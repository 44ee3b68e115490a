/// Interchanges nested loops.
#include <set>

#include "ir/loops.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// A sum over `range` inside a loop over `outer`.
struct Nested {
  NodeId sum = kNoNode, range = kNoNode, outer = kNoNode;
};

/// The most nodes that are visited for all loop nests of a graph; later nests stay as they are. Without a limit the
/// time would be quadratic, since each of a thousand sums in a loop may need the whole graph.
constexpr size_t kMostLookedAt = size_t{1} << 22;

/// Loops of at most this many counts are unrolled: the values they read stay in registers.
constexpr int32_t kFewCounts = 8;

/// The summand of a sum in two loops. `left` is the number of nodes that may be visited.
class Body {
 public:
  Body(const Graph& graph, const Nests& nests, Nested nested, size_t& left)
      : graph_(graph), nests_(nests), inner_(nests.only(nested.range)), outer_(nests.only(nested.outer)) {
    const Node& sum = graph[nested.sum];
    for (int k = 1; k < operandCount(sum); ++k) meet(sum.operand(k), 0);
    for (; !stack_.empty() && left > 0; --left) {
      const auto [id, bound] = stack_.back();
      stack_.pop_back();
      visit(id, bound);
    }
  }

  /// Whether loops run needlessly for each count of the outer loop, and would not after the interchange.
  bool gains() const { return stack_.empty() && loops_.hasInner && !loops_.hasOuter && !loops_.areOrdered; }
  /// Whether the summand has no loops.
  bool isSimple() const { return stack_.empty() && !loops_.any && !loops_.areOrdered; }

 private:
  /// A node, and the ranges of the loops around it within the sum.
  using Need = std::pair<NodeId, RangeSet>;

  void meet(NodeId id, RangeSet bound) {
    const bool depends = (nests_.of(id) & ~bound & (inner_ | outer_)) != 0;
    if (depends && seen_.insert({id, bound}).second) stack_.push_back({id, bound});
  }

  void visit(NodeId id, RangeSet bound) {
    const Node& node = graph_[id];
    const RangeSet free = nests_.of(id) & ~bound;
    if (info(node.op).isReduction) {
      loops_.any = true;
      loops_.hasInner = loops_.hasInner || (free & (inner_ | outer_)) == inner_;
      loops_.hasOuter = loops_.hasOuter || (free & (inner_ | outer_)) == outer_;
    }
    const bool isCounted = info(node.op).isPrefix && node.op != Op::Before && node.op != Op::ElementAt;
    const bool goesOn = isCounted && (nests_.only(node.a) & free & (inner_ | outer_)) != 0;
    loops_.areOrdered = loops_.areOrdered || (goesOn && (free & outer_) != 0);
    for (int k = 0; k < operandCount(node); ++k) {
      const bool isBody = info(node.op).isReduction && k > 0;
      meet(node.operand(k), isBody ? bound | nests_.only(node.a) : bound);
    }
  }

  const Graph& graph_;
  const Nests& nests_;
  const RangeSet inner_, outer_;
  std::vector<Need> stack_;
  std::set<Need> seen_;
  /// What was met within the sum.
  struct Loops {
    bool any = false;
    bool hasInner = false;    // one depends on the sum's range and not on the outer one
    bool hasOuter = false;    // one depends on the outer range and not on the sum's
    bool areOrdered = false;  // something goes on from count to count of one of the two, within the outer loop
  };
  Loops loops_;
};

bool isSum(Op op) { return op == Op::SumOver || op == Op::FusedOver || op == Op::SumBack || op == Op::FusedBack; }

/// Whether a value differs between instances.
bool isOfInstance(const Graph& graph, NodeId id) {
  return std::ranges::any_of(reachable(graph, {&id, 1}), [&](NodeId node) { return graph[node].op == Op::Index; });
}

/// Whether the length of some loop depends on a counter: then arrays indexed by its counts would have different lengths
/// at each count of the other loop.
bool boundsOthers(const Graph& graph, const Nests& nests, NodeId range) {
  return std::ranges::any_of(nests.ranges(),
                             [&](NodeId other) { return (nests.of(graph[other].a) & nests.only(range)) != 0; });
}

/// The first sum, with a loop around it, for which `turns` holds.
template <class Turns>
std::optional<Nested> findNested(const Graph& graph, size_t& left, const Turns& turns) {
  const Nests nests(graph);
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    if (!isSum(node.op)) continue;
    for (const NodeId outer : nests.ranges()) {
      const bool isAround = (nests.of(id) & ~nests.of(node.a) & nests.only(outer)) != 0;
      const Nested nested = {id, node.a, outer};
      const bool mayTurn = isAround && node.type == Type::Real && canKeep(graph, outer) &&
                           !boundsOthers(graph, nests, outer) && !boundsOthers(graph, nests, node.a);
      if (mayTurn && turns(nests, nested, Body(graph, nests, nested, left))) return nested;
    }
  }
  return std::nullopt;
}

/// The sum as an element of an array of sums: each count of the sum's range adds to all of them.
NodeId fromArray(Graph& graph, Nested nested) {
  const Node sum = graph[nested.sum];
  const ReductionStep step = *stepOf(sum.op, sum.type);
  graph.setOrigin(graph.originOf(nested.sum));
  const NodeId element = graph.element(nested.outer, nested.range), zero = graph.constant(int32_t{0});
  const bool isBackward = info(sum.op).isBackward;
  const NodeId last = graph.make(Op::ISub, graph[nested.range].a, graph.constant(int32_t{1}));
  const NodeId isFirst = graph.make(Op::Eq, nested.range, isBackward ? last : zero);
  const NodeId before = graph.make(Op::Select, isFirst, graph.constant(step.start), element);
  const NodeId after =
      step.op == Op::Fused ? graph.make(step.op, sum.b, sum.c, before) : graph.make(step.op, before, sum.b);
  const NodeId array = graph.make(isBackward ? Op::ArrayBack : Op::ArrayOver, nested.range,
                                  graph.make(Op::ElementOver, nested.outer, after, element));
  const NodeId isAny = graph.make(Op::Lt, zero, graph[nested.range].a);
  return graph.make(Op::Select, isAny, graph.make(Op::ElementAt, nested.outer, array), graph.constant(step.nothing));
}

void turn(RootedGraph& values, Nested nested) {
  const NodeId other = fromArray(values.graph, nested);
  Substitution whole(values.graph);
  whole.set(nested.sum, other);
  for (Root& root : values.roots) root.node = whole(root.node);
  rebuild(values, nullptr);
}

}  // namespace

void interchange(RootedGraph& values) {
  size_t left = kMostLookedAt;
  const auto gains = [](const Nests&, Nested, const Body& body) { return body.gains(); };
  while (const auto nested = findNested(values.graph, left, gains)) turn(values, *nested);
}

void interchangeSums(RootedGraph& values) {
  size_t left = kMostLookedAt;
  const auto isMeant = [&](const Nests& nests, Nested nested, const Body& body) {
    const bool isAlone = nests.of(nested.sum) == nests.only(nested.outer);  // else loops between would run it anew
    const Node& counts = values.graph[values.graph[nested.range].a];
    const bool isFew = counts.op == Op::Const && constantOf(counts).integer() <= kFewCounts;
    return !isFew && body.isSimple() && isAlone && isOfInstance(values.graph, nested.sum);
  };
  while (const auto nested = findNested(values.graph, left, isMeant)) turn(values, *nested);
}

}  // namespace hgc
