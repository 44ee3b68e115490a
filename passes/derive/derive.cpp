/// Products with derivatives and second derivatives, by forward and reverse mode.
#include <algorithm>
#include <map>

#include "ir/kernel/derivative.h"
#include "passes/derive/chain.h"
#include "passes/derive/zeros/crossings.h"
#include "passes/derive/zeros/kinks.h"
#include "passes/derive/zeros/zeros.h"
#include "passes/passes.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// The roots of a term: the value of an energy, the components of a residual or output.
std::vector<NodeId> components(const Differentiated& of) {
  return rootNodes(of, of.kind == TermKind::Energy     ? RootKind::Value
                       : of.kind == TermKind::Residual ? RootKind::Residual
                                                       : RootKind::Output);
}

bool isUnknown(const Differentiated& of, uint32_t column) {
  const SymbolKind kind = symbolOf(of, of.columns[column]);
  return kind == SymbolKind::Var || kind == SymbolKind::Field;
}

void addRoot(RootedGraph& to, RootKind kind, uint32_t a, uint32_t b, NodeId node) {
  to.roots.push_back({kind, a, b, node == kNoNode ? to.graph.constant(0.0) : node});
}

/// For every load of an unknown or field, the load of its direction.
std::vector<Seed> directions(Differentiated& topology) {
  const auto directionOf = [&](uint32_t gather) {
    for (uint32_t g = 0; g < topology.gathers.size(); ++g) {
      const Port& port = topology.ports[topology.gathers[g].port];
      const bool fits = port.role == PortRole::Direction && port.of == topology.gathers[gather].port;
      if (fits && topology.gathers[g].row == topology.gathers[gather].row) return g;
    }
    return kNone;
  };
  std::vector<Seed> seeds;
  const std::vector<uint32_t> columns = columnsOfNodes(topology);
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] == kNoNode || !isUnknown(topology, columns[id])) continue;
    const Node load = topology.graph[id];
    const uint32_t gather = directionOf(load.b);
    if (gather != kNone) seeds.push_back({id, topology.graph.load(gather, load.a, load.c)});
  }
  return seeds;
}

/// The row of the gather whose rows are the instances.
NodeId ownRow(Differentiated& topology, uint32_t gather) {
  if (topology.dense) return topology.graph.index(0);
  const auto slot = std::ranges::find(topology.slots, topology.gathers[gather].row);
  return topology.graph.slot(static_cast<uint32_t>(slot - topology.slots.begin()));
}

/// For every component, the load of its cotangent, and of the direction of that cotangent if there is one.
struct Cotangents {
  std::vector<NodeId> plain, directions;
};
Cotangents cotangents(Differentiated& topology) {
  Cotangents result;
  for (uint32_t g = 0; g < topology.gathers.size(); ++g) {
    const Port& port = topology.ports[topology.gathers[g].port];
    const bool moves = port.role == PortRole::Direction && topology.ports[port.of].role == PortRole::Cotangent;
    if (port.role != PortRole::Cotangent && !moves) continue;
    const NodeId row = ownRow(topology, g);
    for (uint32_t c = 0; c < port.width; ++c)
      (moves ? result.directions : result.plain).push_back(topology.graph.load(g, row, c));
  }
  return result;
}

