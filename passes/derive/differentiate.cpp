/// Adds values, gradients and Jacobians to a graph.
#include <algorithm>

#include "passes/derive/chain.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// ½ Σ r², in the order of the components.
NodeId halfSquares(Graph& graph, const std::vector<NodeId>& residuals) {
  NodeId sum = kNoNode;
  for (const NodeId r : residuals) {
    const NodeId square = graph.make(Op::Mul, r, r);
    sum = sum == kNoNode ? square : graph.make(Op::Add, sum, square);
  }
  return graph.make(Op::Mul, graph.constant(0.5), sum);
}

/// A row of the Jacobian.
void addRow(RootedGraph& to, uint32_t b, const std::vector<NodeId>& derivatives) {
  for (uint32_t column = 0; column < derivatives.size(); ++column) {
    const NodeId node = derivatives[column] == kNoNode ? to.graph.constant(0.0) : derivatives[column];
    to.roots.push_back({RootKind::Jacobian, column, b, node});
  }
}

/// The Jacobian of the residuals: by reverse mode row by row, or by forward mode column by column.
void addJacobian(Differentiated& topology, const std::vector<NodeId>& residuals, bool forward) {
  const NodeId one = topology.graph.constant(1.0);
  if (!forward) {
    for (uint32_t b = 0; b < residuals.size(); ++b) {
      const Seed seed{residuals[b], one};
      addRow(topology, b, reverseMode(topology, {&seed, 1}));
    }
    return;
  }
  const std::vector<uint32_t> columns = columnsOfNodes(topology);
  std::vector<std::vector<NodeId>> rows(residuals.size(), std::vector<NodeId>(topology.columns.size(), kNoNode));
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] == kNoNode) continue;
    const Seed start{id, one};
    const std::vector<NodeId> tangents = forwardMode(topology.graph, {&start, 1}, residuals);
    for (size_t b = 0; b < residuals.size(); ++b) rows[b][columns[id]] = tangents[b];
  }
  for (uint32_t b = 0; b < residuals.size(); ++b) addRow(topology, b, rows[b]);
}

/// The number of operations of the Jacobian, including the values it needs, in one of the modes.
size_t jacobianCost(Differentiated topology, const std::vector<NodeId>& residuals, bool forward) {
  addJacobian(topology, residuals, forward);
  std::erase_if(topology.roots, [](const Root& root) { return root.kind != RootKind::Jacobian; });
  expand(topology);
  return countOperations(topology);
}

/// Whether an infinite derivative may be multiplied by 0, as in b * sqrt(a) at (0, 0), which gives NaN in forward mode.
bool isSteep(const Graph& graph, const std::vector<NodeId>& residuals) {
  return std::ranges::any_of(reachable(graph, residuals),
                             [&](NodeId id) { return info(graph[id].op).smoothness == Smoothness::InfiniteSlope; });
}

/// Forward mode is never cheaper for one residual, and not worth trying with many more columns than residuals.
bool forwardIsCheaper(const Differentiated& topology, const std::vector<NodeId>& residuals) {
  constexpr size_t kWorthTrying = 4;
  if (residuals.size() < 2 || topology.columns.size() > kWorthTrying * residuals.size()) return false;
  return !isSteep(topology.graph, residuals) &&
         jacobianCost(topology, residuals, true) < jacobianCost(topology, residuals, false);
}

NodeId rootOf(const RootedGraph& values, RootKind kind) {
  for (const Root& root : values.roots) {
    if (root.kind == kind) return root.node;
  }
  return kNoNode;
}

void differentiateResidual(Differentiated& topology, JacobianMode wanted) {
  std::vector<NodeId> residuals;
  for (const Root& root : topology.roots) {
    if (root.kind == RootKind::Residual) residuals.push_back(root.node);
  }
  Graph& graph = topology.graph;
  std::vector<Seed> seeds;
  const NodeId loss = rootOf(topology, RootKind::Loss);
  if (loss == kNoNode) {
    for (const NodeId r : residuals) seeds.push_back({r, r});
  } else {
    seeds.push_back({loss, graph.constant(0.5)});
  }
  const NodeId value = loss == kNoNode ? halfSquares(graph, residuals) : graph.make(Op::Mul, graph.constant(0.5), loss);
  topology.roots.push_back({RootKind::Value, 0, 0, value});
  addByColumns(topology, RootKind::Partial, reverseMode(topology, seeds));
  if (topology.variadic) return;
  topology.jacobian = wanted;
  if (wanted == JacobianMode::Undecided)
    topology.jacobian = forwardIsCheaper(topology, residuals) ? JacobianMode::Forward : JacobianMode::Reverse;
  addJacobian(topology, residuals, topology.jacobian == JacobianMode::Forward);
}

}  // namespace

size_t countOperations(const RootedGraph& values) {
  std::vector<NodeId> nodes;
  for (const Root& root : values.roots) nodes.push_back(root.node);
  const std::vector<NodeId> order = reachable(values.graph, nodes);
  return static_cast<size_t>(
      std::ranges::count_if(order, [&](NodeId id) { return !info(values.graph[id].op).isLeaf; }));
}

Differentiated differentiate(Hoisted hoisted) {
  const JacobianMode wanted = hoisted.wanted;
  Differentiated result{std::move(hoisted), {}};
  result.columns = columnsOf(result);
  if (result.kind == TermKind::Residual) differentiateResidual(result, wanted);
  if (result.kind == TermKind::Energy) {
    const Seed seed{rootOf(result, RootKind::Value), result.graph.constant(1.0)};
    addByColumns(result, RootKind::Partial, reverseMode(result, {&seed, 1}));
  }
  rebuild(result, nullptr);
  return result;
}

}  // namespace hgc
