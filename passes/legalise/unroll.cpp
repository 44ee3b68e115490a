/// Unrolls short loops.
#include <algorithm>

#include "ir/apply.h"
#include "ir/loops.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// Loops that would become more nodes than this are not unrolled.
constexpr size_t kMostNodes = 512;
/// Nor are loops whose sums and stores share more operations than this at every count: the stores would repeat these.
constexpr size_t kMostShared = 16;

/// Unrolls the loops over one range of a graph.
class Unroller {
 public:
  Unroller(RootedGraph& values, NodeId range)
      : values_(values),
        graph_(values.graph),
        nests_(values.graph),
        range_(range),
        counts_(constantOf(graph_[graph_[range].a]).integer()),
        whole_(values.graph) {}

  bool isWorthIt() const {
    bool changesAny = false;
    size_t nodes = 0;
    for (NodeId id = 0; id < graph_.size(); ++id) {
      changesAny = changesAny || changes(id);
      nodes += isInside(id);
    }
    return changesAny && nodes * static_cast<size_t>(counts_) <= kMostNodes && countShared() <= kMostShared;
  }

  void run() {
    replace([&](NodeId id) { return changes(id); });
  }
  /// All but stores.
  void chainSums() {
    replace([&](NodeId id) { return isOver(id) && !stores(id); });
  }

 private:
  bool isInside(NodeId id) const { return (nests_.of(id) & nests_.only(range_)) != 0; }
  bool isOver(NodeId id) const { return info(graph_[id].op).isReduction && graph_[id].a == range_; }
  bool stores(NodeId id) const { return graph_[id].op == Op::EachOver; }

  bool changes(NodeId id) const { return isOver(id) && (!stores(id) || isTurned(id)); }

  /// Whether a value stored at every count has inner loops: after an interchange these run once for all counts.
  bool isTurned(NodeId id) const {
    const std::vector<NodeId> inside = iterationOf(graph_, nests_, id);
    return std::ranges::any_of(inside, [&](NodeId node) { return info(graph_[node].op).isReduction && !stores(node); });
  }

  /// The operations at each count of stores that stay and of sums that can run beside them.
  size_t countShared() const {
    std::vector<NodeId> stored, summed;
    for (NodeId id = 0; id < graph_.size(); ++id) {
      if (isOver(id) && stores(id) && !isTurned(id)) stored.push_back(id);
    }
    const std::vector<NodeId> ofStores = reachable(graph_, stored);
    for (NodeId id = 0; id < graph_.size(); ++id) {
      if (isOver(id) && !stores(id) && !std::ranges::binary_search(ofStores, id)) summed.push_back(id);
    }
    const std::vector<NodeId> ofSums = reachable(graph_, summed);
    return static_cast<size_t>(std::ranges::count_if(ofStores, [&](NodeId id) {
      return isInside(id) && !info(graph_[id].op).isLeaf && std::ranges::binary_search(ofSums, id);
    }));
  }

  template <class Is>
  void replace(const Is& isMeant) {
    const NodeId size = graph_.size();  // nodes are appended
    for (NodeId id = 0; id < size; ++id) {
      if (isMeant(id)) whole_.set(id, stores(id) ? turned(graph_[id]) : chained(id));
    }
    for (Root& root : values_.roots) root.node = whole_(root.node);
    rebuild(values_, nullptr);
  }

  NodeId at(NodeId body, int32_t count) {
    Substitution one(graph_);
    one.set(range_, graph_.constant(count));
    return one(body);
  }

  /// The operand of a reduction at each count.
  NodeId chained(NodeId id) {
    const Node node = graph_[id];
    graph_.setOrigin(graph_.originOf(id));
    const ReductionStep step = *stepOf(node.op, node.type);
    const bool isPair = operandCount(node) > 2;
    const NodeId body = whole_(node.b), factor = isPair ? whole_(node.c) : kNoNode;
    NodeId sum = graph_.constant(step.start);
    for (int32_t k = 0; k < counts_; ++k) {
      const int32_t count = info(node.op).isBackward ? counts_ - 1 - k : k;
      sum = takenIn(step.op, sum, at(body, count), isPair ? at(factor, count) : kNoNode);
    }
    return sum;
  }

  NodeId takenIn(Op op, NodeId sum, NodeId value, NodeId factor) {
    if (op == Op::Fused) return graph_.make(op, value, factor, sum);
    if (!info(op).expands) return graph_.make(op, sum, value);
    return expandOnce(op, Value(graph_, sum), Value(graph_, value), Value(0.0)).in(graph_, graph_[sum].type);
  }

  /// Stores at every count its own one of all values.
  NodeId turned(const Node node) { return graph_.make(Op::EachOver, node.a, ownOf(node.b), node.c); }

  NodeId ownOf(NodeId stored) {
    if (stores(stored)) return turned(graph_[stored]);  // in a loop within
    const NodeId body = whole_(stored);
    NodeId value = at(body, counts_ - 1);
    for (int32_t count = counts_ - 1; count-- > 0;) {
      const NodeId isHere = graph_.make(Op::Eq, range_, graph_.constant(count));
      value = graph_.make(Op::Select, isHere, at(body, count), value);
    }
    return value;
  }

  RootedGraph& values_;
  Graph& graph_;
  const Nests nests_;
  const NodeId range_;
  const int32_t counts_;
  Substitution whole_;  // what each node becomes
};

/// Whether the loops over a range can be unrolled: only sums may carry values from count to count.
bool mayUnroll(const Graph& graph, const Nests& nests, NodeId range) {
  if (!graph.isConstant(graph[range].a) || graph.constantAt(graph[range].a).integer() < 1) return false;
  if ((rangesOfFolds(graph, nests) & nests.only(range)) != 0) return false;
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    const bool isBound = node.op == Op::Range && id != range && (nests.of(node.a) & nests.only(range)) != 0;
    if (isBound || ((info(node.op).isPrefix || node.op == Op::Before) && node.a == range)) return false;
    const bool takesIn = info(node.op).isReduction && node.a == range && node.op != Op::EachOver;
    if (takesIn && !stepOf(node.op, node.type)) return false;
  }
  return true;
}

bool isShort(const Graph& graph, NodeId range) { return graph.constantAt(graph[range].a).integer() <= kMostUnrolled; }

/// The innermost loop that is worth unrolling.
bool unrollOne(RootedGraph& values) {
  const Nests nests(values.graph);
  std::vector<NodeId> ranges = nests.ranges();
  std::ranges::stable_sort(ranges, std::greater(), [&](NodeId range) { return values.graph[range].b; });
  for (const NodeId range : ranges) {
    if (!mayUnroll(values.graph, nests, range) || !isShort(values.graph, range)) continue;
    Unroller unroller(values, range);
    if (!unroller.isWorthIt()) continue;
    unroller.run();
    return true;
  }
  return false;
}

}  // namespace

void fixSizes(RootedGraph& values, const std::vector<uint32_t>& sizes) {
  rebuild(values, [&](Graph& graph, const Node& node) {
    const bool isKnown = node.op == Op::Size && node.b < sizes.size() && sizes[node.b] > 0;
    return isKnown ? graph.constant(static_cast<int32_t>(sizes[node.b])) : kNoNode;
  });
}

bool unrollSums(RootedGraph& values, NodeId range) {
  if (!mayUnroll(values.graph, Nests(values.graph), range)) return false;
  Unroller(values, range).chainSums();
  return true;
}

void unroll(RootedGraph& values) {
  while (unrollOne(values)) continue;
}

}  // namespace hgc
