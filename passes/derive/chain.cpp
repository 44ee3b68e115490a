#include "passes/derive/chain.h"

#include <algorithm>
#include <bit>

#include "ir/apply.h"
#include "ir/loops.h"
#include "passes/derive/reductions.h"
#include "passes/guards.h"

namespace hgc {
namespace {

std::array<Value, 3> partialsOfNode(Graph& graph, NodeId id) {
  const Node node = graph[id];
  const auto value = [&](NodeId operand) { return operand == kNoNode ? Value(0.0) : Value(graph, operand); };
  return partialsOf(node.op, value(node.a), value(node.b), value(node.c), Value(graph, id));
}

bool hasPartials(Op op) { return info(op).smoothness >= Smoothness::Regular; }

/// Whether a product of this derivative with a partial of `op` must be held at 0 where the derivative is 0, since the
/// partial may be infinite.
bool isSingular(const Graph& graph, Op op, Sensitivity s) {
  return info(op).smoothness >= Smoothness::Singular && !graph.isConstant(s.node);
}

/// s · partial. A partial that chooses between constants (abs, min, relu ...) chooses between derivatives instead, so
/// that what is not taken is exactly 0.
Sensitivity scale(Graph& graph, Sensitivity s, NodeId partial, bool guard) {
  if (graph.isConstant(partial)) {
    if (graph.constantAt(partial).real() == 0) return {};
    return {graph.make(Op::Mul, s.node, partial), s.masked};
  }
  const Node node = graph[partial];
  const NodeId zero = graph.constant(0.0);
  if (node.op == Op::Select && (graph.isConstant(node.b) || graph.isConstant(node.c))) {
    const Sensitivity taken = scale(graph, s, node.b, guard), other = scale(graph, s, node.c, guard);
    const NodeId a = taken.node == kNoNode ? zero : taken.node, b = other.node == kNoNode ? zero : other.node;
    return {graph.make(Op::Select, node.a, a, b), true};
  }
  return {graph.make(guard ? Op::Guarded : Op::Mul, s.node, partial), s.masked};
}

void addTo(Graph& graph, Sensitivity& sum, Sensitivity more) {
  if (more.node == kNoNode) return;
  if (sum.node == kNoNode) sum = more;
  else sum = {graph.make(Op::Add, sum.node, more.node), sum.masked && more.masked};
}

/// Where a user stands: the guard that it is under, and the loops that it is in.
struct Place {
  GuardId guard = kAlways;
  RangeSet loops = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// What reaches a node from its users, sorted by where they stand.
struct Arrivals {
  std::vector<std::pair<Place, Sensitivity>> byPlace;

  Sensitivity& at(Place place) {
    for (auto& [own, sum] : byPlace) {
      if (own == place) return sum;
    }
    return byPlace.emplace_back(place, Sensitivity{}).second;
  }
};

class Reverse {
 public:
  Reverse(Differentiated& topology, std::span<const NodeId> roots)
      : graph_(topology.graph),
        count_(topology.graph.size()),
        columns_(columnsOfNodes(topology)),
        nests_(topology.graph),
        guards_(topology.graph, roots),
        arrivals_(count_) {
    active_.resize(count_, false);
    for (NodeId id = 0; id < count_; ++id) {
      const Node& node = graph_[id];
      active_[id] = columns_[id] != kNoNode;
      if (node.type != Type::Real || node.op == Op::Load) continue;
      for (int k = 0; k < operandCount(node); ++k) active_[id] = active_[id] || active_[node.operand(k)];
    }
  }

  std::vector<NodeId> run(std::span<const Seed> seeds, size_t columns) {
    for (const Seed& seed : seeds) arrive(seed.node, {}, {seed.adjoint, seed.masked});
    std::vector<NodeId> result(columns, kNoNode);
    for (NodeId id = count_; id-- > 0;) {
      if (arrivals_[id].byPlace.empty()) continue;
      graph_.setOrigin(graph_.originOf(id));
      const Sensitivity adjoint = sumUp(id);
      if (columns_[id] != kNoNode) result[columns_[id]] = adjoint.node;
      else propagate(id, adjoint);
    }
    return result;
  }

