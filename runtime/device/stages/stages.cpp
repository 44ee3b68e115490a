#include "runtime/device/stages/stages.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {
namespace {

const Program& programOf(const Workload& workload) { return workload.artefact->program; }
const Group& groupOf(const Workload& workload, uint32_t g) { return workload.artefact->plan.groups[g]; }

SymbolId symbolNamed(const Program& program, const std::string& name) {
  const auto found = std::ranges::find(program.symbols, name, &Symbol::name);
  return found == program.symbols.end() ? kNone : static_cast<SymbolId>(found - program.symbols.begin());
}

bool reads(const Group& group, SymbolId symbol) { return std::ranges::find(group.ports, symbol) != group.ports.end(); }

/// The groups that run a kernel of this kind.
std::vector<uint32_t> takingPart(const Workload& workload, const std::vector<uint32_t>& groups, KernelKind kind) {
  std::vector<uint32_t> some;
  std::ranges::copy_if(groups, std::back_inserter(some), [&](uint32_t g) { return takesPart(workload, g, kind); });
  return some;
}

/// The symbol of a field, or with ending `.dot` of its tangent.
SymbolId rowsOf(const Program& program, TermId field, const std::string& ending) {
  return symbolNamed(program, program.terms[field].name + ending);
}
/// The symbol of its adjoint, or with `.dot` of the adjoint's tangent.
SymbolId adjointOf(const Program& program, TermId field, const std::string& ending) {
  return symbolNamed(program, cotangentName(program.terms[field]) + ending);
}

/// Adds a stage for each level of fields, which fills the symbols with this ending.
void addForward(const Workload& workload, const std::vector<bool>& groups, KernelKind kind, const std::string& ending,
                std::vector<Stage>& stages) {
  for (const std::vector<uint32_t>& level : workload.fieldLevels) {
    KernelStage stage{kind, takingPart(workload, level, kind), {}, false};
    std::erase_if(stage.groups, [&](uint32_t g) { return !groups[g]; });
    if (stage.groups.empty()) continue;
    for (const uint32_t g : stage.groups)
      stage.fills.push_back(rowsOf(programOf(workload), groupOf(workload, g).terms.front(), ending));
    stages.emplace_back(std::move(stage));
  }
}

std::vector<bool> allGroups(const Workload& workload) { return std::vector<bool>(workload.groups.size(), true); }

/// The symbol that the instances of a field's group compute.
SymbolId filledBy(const Workload& workload, uint32_t g) {
  return rowsOf(programOf(workload), groupOf(workload, g).terms.front(), "");
}

/// Adds the kernels of terms, and the stages back through the fields that these read.
class Backward {
 public:
  Backward(const Workload& workload, std::vector<Stage>& stages) : workload_(workload), stages_(stages) {}

  void addMain(KernelKind kind, bool isMain) {
    KernelStage stage{kind, {}, {}, isMain};
    for (uint32_t g = 0; g < workload_.groups.size(); ++g) {
      const bool isField = layoutOf(workload_, g).kind == TermKind::Field;
      if (!isField && takesPart(workload_, g, kind)) stage.groups.push_back(g);
    }
    readers_ = stage.groups;
    stages_.push_back(std::move(stage));
  }

  /// Adds sums into adjoints with this ending, and kernels of fields. `onlyAdjoints`: kernels of fields that read no
  /// field are not needed.
  void addBack(KernelKind kind, const std::string& ending, bool onlyAdjoints) {
    for (size_t level = workload_.fieldLevels.size(); level-- > 0;) {
      KernelStage kernels{kind, {}, {}, false};
      CollectiveStage sums{Collective::FieldSum, {}};
      for (const uint32_t g : workload_.fieldLevels[level]) addField(g, ending, onlyAdjoints, sums, kernels);
      if (sums.symbols.empty()) continue;
      std::ranges::copy(kernels.groups, std::back_inserter(readers_));
      stages_.emplace_back(std::move(sums));
      if (!kernels.groups.empty()) stages_.emplace_back(std::move(kernels));
    }
  }

 private:
  void addField(uint32_t g, const std::string& ending, bool onlyAdjoints, CollectiveStage& sums, KernelStage& kernels) {
    const TermId term = groupOf(workload_, g).terms.front();
    const SymbolId field = rowsOf(programOf(workload_), term, "");
    const auto isReader = [&](uint32_t reader) { return reads(groupOf(workload_, reader), field); };
    const GatherLayout& layout = layoutOf(workload_, g);
    if (layout.columns.empty() || !std::ranges::any_of(readers_, isReader)) return;
    if (std::ranges::find(sums.symbols, field, &Filled::from) == sums.symbols.end())
      sums.symbols.push_back({field, adjointOf(programOf(workload_), term, ending)});
    if (takesPart(workload_, g, kernels.kind) && (!onlyAdjoints || readsFields(layout))) kernels.groups.push_back(g);
  }