void addTangents(Differentiated& topology) {
  const std::vector<NodeId> values = components(topology);
  std::vector<NodeId> outputs = values;
  WithGradient of;
  std::vector<Seed> seeds = directions(topology);
  if (isObjective(topology.kind)) {
    outputs.push_back(rootNodes(topology, RootKind::Value).front());
    of = joinKinks(topology, {outputs.back(), rootNodes(topology, RootKind::Partial)});
  }
  const Cotangents bars = cotangents(topology);
  const bool ofField = !bars.directions.empty();
  if (ofField) {
    outputs.push_back(rootNodes(topology, RootKind::Contraction).front());
    of = {outputs.back(), rootNodes(topology, RootKind::Pullback)};
    for (size_t k = 0; k < bars.plain.size(); ++k) seeds.push_back({bars.plain[k], bars.directions[k]});
  }
  const size_t first = outputs.size();
  std::vector<Crossing> crossings;
  if (ofField) crossings = findUnknownCrossings(topology, outputs.back());
  else if (!of.gradient.empty()) crossings = findCrossings(topology, of.value, of.gradient);
  const bool hasZeros = goesThroughZeros(topology.graph, of.gradient);
  if (!hasZeros) outputs.insert(outputs.end(), of.gradient.begin(), of.gradient.end());  // they share what folds carry
  std::vector<NodeId> tangents = forwardMode(topology.graph, seeds, outputs);
  if (hasZeros) {
    Zeros zeros = findZeros(topology, of.value, of.gradient);
    std::ranges::copy(forwardMode(topology.graph, seeds, of.gradient, zeros), std::back_inserter(tangents));
  }
  addCrossings(topology.graph, crossings, seeds, 0, std::span(tangents).subspan(first));
  for (uint32_t k = 0; k < first; ++k) {
    if (k < values.size()) addRoot(topology, RootKind::Tangent, k, 0, tangents[k]);
    else addRoot(topology, RootKind::Slope, 0, 0, tangents[k]);
  }
  if (first > values.size()) addByColumns(topology, RootKind::Product, std::span(tangents).subspan(first));
}

void addPullback(Differentiated& topology) {
  const std::vector<NodeId> bars = cotangents(topology).plain;
  if (bars.empty()) return;
  std::vector<Seed> seeds;
  NodeId contraction = kNoNode;
  for (const NodeId value : components(topology)) {
    const NodeId cotangent = bars[seeds.size()];
    const NodeId product = topology.graph.make(Op::Mul, cotangent, value);
    contraction = contraction == kNoNode ? product : topology.graph.make(Op::Add, contraction, product);
    seeds.push_back({value, cotangent, true});
  }
  addRoot(topology, RootKind::Contraction, 0, 0, contraction);
  addByColumns(topology, RootKind::Pullback, reverseMode(topology, seeds));
}

/// The slope of the loss by the sum of squares; kNoNode without a loss.
NodeId slopeOfLoss(Differentiated& topology) {
  const std::vector<NodeId> loss = rootNodes(topology, RootKind::Loss);
  if (loss.empty()) return kNoNode;
  const Seed start{rootNodes(topology, RootKind::Squares).front(), topology.graph.constant(1.0)};
  const NodeId slope = forwardMode(topology.graph, {&start, 1}, loss).front();
  return slope == kNoNode ? topology.graph.constant(0.0) : slope;
}

/// The sum of two nodes; kNoNode stands for 0.
NodeId sumOf(Graph& graph, NodeId a, NodeId b) {
  if (a == kNoNode || b == kNoNode) return a == kNoNode ? b : a;
  return graph.make(Op::Add, a, b);
}

/// JᵀJ times a direction, and the direction's product with that.
struct NormalProduct {
  NodeId square = kNoNode;
  std::vector<NodeId> byColumn;
};

/// Multiplies the weighted tangents of the components by the transposed Jacobian.
NormalProduct multiplyNormal(Differentiated& topology, std::span<const Seed> direction, NodeId weight) {
  Graph& graph = topology.graph;
  const std::vector<NodeId> values = components(topology);
  const std::vector<NodeId> tangents = forwardMode(graph, direction, values);
  NormalProduct product;
  std::vector<Seed> seeds;
  for (size_t k = 0; k < values.size(); ++k) {
    if (tangents[k] == kNoNode) continue;
    const NodeId weighted = weight == kNoNode ? tangents[k] : graph.make(Op::Mul, weight, tangents[k]);
    product.square = sumOf(graph, product.square, graph.make(Op::Mul, weighted, tangents[k]));
    seeds.push_back({values[k], weighted});
  }
  product.byColumn = reverseMode(topology, seeds);
  return product;
}

}  // namespace

void deriveProducts(Differentiated& topology) {
  addPullback(topology);
  addTangents(topology);
}