 private:
  void arrive(NodeId id, Place place, Sensitivity more) {
    if (active_[id] && more.node != kNoNode) addTo(graph_, arrivals_[id].at(place), more);
  }

  Place placeOf(NodeId id) const { return {guards_.of(id), nests_.of(id)}; }

  /// Everything brought to where the node itself stands, what has the longest way first.
  Sensitivity sumUp(NodeId id) {
    auto& groups = arrivals_[id].byPlace;
    const Place own = placeOf(id);
    const auto distance = [&](const Place& place) {
      return guards_[place.guard].depth + static_cast<uint32_t>(std::popcount(place.loops & ~own.loops));
    };
    for (;;) {
      size_t farthest = 0;
      for (size_t k = 1; k < groups.size(); ++k) {
        if (distance(groups[k].first) > distance(groups[farthest].first)) farthest = k;
      }
      const auto [place, sum] = groups[farthest];
      if (place == own) return sum;
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(farthest));
      const NodeId loop = nests_.innermost(graph_, place.loops & ~own.loops);
      if (place.guard != own.guard && (loop == kNoNode || isChosenIn(loop, place.guard, own.guard)))
        leaveArm(id, place, sum);
      else leaveLoop(id, place, loop, sum);
    }
  }

  /// Whether a choice between two guards is made in a loop.
  bool isChosenIn(NodeId loop, GuardId guard, GuardId outer) const {
    for (; guard != outer; guard = guards_[guard].parent) {
      if ((nests_.of(guards_[guard].condition) & nests_.only(loop)) != 0) return true;
    }
    return false;
  }

  /// What comes out of an arm that was not taken is exactly 0, whatever it would have been: it is masked where it
  /// leaves the arm.
  void leaveArm(NodeId id, Place place, Sensitivity sum) {
    const Guard& innermost = guards_[place.guard];
    const NodeId zero = graph_.constant(0.0);
    const NodeId node = innermost.when ? graph_.make(Op::Select, innermost.condition, sum.node, zero)
                                       : graph_.make(Op::Select, innermost.condition, zero, sum.node);
    addTo(graph_, arrivals_[id].at({innermost.parent, place.loops}), {node, true});
  }

  /// What reaches a value from inside a loop is added up over its counts.
  void leaveLoop(NodeId id, Place place, NodeId loop, Sensitivity sum) {
    const NodeId node = graph_.make(Op::SumOver, loop, sum.node);
    addTo(graph_, arrivals_[id].at({place.guard, place.loops & ~nests_.only(loop)}), {node, sum.masked});
  }

  void propagate(NodeId id, Sensitivity adjoint) {
    const Node node = graph_[id];
    const Place place = placeOf(id);
    if (node.op == Op::Select) {
      chooseArm(node.b, place, guards_.arm(place.guard, node.a, true), node.a, true, adjoint);
      chooseArm(node.c, place, guards_.arm(place.guard, node.a, false), node.a, false, adjoint);
      return;
    }
    if (info(node.op).isReduction) {
      const Place inside{place.guard, place.loops | nests_.only(node.a)};
      if (active_[node.b]) arrive(node.b, inside, scale(graph_, adjoint, partialOverBody(graph_, id), adjoint.masked));
      return;
    }
    if (!hasPartials(node.op)) return;
    const auto partials = partialsOfNode(graph_, id);
    const bool held = adjoint.masked || isSingular(graph_, node.op, adjoint);
    for (int k = 0; k < operandCount(node); ++k) {
      if (!active_[node.operand(k)]) continue;
      const NodeId partial = partials[static_cast<size_t>(k)].in(graph_, Type::Real);
      arrive(node.operand(k), place, scale(graph_, adjoint, partial, held));
    }
  }

  void chooseArm(NodeId value, Place outer, GuardId arm, NodeId condition, bool when, Sensitivity adjoint) {
    if (arm != outer.guard) return arrive(value, {arm, outer.loops}, adjoint);
    const NodeId zero = graph_.constant(0.0);
    const NodeId node = when ? graph_.make(Op::Select, condition, adjoint.node, zero)
                             : graph_.make(Op::Select, condition, zero, adjoint.node);
    arrive(value, outer, {node, true});
  }

