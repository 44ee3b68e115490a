/// Reverse mode as a transformation of the graph: the adjoints are nodes beside the values they came from.
#include <algorithm>

#include "ir/apply.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// The derivative of the objective by a node. `masked` says that it came through a choice and may be exactly 0 where
/// the choice fell on something else; then a partial that is infinite or NaN there must not turn it into NaN.
struct Adjoint {
  NodeId node = kNoNode;
  bool masked = false;
};

class Reverse {
 public:
  explicit Reverse(Unit& unit) : unit_(unit), graph_(unit.graph), count_(unit.graph.size()) {
    active_.resize(count_, false);
    for (NodeId id = 0; id < count_; ++id) {
      const Node& node = graph_[id];
      if (node.op == Op::Load) {
        active_[id] = unit.ports[unit.gathers[node.b].port].kind != SymbolKind::Data;
        continue;
      }
      if (node.type != Type::Real) continue;
      for (int k = 0; k < operandCount(node); ++k) active_[id] = active_[id] || active_[node.operand(k)];
    }
  }

  struct Seed {
    NodeId node;
    NodeId adjoint;
  };

  /// The derivative of Σ seed.adjoint · seed.node by each column; kNoNode where it is 0.
  std::vector<NodeId> run(const std::vector<Seed>& seeds) {
    adjoints_.assign(count_, {});
    for (const Seed& seed : seeds) accumulate(seed.node, {seed.adjoint, false});
    std::vector<NodeId> result(unit_.columns.size(), kNoNode);
    for (NodeId id = count_; id-- > 0;) {
      if (adjoints_[id].node == kNoNode) continue;
      const Node node = graph_[id];
      graph_.setOrigin(graph_.originOf(id));
      if (node.op == Op::Load) result[columnOf(node)] = adjoints_[id].node;
      else propagate(id, node, adjoints_[id]);
    }
    return result;
  }

 private:
  /// Columns are ordered by gather, then component.
  uint32_t columnOf(const Node& load) const {
    const auto before = [](const Column& a, const Column& b) {
      return a.gather != b.gather ? a.gather < b.gather : a.component < b.component;
    };
    const auto found = std::ranges::lower_bound(unit_.columns, Column{load.b, load.c}, before);
    return static_cast<uint32_t>(found - unit_.columns.begin());
  }

  void accumulate(NodeId id, Adjoint more) {
    if (!active_[id] || more.node == kNoNode) return;
    Adjoint& sum = adjoints_[id];
    if (sum.node == kNoNode) sum = more;
    else sum = {graph_.make(Op::Add, sum.node, more.node), sum.masked && more.masked};
  }

  void propagate(NodeId id, const Node& node, Adjoint adjoint) {
    if (node.op == Op::Select) {
      const NodeId zero = graph_.constant(0.0);
      accumulate(node.b, {graph_.make(Op::Select, node.a, adjoint.node, zero), true});
      accumulate(node.c, {graph_.make(Op::Select, node.a, zero, adjoint.node), true});
      return;
    }
    const Smoothness smoothness = info(node.op).smoothness;
    if (smoothness != Smoothness::Regular && smoothness != Smoothness::Singular) return;
    const auto value = [&](NodeId operand) { return operand == kNoNode ? Value(0.0) : Value(graph_, operand); };
    const auto partials = partialsOf(node.op, value(node.a), value(node.b), value(node.c), Value(graph_, id));
    const bool guard = adjoint.masked || (smoothness == Smoothness::Singular && !graph_.isConstant(adjoint.node));
    for (int k = 0; k < operandCount(node); ++k) {
      if (active_[node.operand(k)])
        accumulate(node.operand(k), scale(adjoint, partials[static_cast<size_t>(k)].in(graph_, Type::Real), guard));
    }
  }

  /// adjoint · partial. A partial that chooses between constants (abs, min, relu ...) chooses between adjoints instead,
  /// so that what is not taken is exactly 0.
  Adjoint scale(Adjoint adjoint, NodeId partial, bool guard) {
    if (graph_.isConstant(partial)) {
      const Constant value = graph_.constantAt(partial);
      if (value.real() == 0) return {};
      return {graph_.make(Op::Mul, adjoint.node, partial), adjoint.masked};
    }
    const Node node = graph_[partial];
    const NodeId zero = graph_.constant(0.0);
    if (node.op == Op::Select && (graph_.isConstant(node.b) || graph_.isConstant(node.c))) {
      const Adjoint taken = scale(adjoint, node.b, guard), other = scale(adjoint, node.c, guard);
      const NodeId a = taken.node == kNoNode ? zero : taken.node, b = other.node == kNoNode ? zero : other.node;
      return {graph_.make(Op::Select, node.a, a, b), true};
    }
    const NodeId product = graph_.make(Op::Mul, adjoint.node, partial);
    if (!guard || product == partial) return {product, adjoint.masked};
    return {graph_.make(Op::Select, graph_.make(Op::Eq, adjoint.node, zero), zero, product), adjoint.masked};
  }

  Unit& unit_;
  Graph& graph_;
  NodeId count_;
  std::vector<bool> active_;
  std::vector<Adjoint> adjoints_;
};

void listColumns(Unit& unit) {
  for (uint32_t gather = 0; gather < unit.gathers.size(); ++gather) {
    if (unit.ports[unit.gathers[gather].port].kind == SymbolKind::Data) continue;
    for (const uint32_t component : unit.gathers[gather].components) unit.columns.push_back({gather, component});
  }
}

/// ½ Σ r², in the order of the components.
NodeId halfSquares(Graph& graph, const std::vector<NodeId>& residuals) {
  NodeId sum = kNoNode;
  for (const NodeId r : residuals) {
    const NodeId square = graph.make(Op::Mul, r, r);
    sum = sum == kNoNode ? square : graph.make(Op::Add, sum, square);
  }
  return graph.make(Op::Mul, graph.constant(0.5), sum);
}

void addRoots(Unit& unit, RootKind kind, uint32_t b, const std::vector<NodeId>& derivatives) {
  for (uint32_t column = 0; column < derivatives.size(); ++column) {
    const NodeId node = derivatives[column] == kNoNode ? unit.graph.constant(0.0) : derivatives[column];
    unit.roots.push_back({kind, column, b, node});
  }
}

}  // namespace

void differentiate(Unit& unit) {
  if (unit.kind == TermKind::Output) return;
  listColumns(unit);
  std::vector<NodeId> terms;
  for (const Root& root : unit.roots) terms.push_back(root.node);
  Reverse reverse(unit);
  if (unit.kind == TermKind::Energy) {
    addRoots(unit, RootKind::Partial, 0, reverse.run({{terms[0], unit.graph.constant(1.0)}}));
  } else {
    unit.roots.push_back({RootKind::Value, 0, 0, halfSquares(unit.graph, terms)});
    std::vector<Reverse::Seed> seeds;
    for (const NodeId r : terms) seeds.push_back({r, r});
    addRoots(unit, RootKind::Partial, 0, reverse.run(seeds));
    for (uint32_t b = 0; b < terms.size(); ++b) {
      addRoots(unit, RootKind::Jacobian, b, reverse.run({{terms[b], unit.graph.constant(1.0)}}));
    }
  }
  rebuild(unit, nullptr);
}

}  // namespace hgc
