/// Derivatives beyond the gradient and the Jacobian, all made of forward and reverse mode.
#include <algorithm>

#include "ir/derivative.h"
#include "passes/derive/chain.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

std::vector<NodeId> rootNodes(const Unit& unit, RootKind kind) {
  std::vector<NodeId> nodes;
  for (const Root& root : unit.roots) {
    if (root.kind == kind) nodes.push_back(root.node);
  }
  return nodes;
}

/// What a term computes: the value of an energy, the components of a residual or output.
std::vector<NodeId> components(const Unit& unit) {
  return rootNodes(unit, unit.kind == TermKind::Energy     ? RootKind::Value
                         : unit.kind == TermKind::Residual ? RootKind::Residual
                                                           : RootKind::Output);
}

bool isUnknown(const Unit& unit, uint32_t column) { return symbolOf(unit, unit.columns[column]) == SymbolKind::Var; }

void addRoot(Unit& unit, RootKind kind, uint32_t a, uint32_t b, NodeId node) {
  unit.roots.push_back({kind, a, b, node == kNoNode ? unit.graph.constant(0.0) : node});
}

/// For every load of an unknown the load of its direction.
std::vector<Seed> directions(Unit& unit) {
  const auto directionOf = [&](uint32_t gather) {
    for (uint32_t g = 0; g < unit.gathers.size(); ++g) {
      const Port& port = unit.ports[unit.gathers[g].port];
      const bool fits = port.role == PortRole::Direction && port.of == unit.gathers[gather].port;
      if (fits && unit.gathers[g].row == unit.gathers[gather].row) return g;
    }
    return kNone;
  };
  std::vector<Seed> seeds;
  const std::vector<uint32_t> columns = columnsOfNodes(unit);
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] == kNoNode || !isUnknown(unit, columns[id])) continue;
    const Node load = unit.graph[id];
    const uint32_t gather = directionOf(load.b);
    if (gather != kNone) seeds.push_back({id, unit.graph.load(gather, load.a, load.c)});
  }
  return seeds;
}

Status needsDifferentiate(const Unit& unit) {
  const bool there = unit.kind == TermKind::Output || !rootNodes(unit, RootKind::Value).empty();
  const bool whole =
      unit.columns.empty() || unit.kind == TermKind::Output || !rootNodes(unit, RootKind::Partial).empty();
  if (there && whole) return Done{};
  return Error{"the unit has no derivatives yet", "run the pass differentiate before"};
}

void addTangents(Unit& unit) {
  const std::vector<NodeId> values = components(unit);
  std::vector<NodeId> outputs = values;
  if (unit.kind != TermKind::Output) {
    outputs.push_back(rootNodes(unit, RootKind::Value).front());
    std::ranges::copy(rootNodes(unit, RootKind::Partial), std::back_inserter(outputs));
  }
  const std::vector<Seed> seeds = directions(unit);
  const std::vector<NodeId> tangents = forwardMode(unit, seeds, outputs);
  for (uint32_t k = 0; k < tangents.size(); ++k) {
    const auto first = static_cast<uint32_t>(values.size());
    if (k < first) addRoot(unit, RootKind::Tangent, k, 0, tangents[k]);
    else if (k == first) addRoot(unit, RootKind::Slope, 0, 0, tangents[k]);
    else addRoot(unit, RootKind::Product, k - first - 1, 0, tangents[k]);
  }
}

