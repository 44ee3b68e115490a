#include "ir/kernel/kernel.h"

#include <bit>

#include "ir/kernel/quads.h"

namespace hgc {

Kernel headOf(const GatherSchema& schema, const DerivativeColumns& columns) {
  Kernel kernel;
  kernel.ports = schema.ports;
  kernel.gathers = schema.gathers;
  kernel.columns = columns.columns;
  kernel.slots = static_cast<uint32_t>(schema.slots.size());
  kernel.rank = schema.rank;
  kernel.dims = schema.dims;
  kernel.tables = schema.tables;
  kernel.liftedReals = schema.liftedReals;
  kernel.shared = sharedGathers(schema);
  for (const Gather& gather : schema.gathers) kernel.placed.push_back(schema.host[gather.row].op == Op::Place);
  kernel.ownPlacePorts = ownPlacePorts(schema);
  kernel.variadic = schema.variadic;
  kernel.storesPartials = storesPartials(schema);
  return kernel;
}

Kernel ownerHeadOf(const GatherSchema& schema, const DerivativeColumns& columns, const OwnedRows& rows,
                   uint32_t stems) {
  Kernel kernel = headOf(schema, columns);
  kernel.kind = KernelKind::Output;
  kernel.slots = schema.rank + 2;
  kernel.liftedReals = stems;
  kernel.shared.assign(kernel.gathers.size(), false);
  kernel.variadic = kernel.storesPartials = false;
  kernel.owner = Owner{rows.port, schema.rank};
  for (const RowAxis& axis : rows.axes) kernel.owner->rows.push_back(slotOf(axis, schema.rank));
  return kernel;
}

Kernel pullHeadOf(const GatherSchema& schema, const DerivativeColumns& columns, uint32_t port, uint32_t stems) {
  Kernel kernel = headOf(schema, columns);
  kernel.kind = KernelKind::Output;
  kernel.slots = 0;
  kernel.liftedReals = stems;
  kernel.storesPartials = false;
  kernel.pulledPort = port;
  return kernel;
}

namespace {

/// The code that the stores of a kernel without regions need.
Kernel withoutRest(Kernel kernel) {
  std::vector<bool> isNeeded(kernel.code.size(), false);
  for (const Store& store : kernel.stores) isNeeded[store.value] = true;
  for (size_t at = kernel.code.size(); at-- > 0;) {
    for (int k = 0; k < operandCount(kernel.code[at]) && isNeeded[at]; ++k) isNeeded[kernel.code[at].operand(k)] = true;
  }
  std::vector<uint32_t> places(kernel.code.size(), kNone);
  std::vector<Node> code;
  for (size_t at = 0; at < kernel.code.size(); ++at) {
    if (!isNeeded[at]) continue;
    Node node = kernel.code[at];
    const int count = operandCount(node);
    if (count > 0) node.a = places[node.a];
    if (count > 1) node.b = places[node.b];
    if (count > 2) node.c = places[node.c];
    places[at] = static_cast<uint32_t>(code.size());
    code.push_back(node);
  }
  for (Store& store : kernel.stores) store.value = places[store.value];
  kernel.code = std::move(code);
  kernel.origins.clear();
  return kernel;
}

}  // namespace

std::vector<Kernel> pullParts(const Kernel& kernel) {
  std::vector<Kernel> parts;
  for (const uint32_t gather : gathersOf(kernel.gathers, *kernel.pulledPort)) {
    Kernel part = kernel;
    std::erase_if(part.stores, [&](const Store& store) { return kernel.columns[store.a].gather != gather; });
    for (Store& store : part.stores) store = {RootKind::Output, kernel.columns[store.a].component, 0, store.value};
    parts.push_back(withoutRest(std::move(part)));
  }
  return parts;
}

std::string ownerName(const std::string& kernel, uint32_t port) { return kernel + "_by" + std::to_string(port); }

PartialColumn partialColumn(const Kernel& kernel, const Store& store) {
  const uint32_t counts = kernel.dims + static_cast<uint32_t>(kernel.gathers.size());
  if (store.kind == RootKind::Stem) return {counts + 2, 0, store.a, counts};
  const Column& column = kernel.columns[store.a];
  const std::vector<uint32_t>& components = kernel.gathers[column.gather].components;
  const auto place = std::ranges::lower_bound(components, column.component) - components.begin();
  return {kernel.dims + column.gather, static_cast<uint32_t>(components.size()), static_cast<uint32_t>(place), counts};
}

bool hasLoops(const Kernel& kernel) {
  return std::ranges::any_of(kernel.regions, [](const Region& region) { return region.kind == Region::Kind::Loop; });
}

bool isSingleConstant(const Node& node) {
  if (node.op != Op::Const || node.type != Type::Real) return false;
  const double value = constantOf(node).real();
  return std::bit_cast<uint64_t>(static_cast<double>(static_cast<float>(value))) == std::bit_cast<uint64_t>(value);
}

bool readsSingle(const Kernel& kernel, const Node& node) {
  if (kernel.precision != Precision::F32) return false;
  return (node.op == Op::Lifted && !readsKept(kernel, node)) || (node.op == Op::Load && node.b < kernel.gathers.size());
}

namespace {

/// By position: whether that cannot be but a binary32 number.
std::vector<bool> findSingles(const Kernel& kernel) {
  std::vector<bool> isSingle(kernel.code.size(), false);
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    switch (node.op) {
      case Op::Narrow: isSingle[at] = true; break;
      case Op::Neg:
      case Op::Abs: isSingle[at] = isSingle[node.a]; break;
      case Op::Select: isSingle[at] = node.type == Type::Real && isSingle[node.b] && isSingle[node.c]; break;
      default: isSingle[at] = isSingleConstant(node) || readsSingle(kernel, node);
    }
  }
  return isSingle;
}

}  // namespace

bool leavesSingles(const Kernel& kernel) {
  if (kernel.precision != Precision::F32 || info(kernel.kind).gives != Gives::Components) return false;
  if (sideBySide(kernel.kind) != 1) return false;
  const std::vector<bool> isSingle = findSingles(kernel);
  return std::ranges::all_of(kernel.stores, [&](const Store& store) {
    return store.kind == RootKind::Value || (isOutput(store) && isSingle[store.value]);
  });
}

std::vector<uint32_t> regionsLeft(const Kernel& kernel) {
  std::vector<uint32_t> innermost(kernel.code.size(), kNone), around(kernel.regions.size(), kNone);
  for (uint32_t r = 0; r < kernel.regions.size(); ++r) {  // outer ones come first
    const Region& region = kernel.regions[r];
    if (region.begin < region.end) around[r] = innermost[region.begin];
    for (uint32_t at = region.begin; at < region.end; ++at) innermost[at] = r;
  }
  std::vector<uint32_t> left(kernel.code.size(), 0);
  const auto use = [&](uint32_t value, uint32_t at) {
    uint32_t count = 0;
    for (uint32_t r = innermost[value]; r != kNone; r = around[r]) {
      if (at >= kernel.regions[r].begin && at < kernel.regions[r].end) break;
      ++count;
    }
    left[value] = std::max(left[value], count);
  };
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) use(kernel.code[at].operand(k), at);
  }
  for (const Region& region : kernel.regions) {
    if (region.kind == Region::Kind::Arm) use(region.condition, region.begin);
  }
  for (const Store& store : kernel.stores) use(store.value, kNone);
  return left;
}

}  // namespace hgc
