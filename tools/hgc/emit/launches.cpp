#include "tools/hgc/emit/launches.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

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

}  // namespace hgc::tool
