#include "passes/derive/chain.h"

#include <algorithm>

#include "ir/apply.h"
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

/// What reaches a node from its users, sorted by the guard that the user is under.
struct Arrivals {
  std::vector<std::pair<GuardId, Sensitivity>> byGuard;

  Sensitivity& at(GuardId guard) {
    for (auto& [own, sum] : byGuard) {
      if (own == guard) return sum;
    }
    return byGuard.emplace_back(guard, Sensitivity{}).second;
  }
};

class Reverse {
 public:
  Reverse(Differentiated& topology, std::span<const NodeId> roots)
      : graph_(topology.graph),
        count_(topology.graph.size()),
        columns_(columnsOfNodes(topology)),
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
    for (const Seed& seed : seeds) arrive(seed.node, kAlways, {seed.adjoint, false});
    std::vector<NodeId> result(columns, kNoNode);
    for (NodeId id = count_; id-- > 0;) {
      if (arrivals_[id].byGuard.empty()) continue;
      graph_.setOrigin(graph_.originOf(id));
      const Sensitivity adjoint = sumUp(id);
      if (columns_[id] != kNoNode) result[columns_[id]] = adjoint.node;
      else propagate(id, adjoint);
    }
    return result;
  }

 private:
  void arrive(NodeId id, GuardId guard, Sensitivity more) {
    if (active_[id] && more.node != kNoNode) addTo(graph_, arrivals_[id].at(guard), more);
  }

  /// What comes out of an arm that was not taken is exactly 0, whatever it would have been: it is masked where it
  /// leaves the arm, the innermost first.
  Sensitivity sumUp(NodeId id) {
    auto& groups = arrivals_[id].byGuard;
    const GuardId own = guards_.of(id);
    for (;;) {
      size_t deepest = 0;
      for (size_t k = 1; k < groups.size(); ++k) {
        if (guards_[groups[k].first].depth > guards_[groups[deepest].first].depth) deepest = k;
      }
      const auto [guard, sum] = groups[deepest];
      if (guard == own) return sum;
      const Guard& innermost = guards_[guard];
      const NodeId zero = graph_.constant(0.0);
      const NodeId node = innermost.when ? graph_.make(Op::Select, innermost.condition, sum.node, zero)
                                         : graph_.make(Op::Select, innermost.condition, zero, sum.node);
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(deepest));
      addTo(graph_, arrivals_[id].at(innermost.parent), {node, true});
    }
  }

  void propagate(NodeId id, Sensitivity adjoint) {
    const Node node = graph_[id];
    const GuardId guard = guards_.of(id);
    if (node.op == Op::Select) {
      chooseArm(node.b, guard, guards_.arm(guard, node.a, true), node.a, true, adjoint);
      chooseArm(node.c, guard, guards_.arm(guard, node.a, false), node.a, false, adjoint);
      return;
    }
    if (!hasPartials(node.op)) return;
    const auto partials = partialsOfNode(graph_, id);
    const bool held = adjoint.masked || isSingular(graph_, node.op, adjoint);
    for (int k = 0; k < operandCount(node); ++k) {
      if (!active_[node.operand(k)]) continue;
      const NodeId partial = partials[static_cast<size_t>(k)].in(graph_, Type::Real);
      arrive(node.operand(k), guard, scale(graph_, adjoint, partial, held));
    }
  }

  void chooseArm(NodeId value, GuardId outer, GuardId arm, NodeId condition, bool when, Sensitivity adjoint) {
    if (arm != outer) return arrive(value, arm, adjoint);
    const NodeId zero = graph_.constant(0.0);
    const NodeId node = when ? graph_.make(Op::Select, condition, adjoint.node, zero)
                             : graph_.make(Op::Select, condition, zero, adjoint.node);
    arrive(value, outer, {node, true});
  }

  Graph& graph_;
  NodeId count_;
  std::vector<uint32_t> columns_;
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
      tangents_[id] = node.op == Op::Select ? choose(node) : propagate(id, node);
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