void addPullback(Unit& unit) {
  for (uint32_t g = 0; g < unit.gathers.size(); ++g) {
    if (unit.ports[unit.gathers[g].port].role != PortRole::Cotangent) continue;
    const auto slot = std::ranges::find(unit.slots, unit.gathers[g].row);
    const NodeId row =
        unit.dense ? unit.graph.index(0) : unit.graph.slot(static_cast<uint32_t>(slot - unit.slots.begin()));
    std::vector<Seed> seeds;
    NodeId contraction = kNoNode;
    for (const NodeId value : components(unit)) {
      const NodeId cotangent = unit.graph.load(g, row, static_cast<uint32_t>(seeds.size()));
      const NodeId product = unit.graph.make(Op::Mul, cotangent, value);
      contraction = contraction == kNoNode ? product : unit.graph.make(Op::Add, contraction, product);
      seeds.push_back({value, cotangent});
    }
    addRoot(unit, RootKind::Contraction, 0, 0, contraction);
    const std::vector<NodeId> derivatives = reverseMode(unit, seeds);
    for (uint32_t c = 0; c < derivatives.size(); ++c) addRoot(unit, RootKind::Pullback, c, 0, derivatives[c]);
  }
}

}  // namespace

Status deriveProducts(Unit& unit) {
  if (const Status ready = needsDifferentiate(unit); !ready) return ready;
  addTangents(unit);
  addPullback(unit);
  return Done{};
}

Status deriveHessian(Unit& unit) {
  if (const Status ready = needsDifferentiate(unit); !ready || unit.kind == TermKind::Output) return ready;
  const auto count = static_cast<uint32_t>(unit.columns.size());
  const std::vector<NodeId> partials = rootNodes(unit, RootKind::Partial);
  std::vector<NodeId> loads(count, kNoNode);
  const std::vector<uint32_t> columns = columnsOfNodes(unit);
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] != kNoNode) loads[columns[id]] = id;
  }
  std::vector<std::vector<NodeId>> rows(count, std::vector<NodeId>(count, kNoNode));
  for (uint32_t b = 0; b < count; ++b) {
    if (loads[b] == kNoNode || !isUnknown(unit, b)) continue;
    const Seed start{loads[b], unit.graph.constant(1.0)};
    const std::vector<NodeId> tangents = forwardMode(unit, {&start, 1}, std::span(partials).subspan(b));
    for (uint32_t a = b; a < count; ++a) rows[a][b] = tangents[a - b];
  }
  for (uint32_t a = 0; a < count; ++a) {
    for (uint32_t b = 0; b <= a; ++b) {
      if (isUnknown(unit, a) && isUnknown(unit, b)) addRoot(unit, RootKind::Hessian, a, b, rows[a][b]);
    }
  }
  return Done{};
}

Status deriveNormal(Unit& unit) {
  if (const Status ready = needsDifferentiate(unit); !ready || unit.kind != TermKind::Residual) return ready;
  Graph& graph = unit.graph;
  std::vector<std::vector<NodeId>> jacobian(unit.columns.size());  // by column, then residual
  for (const Root& root : unit.roots) {
    if (root.kind == RootKind::Jacobian) jacobian[root.a].push_back(root.node);
  }
  NodeId weight = kNoNode;
  if (const std::vector<NodeId> loss = rootNodes(unit, RootKind::Loss); !loss.empty()) {
    const Seed start{rootNodes(unit, RootKind::Squares).front(), graph.constant(1.0)};
    weight = forwardMode(unit, {&start, 1}, loss).front();
    if (weight == kNoNode) weight = graph.constant(0.0);
  }
  for (uint32_t a = 0; a < jacobian.size(); ++a) {
    for (uint32_t b = 0; b <= a; ++b) {
      if (!isUnknown(unit, a) || !isUnknown(unit, b)) continue;
      NodeId sum = kNoNode;
      for (size_t k = 0; k < jacobian[a].size(); ++k) {
        if (graph.isReal(jacobian[a][k], 0) || graph.isReal(jacobian[b][k], 0)) continue;
        const NodeId product = graph.make(Op::Mul, jacobian[a][k], jacobian[b][k]);
        sum = sum == kNoNode ? product : graph.make(Op::Add, sum, product);
      }
      if (sum != kNoNode && weight != kNoNode) sum = graph.make(Op::Mul, weight, sum);
      addRoot(unit, RootKind::Normal, a, b, sum);
    }
  }
  return Done{};
}

}  // namespace hgc
