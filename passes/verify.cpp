#include <fmt/format.h>

#include "passes/passes.h"

namespace hgc {
namespace {

Status fail(const Unit& unit, NodeId id, const char* what) {
  return Error{fmt::format("internal error: unit `{}`, node %{}: {}", unit.name, id, what), ""};
}

/// What is said of ports, gathers and columns besides the nodes.
Status verifyTables(const Unit& unit) {
  const auto isRow = [&](NodeId id) { return id < unit.host.size() && unit.host[id].type == Type::Int; };
  if (unit.rank > unit.dims) return fail(unit, unit.rank, "the domain has more axes than there are dimensions");
  for (const Port& port : unit.ports) {
    if (port.of >= unit.ports.size()) return fail(unit, port.of, "is not a port with a tangent");
  }
  for (const NodeId slot : unit.slots) {
    if (!isRow(slot)) return fail(unit, slot, "is not a slot's integer");
  }
  for (const Gather& gather : unit.gathers) {
    if (gather.port >= unit.ports.size() || !isRow(gather.row)) return fail(unit, gather.row, "is not a gather's row");
    uint32_t least = 0;
    for (const uint32_t component : gather.components) {
      if (component < least || component >= unit.ports[gather.port].width)
        return fail(unit, gather.row, "a gather has no such component");
      least = component + 1;
    }
  }
  for (const Column& column : unit.columns) {
    if (column.gather >= unit.gathers.size() || column.component >= unit.ports[unit.gathers[column.gather].port].width)
      return fail(unit, column.gather, "is not a column's gather");
  }
  return Done{};
}

/// What the kind of the term asks for: the value of an energy, the components of others, and with a loss its squares.
Status verifyRoots(const Unit& unit) {
  constexpr RootKind kOwn[] = {RootKind::Value, RootKind::Residual, RootKind::Output};
  const RootKind own = kOwn[static_cast<int>(unit.kind)];
  uint32_t components = 0, losses = 0, squares = 0;
  for (const Root& root : unit.roots) {
    if (root.node >= unit.graph.size() || unit.graph[root.node].type != Type::Real)
      return fail(unit, root.node, "is not a real root");
    if (root.kind == own && root.a != components++) return fail(unit, root.node, "components are not in order");
    losses += root.kind == RootKind::Loss;
    squares += root.kind == RootKind::Squares;
  }
  if (components == 0 || (own == RootKind::Value && components > 1) || losses > 1 || losses != squares)
    return Error{fmt::format("internal error: unit `{}`: the roots are not those of its kind", unit.name), ""};
  return Done{};
}

}  // namespace

Status verify(const Unit& unit) {
  if (Status tables = verifyTables(unit); !tables) return tables;
  const bool hoisted = !unit.gathers.empty() || unit.host.size() != 0;
  for (NodeId id = 0; id < unit.graph.size(); ++id) {
    const Node& node = unit.graph[id];
    for (int k = 0; k < operandCount(node); ++k) {
      if (node.operand(k) >= id) return fail(unit, id, "uses a node that follows it");
    }
    if (!isWellTyped(unit.graph, node)) return fail(unit, id, "operands have the wrong types");
    if (node.op == Op::Load && node.b >= (hoisted ? unit.gathers.size() : unit.ports.size()))
      return fail(unit, id, "no such port");
    if (node.op == Op::Load && node.c >= unit.ports[hoisted ? unit.gathers[node.b].port : node.b].width)
      return fail(unit, id, "no such component");
    if (node.op == Op::Index && node.b >= (hoisted ? 1 : unit.rank)) return fail(unit, id, "no such axis");
    if ((node.op == Op::Table || node.op == Op::RowBegin) && node.b >= unit.tables)
      return fail(unit, id, "no such table");
    if (node.op == Op::Slot && node.b >= unit.slots.size()) return fail(unit, id, "no such slot");
    if (node.op == Op::Size && node.b >= unit.dims) return fail(unit, id, "no such dimension");
    if (node.op == Op::Lifted && node.b >= (node.type == Type::Int ? unit.liftedInts : unit.liftedReals)) {
      return fail(unit, id, "no such lifted constant");
    }
  }
  return verifyRoots(unit);
}

}  // namespace hgc
