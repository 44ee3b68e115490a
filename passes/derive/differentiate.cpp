/// Reverse mode as a transformation of the graph: the adjoints are nodes beside the values they came from.
#include <algorithm>

#include "passes/derive/chain.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

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

/// The Jacobian of the residuals, a row at a time backwards or a column at a time forwards.
void addJacobian(Unit& unit, const std::vector<NodeId>& residuals, bool forward) {
  const NodeId one = unit.graph.constant(1.0);
  if (!forward) {
    for (uint32_t b = 0; b < residuals.size(); ++b) {
      const Seed seed{residuals[b], one};
      addRoots(unit, RootKind::Jacobian, b, reverseMode(unit, {&seed, 1}));
    }
    return;
  }
  const std::vector<uint32_t> columns = columnsOfNodes(unit);
  std::vector<std::vector<NodeId>> rows(residuals.size(), std::vector<NodeId>(unit.columns.size(), kNoNode));
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] == kNoNode) continue;
    const Seed start{id, one};
    const std::vector<NodeId> tangents = forwardMode(unit, {&start, 1}, residuals);
    for (size_t b = 0; b < residuals.size(); ++b) rows[b][columns[id]] = tangents[b];
  }
  for (uint32_t b = 0; b < residuals.size(); ++b) addRoots(unit, RootKind::Jacobian, b, rows[b]);
}

/// Operations of the Jacobian and what it needs, by one mode or the other.
size_t jacobianCost(Unit unit, const std::vector<NodeId>& residuals, bool forward) {
  addJacobian(unit, residuals, forward);
  std::erase_if(unit.roots, [](const Root& root) { return root.kind != RootKind::Jacobian; });
  expand(unit);
  return countOperations(unit);
}

/// An infinite derivative that is then multiplied by 0, as in b * sqrt(a) at (0, 0): forwards that is NaN.
bool isSteep(const Unit& unit, const std::vector<NodeId>& residuals) {
  return std::ranges::any_of(reachable(unit.graph, residuals), [&](NodeId id) {
    return info(unit.graph[id].op).smoothness == Smoothness::InfiniteSlope;
  });
}

/// One residual is never cheaper forwards; and where columns are many more than residuals, it is not worth trying.
bool forwardIsCheaper(const Unit& unit, const std::vector<NodeId>& residuals) {
  constexpr size_t kWorthTrying = 4;
  if (residuals.size() < 2 || unit.columns.size() > kWorthTrying * residuals.size()) return false;
  return !isSteep(unit, residuals) && jacobianCost(unit, residuals, true) < jacobianCost(unit, residuals, false);
}

NodeId rootOf(const Unit& unit, RootKind kind) {
  for (const Root& root : unit.roots) {
    if (root.kind == kind) return root.node;
  }
  return kNoNode;
}

void differentiateResidual(Unit& unit) {
  std::vector<NodeId> residuals;
  for (const Root& root : unit.roots) {
    if (root.kind == RootKind::Residual) residuals.push_back(root.node);
  }
  Graph& graph = unit.graph;
  std::vector<Seed> seeds;
  const NodeId loss = rootOf(unit, RootKind::Loss);
  if (loss == kNoNode) {
    for (const NodeId r : residuals) seeds.push_back({r, r});
  } else {
    seeds.push_back({loss, graph.constant(0.5)});
  }
  const NodeId value = loss == kNoNode ? halfSquares(graph, residuals) : graph.make(Op::Mul, graph.constant(0.5), loss);
  unit.roots.push_back({RootKind::Value, 0, 0, value});
  addRoots(unit, RootKind::Partial, 0, reverseMode(unit, seeds));
  if (unit.jacobian == JacobianMode::Undecided)
    unit.jacobian = forwardIsCheaper(unit, residuals) ? JacobianMode::Forward : JacobianMode::Reverse;
  addJacobian(unit, residuals, unit.jacobian == JacobianMode::Forward);
}

}  // namespace

size_t countOperations(const Unit& unit) {
  std::vector<NodeId> nodes;
  for (const Root& root : unit.roots) nodes.push_back(root.node);
  const std::vector<NodeId> order = reachable(unit.graph, nodes);
  return static_cast<size_t>(std::ranges::count_if(order, [&](NodeId id) { return !info(unit.graph[id].op).isLeaf; }));
}

void differentiate(Unit& unit) {
  listColumns(unit);
  if (unit.kind == TermKind::Residual) differentiateResidual(unit);
  if (unit.kind == TermKind::Energy) {
    const Seed seed{rootOf(unit, RootKind::Value), unit.graph.constant(1.0)};
    addRoots(unit, RootKind::Partial, 0, reverseMode(unit, {&seed, 1}));
  }
  rebuild(unit, nullptr);
}

}  // namespace hgc
