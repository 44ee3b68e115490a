#include <fmt/format.h>

#include <algorithm>

#include "ir/kernel/abi.h"
#include "tools/hgc/emit/host_texts.h"
#include "tools/hgc/emit/launches.h"

namespace hgc::tool {
namespace {

class ShaderTable {
 public:
  ShaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel)
      : program_(program),
        group_(group),
        schema_(schema),
        kernel_(kernel),
        texts_(hostTexts(program, group, schema.host)) {}

  std::string run() {
    addresses();
    if (std::ranges::count(kernel_.stores, RootKind::Value, &Store::kind) > 0)
      text_ += "values: the value of each instance\n";
    const bool hasPartials = std::ranges::count(kernel_.stores, RootKind::Partial, &Store::kind) > 0;
    if (kernel_.variadic && kernel_.storesPartials && hasPartials) partialsByData();
    else columns();
    return text_;
  }

 private:
  const std::string& nameOf(uint32_t port) const { return program_.symbols[group_.ports[port]].name; }
  void address(uint32_t at, const std::string& what) { text_ += fmt::format("table[{}]: {}\n", at, what); }

  void addresses() {
    const AddressTable table(static_cast<uint32_t>(kernel_.ports.size()), kernel_.slots, kernel_.liftedReals);
    const char* const number = kernel_.precision == Precision::F32 ? "float" : "double";
    for (uint32_t port = 0; port < kernel_.ports.size(); ++port)
      address(port, fmt::format("{}[{}] of each row of {}", number, kernel_.ports[port].width, nameOf(port)));
    for (uint32_t slot = 0; slot < kernel_.slots; ++slot)
      address(table.firstSlot + slot, fmt::format("int of each instance: {}", bare(texts_[schema_.slots[slot]])));
    for (uint32_t k = 0; k < kernel_.liftedReals; ++k)
      address(table.firstLifted + k, fmt::format("{} of each instance: constant {} of its term", number, k));
    std::string sizes;
    for (const DimId dim : group_.dims) sizes += (sizes.empty() ? "" : ", ") + program_.dims[dim].name;
    address(table.sizes, "int: " + (sizes.empty() ? "no sizes" : sizes));
    for (uint32_t k = 0; k < group_.tables.size(); ++k) {
      const std::string& name = program_.symbols[group_.tables[k]].name;
      if (reads(Op::Table, k)) address(table.entries(k), "int of each entry of " + name);
      if (reads(Op::RowBegin, k))
        address(table.rowBegins(k), "int: where each row of " + name + " begins, and the last ends");
    }
    for (const Store& store : kernel_.stores) {
      if (store.kind == RootKind::Kept)
        address(table.kept(kernel_.tables, store.a),
                fmt::format("double of each instance: sum {} that it keeps", store.a));
    }
  }
  bool reads(Op op, uint32_t table) const {
    return std::ranges::any_of(kernel_.code, [&](const Node& node) { return node.op == op && node.b == table; });
  }

  std::string scalar(uint32_t column) const {
    const Column& of = kernel_.columns[column];
    const Gather& gather = kernel_.gathers[of.gather];
    std::string text = nameOf(gather.port);
    if (gather.row != kNoNode) text += fmt::format("[{}]", rowText(schema_.host, texts_, gather.row));
    return kernel_.ports[gather.port].width == 1 ? text : fmt::format("{}.{}", text, of.component);
  }

  /// The columns of results other than the value, in order.
  void columns() {
    std::vector<std::string> all;
    for (const Store& store : kernel_.stores) {
      switch (store.kind) {
        case RootKind::Value:
        case RootKind::Stem:
        case RootKind::Kept: break;
        case RootKind::Partial: all.push_back("by " + scalar(store.a)); break;
        case RootKind::Jacobian: all.push_back(fmt::format("component {} by {}", store.b, scalar(store.a))); break;
        default: all.push_back(fmt::format("{} {}", kRootNames[static_cast<size_t>(store.kind)], all.size()));
      }
    }
    if (kernel_.kind == KernelKind::Hessian || kernel_.kind == KernelKind::GaussNewton) nameTriangle(all);
    for (size_t k = 0; k < all.size(); ++k) text_ += fmt::format("outputs {}: {}\n", k, all[k]);
  }
  void nameTriangle(std::vector<std::string>& all) const {
    std::vector<std::string> by;
    for (uint32_t column = 0; column < kernel_.columns.size(); ++column) {
      if (isBy(kernel_.kind, symbolOf(schema_, kernel_.columns[column]))) by.push_back(scalar(column));
    }
    size_t next = 0;
    for (size_t row = 0; row < by.size(); ++row) {
      for (size_t column = 0; column <= row; ++column)
        all.at(next++) = fmt::format("by {} and {}", by[row], by[column]);
    }
    for (const std::string& one : by) all.at(next++) = "by " + one;
    all.at(next) = "the value";
  }

  /// Columns whose number depends on the data: the sizes end with each gather's first column.
  void partialsByData() {
    std::vector<bool> told(kernel_.gathers.size());
    for (const Store& store : kernel_.stores) {
      if (store.kind != RootKind::Partial || told[kernel_.columns[store.a].gather]) continue;
      const uint32_t gather = kernel_.columns[store.a].gather;
      told[gather] = true;
      const PartialColumn place = partialColumn(kernel_, store);
      text_ +=
          fmt::format("outputs from sizes[{}]: {} of each entry, by {}[{}]\n", place.base, place.entries,
                      nameOf(kernel_.gathers[gather].port), rowText(schema_.host, texts_, kernel_.gathers[gather].row));
    }
  }

  const Program& program_;
  const Group& group_;
  const GatherSchema& schema_;
  const Kernel& kernel_;
  std::vector<std::string> texts_;
  std::string text_;
};

}  // namespace

std::string shaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel) {
  return ShaderTable(program, group, schema, kernel).run();
}

}  // namespace hgc::tool
