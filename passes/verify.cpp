#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/passes.h"

namespace hgc {
namespace {

/// An error and its place: `, node %3: no such port`.
using Fault = std::optional<std::string>;
Fault at(NodeId id, const char* what) { return fmt::format(", node %{}: {}", id, what); }
Fault overall(const char* what) { return fmt::format(": {}", what); }

Fault ofPorts(const Schema& schema) {
  if (schema.rank > schema.dims) return overall("the domain has more axes than there are dimensions");
  for (const Port& port : schema.ports) {
    if (port.role == PortRole::Plain) continue;
    if (port.kind != SymbolKind::Data) return overall("what derivatives start from is not data");
    if (port.role != PortRole::Direction) continue;
    const bool isThere = port.of < schema.ports.size();
    const bool mayMove =
        isThere && (schema.ports[port.of].role == PortRole::Plain ||
                    (schema.ports[port.of].role == PortRole::Cotangent && schema.kind == TermKind::Field));
    if (!mayMove || schema.ports[port.of].width != port.width)
      return overall("a direction is not like the port that it is of");
  }
  return std::nullopt;
}

/// The error of a leaf that is the same in all levels; null if it has none.
const char* ofSharedLeaf(const Schema& schema, const Node& node) {
  switch (node.op) {
    case Op::Table:
    case Op::RowBegin: return node.b < schema.tables ? nullptr : "no such table";
    case Op::Size: return node.b < schema.dims ? nullptr : "no such dimension";
    case Op::Index: return node.b < schema.rank ? nullptr : "no such axis";
    case Op::Lifted:
      return node.b < (node.type == Type::Int ? schema.liftedInts : schema.liftedReals) ? nullptr
                                                                                        : "no such lifted constant";
    default: return nullptr;
  }
}

const char* ofLeaf(const Topology& topology, const Node& node) {
  if (node.op == Op::Slot) return "a slot, although indices are not hoisted";
  if (node.op != Op::Load) return ofSharedLeaf(topology, node);
  if (node.b >= topology.ports.size()) return "no such port";
  if (topology.ports[node.b].role != PortRole::Plain) return "a seed is not for terms to read";
  return node.c < topology.ports[node.b].width ? nullptr : "no such component";
}

const char* ofLeaf(const GatherGraph& hoisted, const Node& node) {
  const bool isInteger = node.op == Op::Lifted && node.type == Type::Int;
  if (node.op == Op::Place || isInteger) return "stands in host programs alone";
  if (node.op == Op::Index) return node.b == 0 ? nullptr : "no such axis";
  if (node.op == Op::Slot) return node.b < hoisted.slots.size() ? nullptr : "no such slot";
  if (node.op != Op::Load) return ofSharedLeaf(hoisted, node);
  if (node.b >= hoisted.gathers.size()) return "no such gather";
  return std::ranges::binary_search(hoisted.gathers[node.b].components, node.c) ? nullptr : "no such component";
}

/// Checks operands and leaves; `leaf` checks leaves of the level.
template <class Leaf>
Fault ofGraph(const Graph& graph, const Leaf& leaf) {
  for (NodeId id = 0; id < graph.size(); ++id) {
    const Node& node = graph[id];
    for (int k = 0; k < operandCount(node); ++k) {
      if (node.operand(k) >= id) return at(id, "uses a node that follows it");
      const bool isStore = graph[node.operand(k)].op == Op::EachOver;
      if (isStore && node.op != Op::EachOver) return at(id, "reads what a loop stores");
    }
    if (!isWellTyped(graph, node)) return at(id, "operands have the wrong types");
    if (const char* what = leaf(node)) return at(id, what);
  }
  return std::nullopt;
}

/// Whether the operand of a reduction reads a value that another fold over its range carries.
bool readsOfOther(const Graph& graph, NodeId reduction) {
  const Node& own = graph[reduction];
  std::set<NodeId> carried;
  if (info(own.op).isFold) {
    for (const CarriedStep& step : stepsOf(graph, own)) carried.insert(step.carried);
  }
  std::vector<NodeId> operands = {own.b};
  if (operandCount(own) > 2) operands.push_back(own.c);
  bool reads = false;
  walk(graph, operands, [&](NodeId id) {
    const Node& node = graph[id];
    if (carried.contains(id) || (info(node.op).isReduction && node.a == own.a)) return false;
    reads = reads || (node.op == Op::Carried && node.a == own.a);
    return !reads;
  });
  return reads;
}

/// Checks loops: nodes inside a loop must not be read outside.
Fault ofLoops(const RootedGraph& values) {
  const Graph& graph = values.graph;
  const Nests nests(graph);
  if (!nests.hasLoops()) return std::nullopt;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (info(graph[id].op).isReduction && readsOfOther(graph, id)) return at(id, "reads what another fold carries");
  }
  for (const Root& root : values.roots) {
    if (nests.of(root.node) != 0) return at(root.node, "a root within a loop");
  }
  return std::nullopt;
}

/// Whether a gather of a direction has the components of the gather that it goes beside.
bool isBeside(const GatherSchema& schema, const Gather& direction) {
  return std::ranges::all_of(schema.gathers, [&](const Gather& plain) {
    const bool concerns = plain.port == schema.ports[direction.port].of && plain.row == direction.row;
    return !concerns || plain.components == direction.components;
  });
}

/// Checks that each row of a port is gathered once; otherwise directions and entries would be ambiguous.
bool isTwice(const GatherSchema& schema, const Gather& gather) {
  return schema.ports[gather.port].role == PortRole::Plain &&
         std::ranges::any_of(schema.gathers, [&](const Gather& other) {
           return &other != &gather && other.port == gather.port && other.row == gather.row;
         });
}

Fault ofGather(const GatherSchema& schema, const Gather& gather) {
  const Port& port = schema.ports[gather.port];
  uint32_t least = 0;
  for (const uint32_t component : gather.components) {
    if (component < least || component >= port.width) return at(gather.row, "a gather has no such component");
    least = component + 1;
  }
  if (isTwice(schema, gather)) return at(gather.row, "a row of a port is gathered twice");
  if (port.role == PortRole::Direction && !isBeside(schema, gather))
    return at(gather.row, "a direction is not read as what it is of");
  if (port.role != PortRole::Cotangent) return std::nullopt;
  if (gather.components.size() != port.width) return at(gather.row, "a cotangent is not read as a whole");
  const bool isFound = schema.dense || std::ranges::count(schema.slots, gather.row) > 0;
  return isFound ? std::nullopt : at(gather.row, "the row of a cotangent is no slot");
}

Fault ofGathers(const GatherSchema& schema) {
  const auto isRow = [&](NodeId id) { return id < schema.host.size() && schema.host[id].type == Type::Int; };
  for (const NodeId slot : schema.slots) {
    if (!isRow(slot)) return at(slot, "is not a slot's integer");
  }
  for (const Gather& gather : schema.gathers) {
    if (gather.port >= schema.ports.size() || !isRow(gather.row)) return at(gather.row, "is not a gather's row");
  }
  for (const Gather& gather : schema.gathers) {
    if (Fault fault = ofGather(schema, gather)) return fault;
  }
  return ofGraph(schema.host, [&](const Node& node) {
    const bool isOfKernel = node.op == Op::Load || node.op == Op::Slot || node.type == Type::Real;
    return isOfKernel ? "does not stand in host programs" : ofSharedLeaf(schema, node);
  });
}

/// Checks the roots of the term's kind: the value of an energy, the components of others, and with a loss its squares.
Fault ofRoots(const Schema& schema, const RootedGraph& values) {
  constexpr RootKind kOwn[] = {RootKind::Value, RootKind::Residual, RootKind::Output, RootKind::Output};
  const RootKind own = kOwn[static_cast<int>(schema.kind)];
  uint32_t components = 0, losses = 0, squares = 0;
  for (const Root& root : values.roots) {
    if (root.node >= values.graph.size() || values.graph[root.node].type != Type::Real)
      return at(root.node, "is not a real root");
    if (root.kind == RootKind::Stem || root.kind == RootKind::Kept) return at(root.node, "what is cut with a kernel");
    if (root.kind == own && (root.a != components++ || root.b != 0))
      return at(root.node, "components are not in order");
    losses += root.kind == RootKind::Loss;
    squares += root.kind == RootKind::Squares;
  }
  const bool hasLoss = losses != 0 || squares != 0;
  if (components == 0 || (own == RootKind::Value && components > 1) || losses > 1 || losses != squares ||
      (hasLoss && own != RootKind::Residual))
    return overall("the roots are not those of its kind");
  for (const Port& port : schema.ports) {
    if (port.role == PortRole::Cotangent && (own == RootKind::Value || port.width != components))
      return overall("a cotangent does not have the components of the term");
  }
  return std::nullopt;
}

/// Before differentiation there are no other roots.
Fault ofUnderived(const Schema& schema, const RootedGraph& values) {
  for (const Root& root : values.roots) {
    const bool isSum = root.kind == RootKind::Value && schema.kind != TermKind::Energy;
    const bool isForeign = (root.kind == RootKind::Residual && schema.kind != TermKind::Residual) ||
                           (root.kind == RootKind::Output && isObjective(schema.kind));
    if (isSum || isForeign || !isOfTerm(root.kind)) return overall("the roots are not those of its kind");
  }
  return std::nullopt;
}

Fault ofDerivatives(const Differentiated& of) {
  const std::vector<Column> due = columnsOf(of);
  const auto isSame = [](const Column& a, const Column& b) {
    return a.gather == b.gather && a.component == b.component;
  };
  if (!std::ranges::equal(of.columns, due, isSame)) return overall("the columns are not all that is read of unknowns");
  if ((of.jacobian != JacobianMode::Undecided) != (of.kind == TermKind::Residual && hasFixedColumns(of)))
    return overall("a residual has a Jacobian, and nothing else has");
  if (misplacedDerivative(of)) return overall("the first derivatives are not all there, in their order");
  for (const Root& root : of.roots) {
    const bool isMatrix = root.kind == RootKind::Hessian || root.kind == RootKind::Normal;
    if (((isMatrix || isByColumn(root.kind)) && root.a >= due.size()) || (isMatrix && root.b > root.a))
      return at(root.node, "a derivative by no column");
  }
  return std::nullopt;
}

Fault faultOf(const Topology& topology) {
  Fault fault = ofPorts(topology);
  if (!fault) fault = ofGraph(topology.graph, [&](const Node& node) { return ofLeaf(topology, node); });
  if (!fault) fault = ofRoots(topology, topology);
  if (!fault) fault = ofLoops(topology);
  return fault ? fault : ofUnderived(topology, topology);
}

/// How long the loops are that gathers are in.
Fault ofLoopsOfGathers(const GatherGraph& hoisted) {
  const Nests nests(hoisted.host);
  const std::vector<bool> known = knownToKernels(hoisted);
  for (const Gather& gather : hoisted.gathers) {
    for (const NodeId range : nests.ranges()) {
      const bool isAround = (nests.of(gather.row) & nests.only(range)) != 0;
      if (isAround && !known[range]) return at(range, "a loop of a gather that the kernel does not know");
    }
  }
  return std::nullopt;
}

/// What the host does not read once an instance: those that the runtime hands to kernels.
Fault ofTables(const GatherGraph& hoisted) {
  const std::vector<TableReads> reads = tablesInLoops(hoisted);
  for (NodeId id = 0; id < hoisted.graph.size(); ++id) {
    const Node& node = hoisted.graph[id];
    const bool isBegin = node.op == Op::RowBegin;
    if (node.op != Op::Table && !isBegin) continue;
    const TableReads& there = reads[node.b];
    if (!(isBegin ? there.rowBegins : there.entries))
      return at(id, "reads a table that no loop of the host program reads");
  }
  return std::nullopt;
}

Fault faultOf(const GatherGraph& hoisted) {
  Fault fault = ofPorts(hoisted);
  if (!fault) fault = ofGathers(hoisted);
  if (!fault) fault = ofGraph(hoisted.graph, [&](const Node& node) { return ofLeaf(hoisted, node); });
  if (!fault) fault = ofTables(hoisted);
  if (!fault) fault = ofLoopsOfGathers(hoisted);
  if (!fault) fault = ofRoots(hoisted, hoisted);
  return fault ? fault : ofLoops(hoisted);
}

Fault faultOf(const Hoisted& hoisted) {
  Fault fault = faultOf(static_cast<const GatherGraph&>(hoisted));
  return fault ? fault : ofUnderived(hoisted, hoisted);
}

Fault faultOf(const Differentiated& differentiated) {
  Fault fault = faultOf(static_cast<const GatherGraph&>(differentiated));
  return fault ? fault : ofDerivatives(differentiated);
}

}  // namespace

Status verify(const Level& level) {
  const Fault fault = std::visit([](const auto& of) { return faultOf(of); }, level);
  if (!fault) return Done{};
  const std::string& name = std::visit([](const Schema& of) -> const std::string& { return of.name; }, level);
  return internalError(fmt::format("{} `{}`{}", kLevelNames[level.index()], name, *fault));
}

}  // namespace hgc