  Graph& graph_;
  NodeId count_;
  std::vector<uint32_t> columns_;
  Nests nests_;
  Guards guards_;
  std::vector<bool> active_;
  std::vector<Arrivals> arrivals_;
};

class Forward {
 public:
  explicit Forward(Graph& graph) : graph_(graph), count_(graph.size()), tangents_(count_) {}

  std::vector<NodeId> run(std::span<const Seed> starts, std::span<const NodeId> outputs) {
    std::vector<bool> given(count_, false);
    for (const Seed& start : starts) {
      tangents_[start.node] = {start.adjoint, false};
      given[start.node] = true;
    }
    for (const NodeId id : reachable(graph_, outputs)) {
      const Node& node = graph_[id];
      if (given[id] || node.type != Type::Real || info(node.op).isLeaf) continue;
      graph_.setOrigin(graph_.originOf(id));
      if (info(node.op).isReduction) tangents_[id] = reduce(id, node);
      else tangents_[id] = node.op == Op::Select ? choose(node) : propagate(id, node);
    }
    std::vector<NodeId> result;
    for (const NodeId output : outputs) result.push_back(tangents_[output].node);
    return result;
  }

 private:
  /// The arm that is not taken is dropped here, whatever its tangent.
  Sensitivity choose(Node node) {
    const NodeId b = tangents_[node.b].node, c = tangents_[node.c].node;
    if (b == kNoNode && c == kNoNode) return {};
    const NodeId zero = graph_.constant(0.0);
    return {graph_.make(Op::Select, node.a, b == kNoNode ? zero : b, c == kNoNode ? zero : c), false};
  }

  /// The tangents of what is taken in, added up; of what is stored at every count they are stored likewise.
  Sensitivity reduce(NodeId id, Node node) {
    const Sensitivity tangent = tangents_[node.b];
    if (tangent.node == kNoNode) return {};
    const NodeId term = scale(graph_, tangent, partialOverBody(graph_, id), tangent.masked).node;
    const bool isStored = node.op == Op::EachOver;
    return {graph_.make(isStored ? Op::EachOver : Op::SumOver, node.a, term, isStored ? node.c : kNoNode),
            tangent.masked};
  }

  Sensitivity propagate(NodeId id, Node node) {
    if (!hasPartials(node.op)) return {};
    const int count = operandCount(node);
    const auto isZero = [&](int k) { return tangents_[node.operand(k)].node == kNoNode; };
    bool some = false;
    for (int k = 0; k < count; ++k) some = some || !isZero(k);
    if (!some) return {};
    const auto partials = partialsOfNode(graph_, id);
    Sensitivity sum;
    for (int k = 0; k < count; ++k) {
      if (isZero(k)) continue;
      const Sensitivity tangent = tangents_[node.operand(k)];
      const NodeId partial = partials[static_cast<size_t>(k)].in(graph_, Type::Real);
      addTo(graph_, sum, scale(graph_, tangent, partial, isSingular(graph_, node.op, tangent)));
    }
    return sum;
  }

  Graph& graph_;
  NodeId count_;
  std::vector<Sensitivity> tangents_;
};

}  // namespace

std::vector<uint32_t> columnsOfNodes(const Differentiated& topology) {
  const auto before = [](const Column& a, const Column& b) {
    return a.gather != b.gather ? a.gather < b.gather : a.component < b.component;
  };
  std::vector<uint32_t> columns(topology.graph.size(), kNoNode);
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    const Node& node = topology.graph[id];
    if (node.op != Op::Load || topology.ports[topology.gathers[node.b].port].kind == SymbolKind::Data) continue;
    const auto found = std::ranges::lower_bound(topology.columns, Column{node.b, node.c}, before);
    columns[id] = static_cast<uint32_t>(found - topology.columns.begin());
  }
  return columns;
}

std::vector<NodeId> reverseMode(Differentiated& topology, std::span<const Seed> seeds) {
  std::vector<NodeId> roots;
  for (const Seed& seed : seeds) roots.push_back(seed.node);
  return Reverse(topology, roots).run(seeds, topology.columns.size());
}

std::vector<NodeId> forwardMode(Graph& graph, std::span<const Seed> starts, std::span<const NodeId> outputs) {
  return Forward(graph).run(starts, outputs);
}

}  // namespace hgc
