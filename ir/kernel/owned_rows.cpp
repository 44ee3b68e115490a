#include "ir/kernel/owned_rows.h"

#include <algorithm>

namespace hgc {
namespace {

/// The only gather of a port; kNone if there are none or several.
uint32_t onlyGather(const GatherSchema& schema, uint32_t port) {
  uint32_t found = kNone;
  for (uint32_t g = 0; g < schema.gathers.size(); ++g) {
    if (schema.gathers[g].port != port) continue;
    if (found != kNone) return kNone;
    found = g;
  }
  return found;
}

bool isKnown(const Node& node) { return node.type == Type::Int && (node.op == Op::Size || node.op == Op::Const); }

/// The indices of a row, the last first, and how many rows there are along each; nothing if one is not simple.
std::optional<std::vector<RowAxis>> axesOf(const GatherSchema& schema, NodeId row, NodeId& length) {
  std::vector<RowAxis> axes;
  const auto add = [&](NodeId index, NodeId extent) {
    const Node& node = schema.host[index];
    const bool isCount = node.op == Op::Range && length == kNoNode && isKnown(schema.host[node.a]);
    if (isCount) length = node.a;
    const auto isSame = [&](const RowAxis& other) { return other.axis == node.b; };
    const bool isFirst = node.op == Op::Index && std::ranges::none_of(axes, isSame);
    axes.push_back({isCount ? kNone : node.b, extent});
    return isCount || isFirst;
  };
  for (; schema.host[row].op == Op::Place; row = schema.host[row].a) {
    const Node& place = schema.host[row];
    if (!isKnown(schema.host[place.b]) || !add(place.c, place.b)) return std::nullopt;
  }
  if (!add(row, kNoNode)) return std::nullopt;
  return axes;
}

}  // namespace

std::optional<OwnedRows> ownedRows(const GatherSchema& schema, uint32_t port) {
  const bool isWhole = schema.rank == 0 ? schema.hasOneInstance : schema.dense;
  if (!isWhole || schema.ports[port].width != 1) return std::nullopt;
  OwnedRows rows{port, onlyGather(schema, port), {}, kNoNode, {}};
  if (rows.gather == kNone) return std::nullopt;
  auto axes = axesOf(schema, schema.gathers[rows.gather].row, rows.length);
  if (!axes) return std::nullopt;
  std::ranges::reverse(*axes);
  rows.axes = std::move(*axes);
  for (uint32_t axis = 0; axis < schema.rank; ++axis) {
    if (std::ranges::count(rows.axes, axis, &RowAxis::axis) == 0) rows.free.push_back(axis);
  }
  const bool isShared = std::ranges::all_of(rows.axes, [](const RowAxis& axis) { return axis.axis == kNone; });
  if (isShared && !schema.hasOneInstance) return std::nullopt;
  const uint32_t last = rows.axes.back().axis;
  const bool areBeside = last == kNone || last + 1 == schema.rank;
  const bool mayHaveOne =
      rows.isAlongCount() && (schema.hasOneInstance || schema.ports[port].kind == SymbolKind::Field);
  return areBeside && (mayHaveOne || !rows.free.empty()) ? std::optional(std::move(rows)) : std::nullopt;
}

std::vector<OwnedRows> ownedRowsOf(const GatherLayout& layout) {
  std::vector<OwnedRows> all;
  for (const uint32_t port : layout.owned) {
    if (auto rows = ownedRows(layout, port)) all.push_back(std::move(*rows));
  }
  return all;
}

}  // namespace hgc