void deriveHessian(Differentiated& topology) {
  if (!isObjective(topology.kind)) return;
  const auto count = static_cast<uint32_t>(topology.columns.size());
  const auto [value, partials] =
      joinKinks(topology, {rootNodes(topology, RootKind::Value).front(), rootNodes(topology, RootKind::Partial)});
  std::vector<NodeId> loads(count, kNoNode);
  const std::vector<uint32_t> columns = columnsOfNodes(topology);
  for (NodeId id = 0; id < columns.size(); ++id) {
    if (columns[id] != kNoNode) loads[columns[id]] = id;
  }
  std::vector<std::vector<NodeId>> rows(count, std::vector<NodeId>(count, kNoNode));
  Zeros zeros = goesThroughZeros(topology.graph, partials) ? findZeros(topology, value, partials) : Zeros{};
  const std::vector<Crossing> crossings = findCrossings(topology, value, partials);
  for (uint32_t b = 0; b < count; ++b) {
    if (loads[b] == kNoNode || !isUnknown(topology, b)) continue;
    const Seed start{loads[b], topology.graph.constant(1.0)};
    std::vector<NodeId> tangents = forwardMode(topology.graph, {&start, 1}, std::span(partials).subspan(b), zeros);
    addCrossings(topology.graph, crossings, {&start, 1}, b, tangents);
    for (uint32_t a = b; a < count; ++a) rows[a][b] = tangents[a - b];
  }
  for (uint32_t a = 0; a < count; ++a) {
    for (uint32_t b = 0; b <= a; ++b) {
      if (isUnknown(topology, a) && isUnknown(topology, b)) addRoot(topology, RootKind::Hessian, a, b, rows[a][b]);
    }
  }
}

void deriveNormal(Differentiated& topology) {
  if (topology.kind != TermKind::Residual) return;
  Graph& graph = topology.graph;
  std::vector<std::vector<NodeId>> jacobian(topology.columns.size());  // by column, then residual
  for (const Root& root : topology.roots) {
    if (root.kind == RootKind::Jacobian) jacobian[root.a].push_back(root.node);
  }
  const NodeId weight = slopeOfLoss(topology);
  for (uint32_t a = 0; a < jacobian.size(); ++a) {
    for (uint32_t b = 0; b <= a; ++b) {
      if (!isUnknown(topology, a) || !isUnknown(topology, b)) continue;
      NodeId sum = kNoNode;
      for (size_t k = 0; k < jacobian[a].size(); ++k) {
        if (graph.isReal(jacobian[a][k], 0) || graph.isReal(jacobian[b][k], 0)) continue;
        const NodeId product = graph.make(Op::Mul, jacobian[a][k], jacobian[b][k]);
        sum = sum == kNoNode ? product : graph.make(Op::Add, sum, product);
      }
      if (sum != kNoNode && weight != kNoNode) sum = graph.make(Op::Mul, weight, sum);
      addRoot(topology, RootKind::Normal, a, b, sum);
    }
  }
}

void deriveNormalProducts(Differentiated& topology) {
  if (topology.kind != TermKind::Residual) return;
  const NodeId weight = slopeOfLoss(topology);
  const NormalProduct whole = multiplyNormal(topology, directions(topology), weight);
  addRoot(topology, RootKind::NormalSquare, 0, 0, whole.square);
  addByColumns(topology, RootKind::NormalProduct, whole.byColumn);

  std::map<uint32_t, std::vector<Seed>> byGather;
  for (const Seed& seed : directions(topology)) byGather[topology.graph[seed.node].b].push_back(seed);
  NodeId square = kNoNode;
  std::vector<NodeId> byColumn(topology.columns.size(), kNoNode);
  for (const auto& [gather, seeds] : byGather) {
    const NormalProduct block = multiplyNormal(topology, seeds, weight);
    square = sumOf(topology.graph, square, block.square);
    for (size_t a = 0; a < byColumn.size(); ++a) {
      if (topology.columns[a].gather == gather) byColumn[a] = block.byColumn[a];
    }
  }
  addRoot(topology, RootKind::BlockSquare, 0, 0, square);
  addByColumns(topology, RootKind::BlockProduct, byColumn);
}

void deriveWeight(Differentiated& topology) {
  if (topology.kind != TermKind::Residual) return;
  const NodeId slope = slopeOfLoss(topology);
  addRoot(topology, RootKind::Weight, 0, 0, slope == kNoNode ? topology.graph.constant(1.0) : slope);
}

}  // namespace hgc
