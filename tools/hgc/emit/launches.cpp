#include "tools/hgc/emit/launches.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "ir/kernel/abi.h"
#include "ir/loops.h"
#include "runtime/device/stages/stages.h"

namespace hgc::tool {
namespace {

/// By name of a collective: the symbols that it fills.
using Collected = std::map<std::string_view, std::vector<std::string>>;

/// A stage of a launch, by names.
struct Step {
  std::string kernels;             ///< kind, then terms
  size_t keeps = 0;                ///< most values that a kernel stores per iteration of a loop
  Collected collected;             ///< before the kernels
  std::vector<std::string> reads;  ///< fields
  std::vector<std::string> fills;
};

struct Launch {
  KernelKind kind;
  std::vector<Step> steps;
};

template <class T>
void addOnce(std::vector<T>& to, const T& value) {
  if (std::ranges::find(to, value) == to.end()) to.push_back(value);
}

/// Whether kernels of a kind read a port of a field.
bool isReadBy(KernelKind kind, const GatherLayout& layout, const Port& port) {
  const bool isBackward = info(kind).seed != PortRole::Plain && isGradient(kind);
  switch (port.role) {
    case PortRole::Plain: return true;
    case PortRole::Cotangent: return isBackward;
    case PortRole::Direction:
      return info(kind).seed == PortRole::Direction &&
             (isBackward || layout.ports[port.of].role != PortRole::Cotangent);
  }
  return false;
}

Step stepOf(const Workload& workload, const KernelStage& stage) {
  const Program& program = workload.artefact->program;
  Step step;
  std::vector<std::string> terms;
  for (const uint32_t g : stage.groups) {
    const Group& group = workload.artefact->plan.groups[g];
    for (const TermId term : group.terms) addOnce(terms, program.terms[term].name);
    for (const KernelCode& code : workload.artefact->code) {
      if (code.id == kernelOf(workload, g, stage.kind))
        step.keeps = std::max(step.keeps, keptAtCounts(code.code).size());
    }
    for (size_t p = 0; p < group.ports.size(); ++p) {
      const Symbol& symbol = program.symbols[group.ports[p]];
      const GatherLayout& layout = layoutOf(workload, g);
      if (symbol.field != kNone && isReadBy(stage.kind, layout, layout.ports[p])) addOnce(step.reads, symbol.name);
    }
  }
  step.kernels = fmt::format("{} {}", info(stage.kind).name, fmt::join(terms, " "));
  for (const SymbolId fill : stage.fills) addOnce(step.fills, program.symbols[fill].name);
  return step;
}

/// The launches of a program with fields, assuming that every group has an instance.
Result<std::vector<Launch>> launchesOf(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds) {
  std::vector<Launch> launches;
  const auto isField = [](const Topology& topology) { return topology.kind == TermKind::Field; };
  if (std::ranges::none_of(plan.topologies, isField)) return launches;
  CompileOptions withoutCode;
  withoutCode.kinds = kinds;
  auto artefact = compilePlan(program, plan, withoutCode);
  if (!artefact) return artefact.error();
  auto levels = findFieldLevels(*artefact);
  if (!levels) return levels.error();
  Workload workload;
  workload.artefact = std::make_shared<const Artefact>(std::move(*artefact));
  workload.groups.resize(workload.artefact->plan.groups.size());
  for (GroupData& group : workload.groups) group.count = 1;
  workload.fieldLevels = std::move(*levels);
  workload.hasTwin = findTwins(workload);
  for (const KernelKind kind : kinds) {
    Launch launch{kind, {}};
    std::vector<Stage> stages = fieldStages(workload);
    std::ranges::move(launchStages(workload, kind), std::back_inserter(stages));
    Collected collected;  // shown with the kernels that come after it
    for (const Stage& stage : stages) {
      if (const auto* made = std::get_if<CollectiveStage>(&stage)) {
        for (const Filled& each : made->symbols)
          collected[info(made->kind).name].push_back(program.symbols[each.into].name);
      } else if (const auto* kernels = std::get_if<KernelStage>(&stage)) {
        launch.steps.push_back(stepOf(workload, *kernels));
        launch.steps.back().collected = std::exchange(collected, {});
      }
    }
    launches.push_back(std::move(launch));
  }
  return launches;
}

std::string listed(std::string_view word, const std::vector<std::string>& names) {
  return names.empty() ? "" : fmt::format(" {} {}", word, fmt::join(names, " "));
}

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

Result<std::string> launchesText(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds) {
  const auto launches = launchesOf(program, plan, kinds);
  if (!launches) return launches.error();
  std::string text;
  for (const Launch& launch : *launches) {
    text += fmt::format("launch {}\n", info(launch.kind).name);
    for (const Step& step : launch.steps) {
      const std::string keeps = step.keeps == 0 ? "" : fmt::format(" keeps {}", step.keeps);
      std::string collected;
      for (const auto& [word, names] : step.collected) collected += listed(word, names);
      text += fmt::format("  {}{}{}{}{}\n", step.kernels, keeps, collected, listed("reads", step.reads),
                          listed("makes", step.fills));
    }
  }
  return text;
}

Result<std::string> launchesDot(const Program& program, const Plan& plan, const std::set<KernelKind>& kinds) {
  const auto launches = launchesOf(program, plan, kinds);
  if (!launches) return launches.error();
  std::string text;
  for (const Launch& launch : *launches) {
    text += fmt::format("digraph \"launch {}\" {{\n  rankdir=BT;\n  node [shape=box];\n", info(launch.kind).name);
    std::map<std::string, size_t> madeBy;
    for (size_t s = 0; s < launch.steps.size(); ++s) {
      const Step& step = launch.steps[s];
      text += fmt::format("  s{} [label=\"{}\"];\n", s, step.kernels);
      for (const auto& [word, names] : step.collected) {
        for (const std::string& name : names) {  // of the step before, and of all that ran before it
          text += fmt::format("  s{} -> s{} [label=\"{}\"];\n", s - 1, s, name);
          madeBy[name] = s;
        }
      }
      for (const std::string& name : step.reads) {
        if (const auto made = madeBy.find(name); made != madeBy.end() && made->second != s)
          text += fmt::format("  s{} -> s{} [label=\"{}\"];\n", made->second, s, name);
      }
      for (const std::string& name : step.fills) madeBy[name] = s;
    }
    text += "}\n";
  }
  return text;
}

std::string shaderTable(const Program& program, const Group& group, const GatherSchema& schema, const Kernel& kernel) {
  return ShaderTable(program, group, schema, kernel).run();
}

}  // namespace hgc::tool