  const Workload& workload_;
  std::vector<Stage>& stages_;
  std::vector<uint32_t> readers_;  // the groups that have computed derivatives so far
};

/// Checks that the program has the symbols that a field's kernels read and fill.
Status hasSymbols(const Artefact& artefact, const Group& group) {
  const TermId term = group.terms.front();
  const std::string dot = seedEnding(PortRole::Direction);
  const auto has = [&](SymbolId symbol) { return symbol != kNone && artefact.program.symbols[symbol].field == term; };
  const auto isMade = [&](KernelKind kind) { return findKernel(artefact, {group.topology, kind}) != nullptr; };
  const bool isBackward = isMade(KernelKind::Vjp) || isMade(KernelKind::VjpAll), isTwice = isMade(KernelKind::Hvp);
  const bool isWhole = has(rowsOf(artefact.program, term, "")) &&
                       (!isMade(KernelKind::Jvp) || has(rowsOf(artefact.program, term, dot))) &&
                       (!(isBackward || isTwice) || has(adjointOf(artefact.program, term, ""))) &&
                       (!isTwice || has(adjointOf(artefact.program, term, dot)));
  if (isWhole) return Done{};
  return Error{fmt::format("the field `{}` has no memory for its values", artefact.program.terms[term].name), ""};
}

}  // namespace

Result<std::vector<std::vector<uint32_t>>> findFieldLevels(const Artefact& artefact) {
  std::vector<uint32_t> left;
  for (uint32_t g = 0; g < artefact.plan.groups.size(); ++g) {
    if (artefact.plan.topologies[artefact.plan.groups[g].topology].kind == TermKind::Field) left.push_back(g);
  }
  for (const uint32_t g : left) {
    if (const Status done = hasSymbols(artefact, artefact.plan.groups[g]); !done) return done.error();
  }
  const auto waitsFor = [&](uint32_t g, uint32_t other) {
    const TermId term = artefact.plan.groups[other].terms.front();
    return reads(artefact.plan.groups[g], rowsOf(artefact.program, term, ""));
  };
  std::vector<std::vector<uint32_t>> levels;
  while (!left.empty()) {
    std::vector<uint32_t> level, rest;
    for (const uint32_t g : left) {
      const bool waits = std::ranges::any_of(left, [&](uint32_t other) { return waitsFor(g, other); });
      (waits ? rest : level).push_back(g);
    }
    if (level.empty()) {
      const TermId term = artefact.plan.groups[left.front()].terms.front();
      return Error{fmt::format("the field `{}` depends on itself", artefact.program.terms[term].name), ""};
    }
    levels.push_back(std::move(level));
    left = std::move(rest);
  }
  return levels;
}

std::vector<Stage> fieldStages(const Workload& workload, const std::vector<bool>& groups) {
  std::vector<Stage> stages;
  addForward(workload, groups, KernelKind::Output, "", stages);
  return stages;
}

std::vector<Stage> fieldStages(const Workload& workload) { return fieldStages(workload, allGroups(workload)); }

std::vector<Stage> launchStages(const Workload& workload, KernelKind kind) {
  const DerivativeInfo& row = info(kind);
  const std::string dot = seedEnding(PortRole::Direction);
  std::vector<Stage> stages;
  if (row.seed == PortRole::Direction) addForward(workload, allGroups(workload), KernelKind::Jvp, dot, stages);
  Backward backward(workload, stages);
  const auto before = kindNamed(row.after);
  if (before && !workload.fieldLevels.empty()) {
    backward.addMain(*before, false);
    backward.addBack(*kindNamed(info(*before).back), "", true);
  }
  backward.addMain(kind, true);
  if (const auto back = kindNamed(row.back)) backward.addBack(*back, before ? dot : "", false);
  return stages;
}

std::vector<bool> fieldsReadBy(const Workload& workload, std::span<const Stage> stages) {
  std::vector<bool> isRead(programOf(workload).symbols.size(), false), result(workload.groups.size(), false);
  const auto addReads = [&](uint32_t g) {
    for (const SymbolId symbol : groupOf(workload, g).ports) isRead[symbol] = true;
  };
  for (const Stage& stage : stages) {
    if (const auto* kernels = std::get_if<KernelStage>(&stage)) std::ranges::for_each(kernels->groups, addReads);
    if (const auto* collective = std::get_if<CollectiveStage>(&stage)) {
      for (const Filled& each : collective->symbols) isRead[each.from] = true;
    }
  }
  for (size_t level = workload.fieldLevels.size(); level-- > 0;) {
    for (const uint32_t g : workload.fieldLevels[level]) {
      result[g] = isRead[filledBy(workload, g)];
      if (result[g]) addReads(g);
    }
  }
  return result;
}

std::vector<bool> fieldsFedBy(const Workload& workload, SymbolId symbol) {
  std::vector<bool> isFed(programOf(workload).symbols.size(), false), result(workload.groups.size(), false);
  isFed[symbol] = true;
  for (const std::vector<uint32_t>& level : workload.fieldLevels) {
    for (const uint32_t g : level) {
      result[g] = std::ranges::any_of(groupOf(workload, g).ports, [&](SymbolId read) { return isFed[read]; });
      if (result[g]) isFed[filledBy(workload, g)] = true;
    }
  }
  return result;
}

bool feedsFields(const Workload& workload, SymbolId symbol) {
  const auto isFed = [&](uint32_t g) { return reads(groupOf(workload, g), symbol); };
  return std::ranges::any_of(workload.fieldLevels,
                             [&](const std::vector<uint32_t>& level) { return std::ranges::any_of(level, isFed); });
}

}  // namespace hgc
