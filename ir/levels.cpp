#include "ir/levels.h"

#include <algorithm>

#include "ir/loops.h"

namespace hgc {

GatherLayout layoutOf(const Differentiated& of) { return {of, of}; }

bool readsFields(const Schema& schema) {
  return std::ranges::any_of(schema.ports, [](const Port& port) { return port.kind == SymbolKind::Field; });
}

std::vector<Column> columnsOf(const GatherSchema& schema) {
  std::vector<Column> columns;
  for (uint32_t gather = 0; gather < schema.gathers.size(); ++gather) {
    if (schema.ports[schema.gathers[gather].port].kind == SymbolKind::Data) continue;
    for (const uint32_t component : schema.gathers[gather].components) columns.push_back({gather, component});
  }
  return columns;
}

std::vector<uint32_t> gathersOf(std::span<const Gather> gathers, uint32_t port) {
  std::vector<uint32_t> found;
  for (uint32_t g = 0; g < gathers.size(); ++g) {
    if (gathers[g].port == port) found.push_back(g);
  }
  return found;
}

std::vector<NodeId> rootNodes(const RootedGraph& of, RootKind kind) {
  std::vector<NodeId> nodes;
  for (const Root& root : of.roots) {
    if (root.kind == kind) nodes.push_back(root.node);
  }
  return nodes;
}

std::vector<bool> differingNodes(const Graph& host) {
  std::vector<bool> differs(host.size());
  for (NodeId id = 0; id < host.size(); ++id) {
    const Node& node = host[id];
    differs[id] = node.op == Op::Index || node.op == Op::Lifted || anyOperand(node, differs);
  }
  return differs;
}

std::vector<bool> sharedGathers(const GatherSchema& schema) {
  const Nests nests(schema.host);
  const std::vector<bool> differs = differingNodes(schema.host);
  std::vector<bool> shared;
  for (const Gather& gather : schema.gathers) shared.push_back(nests.of(gather.row) != 0 && !differs[gather.row]);
  return shared;
}

namespace {

/// By node: whether it differs along a line.
std::vector<bool> alongLine(const GatherSchema& schema) {
  std::vector<bool> differs(schema.host.size());
  for (NodeId id = 0; id < schema.host.size(); ++id) {
    const Node& node = schema.host[id];
    differs[id] = (node.op == Op::Index && node.b + 1 == schema.rank) || anyOperand(node, differs);
  }
  return differs;
}

/// Whether a node is affine along lines, but for kinks, if its operands are.
bool isAffine(const GatherSchema& schema, const std::vector<bool>& differs, NodeId id) {
  const Node& node = schema.host[id];
  switch (node.op) {
    case Op::Table:
    case Op::RowBegin:
    case Op::Lifted:
    case Op::Range: return false;
    case Op::Index:
    case Op::IAdd:
    case Op::ISub:
    case Op::IMin:
    case Op::IMax: return true;
    case Op::IMul: return !differs[node.a] || !differs[node.b];
    case Op::IMod:
    case Op::Place: return !differs[node.b];
    default: return !differs[id];
  }
}

}  // namespace

bool readsAlongLines(const GatherSchema& schema) {
  if (!schema.dense || schema.rank == 0 || schema.variadic || schema.pushes) return false;
  const std::vector<bool> differs = alongLine(schema);
  std::vector<int64_t> gathers(schema.ports.size(), 0);
  std::vector<NodeId> rows;
  for (const Gather& gather : schema.gathers) {
    const SymbolKind kind = schema.ports[gather.port].kind;
    if (kind == SymbolKind::Data || kind == SymbolKind::Param) continue;
    if (!differs[gather.row] || ++gathers[gather.port] > kMostAlongLines) return false;
    rows.push_back(gather.row);
  }
  return !rows.empty() &&
         std::ranges::all_of(reachable(schema.host, rows), [&](NodeId id) { return isAffine(schema, differs, id); });
}

namespace {

/// Whether a node that differs along lines does so by one from an instance to the next, but for kinks.
bool stepsByOne(const GatherSchema& schema, const std::vector<bool>& differs, NodeId id) {
  const Node& node = schema.host[id];
  const auto steps = [&](NodeId operand) { return stepsByOne(schema, differs, operand); };
  const auto stays = [&](NodeId operand) { return !differs[operand]; };
  switch (node.op) {
    case Op::Index: return true;
    case Op::IAdd: return (stays(node.a) && steps(node.b)) || (stays(node.b) && steps(node.a));
    case Op::ISub:
    case Op::IMod: return stays(node.b) && steps(node.a);
    case Op::IMin:
    case Op::IMax: return (stays(node.a) || steps(node.a)) && (stays(node.b) || steps(node.b));
    case Op::Place: return stays(node.a) && stays(node.b) && steps(node.c);
    default: return false;
  }
}

}  // namespace

bool mayPull(const GatherSchema& schema, uint32_t port) {
  if (!readsAlongLines(schema)) return false;
  const std::vector<bool> differs = alongLine(schema);
  return std::ranges::all_of(schema.gathers, [&](const Gather& gather) {
    return gather.port != port || stepsByOne(schema, differs, gather.row);
  });
}

bool isOwnPlace(const GatherSchema& schema, const Gather& gather) {
  const auto isOf = [&](NodeId id, Op op, uint32_t axis) {
    return schema.host[id].op == op && schema.host[id].b == axis;
  };
  NodeId row = gather.row;
  for (uint32_t axis = schema.rank; axis-- > 1; row = schema.host[row].a) {
    const Node& place = schema.host[row];
    if (place.op != Op::Place || !isOf(place.b, Op::Size, axis) || !isOf(place.c, Op::Index, axis)) return false;
  }
  return schema.dense && schema.rank > 0 && isOf(row, Op::Index, 0);
}

std::vector<uint32_t> ownPlacePorts(const GatherSchema& schema) {
  std::vector<uint32_t> ports;
  for (uint32_t port = 0; port < schema.ports.size(); ++port) {
    const auto reads = [&](const Gather& gather) { return gather.port == port; };
    const auto readsElsewhere = [&](const Gather& gather) { return reads(gather) && !isOwnPlace(schema, gather); };
    const bool isGiven = schema.ports[port].kind == SymbolKind::Data && schema.ports[port].role == PortRole::Plain;
    if (isGiven && std::ranges::any_of(schema.gathers, reads) && std::ranges::none_of(schema.gathers, readsElsewhere))
      ports.push_back(port);
  }
  return ports;
}

bool storesPartials(const GatherSchema& schema) { return schema.variadic || readsAlongLines(schema); }

std::vector<TableReads> tablesInLoops(const GatherSchema& schema) {
  const Nests nests(schema.host);
  std::vector<TableReads> reads(schema.tables);
  for (NodeId id = 0; id < schema.host.size() && nests.hasLoops(); ++id) {
    const Node& node = schema.host[id];
    if (nests.of(id) == 0) continue;
    if (node.op == Op::Table) reads[node.b].entries = true;
    if (node.op == Op::RowBegin) reads[node.b].rowBegins = true;
  }
  return reads;
}

std::optional<Root> misplacedDerivative(const Differentiated& of) {
  const auto columns = static_cast<uint32_t>(of.columns.size());
  std::vector<Root> due;
  if (isObjective(of.kind)) {
    due.push_back({RootKind::Value});
    for (uint32_t a = 0; a < columns; ++a) due.push_back({RootKind::Partial, a});
  }
  for (const Root& root : of.roots) {
    for (uint32_t a = 0; a < columns && root.kind == RootKind::Residual && hasFixedColumns(of); ++a)
      due.push_back({RootKind::Jacobian, a, root.a});
  }
  auto next = due.begin();
  for (const Root& root : of.roots) {
    const bool isFirst =
        root.kind == RootKind::Value || root.kind == RootKind::Partial || root.kind == RootKind::Jacobian;
    if (!isFirst) continue;
    if (next == due.end()) return root;
    if (root.kind != next->kind || root.a != next->a || root.b != next->b) return *next;
    ++next;
  }
  return next == due.end() ? std::nullopt : std::optional(*next);
}

bool isOfTerm(RootKind kind) {
  constexpr RootKind kOfTerms[] = {RootKind::Value, RootKind::Residual, RootKind::Output, RootKind::Loss,
                                   RootKind::Squares};
  return std::ranges::count(kOfTerms, kind) > 0;
}

}  // namespace hgc
