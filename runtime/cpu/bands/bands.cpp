#include "runtime/cpu/bands/bands.h"

#include <set>

namespace hgc {
namespace {

/// Fewer instances fit in a cache without bands.
constexpr int64_t kFewInstances = int64_t{1} << 17;
/// Rows read from farther away would leave the cache before they are read again.
constexpr int64_t kFar = int64_t{1} << 16;
/// Bands compute fields at every launch. A field of more operations is better computed once and kept.
constexpr uint32_t kMostOperations = 128;

bool hasMany(const Workload& workload) {
  const auto isLong = [](const auto& of) { return of >= kFewInstances; };
  return std::ranges::any_of(workload.groups, isLong, &GroupData::count) ||
         std::ranges::any_of(workload.bound.symbols, isLong, &BoundSymbol::rows);
}

const KernelCode* codeOf(const Workload& workload, KernelId id, uint32_t port = kNone) {
  const KernelCode* code = findCode(*workload.artefact, id, false, port);
  return code != nullptr ? code : findCode(*workload.artefact, id, true, port);
}

/// The most rows beyond its own that a band computes: reaches add up along chains of steps, from results back.
int64_t spanOf(const BandPlan& plan) {
  std::vector<int64_t> spans(plan.windows.size(), 0);
  for (auto step = plan.steps.rbegin(); step != plan.steps.rend(); ++step) {
    const int64_t own = step->isResult() ? 0 : spans[step->window];
    for (const BandRead& read : step->reads)
      spans[read.window] = std::max(spans[read.window], own + read.reach.most - read.reach.least);
  }
  return spans.empty() ? 0 : std::ranges::max(spans);
}

class Planner {
 public:
  Planner(const Workload& workload, Reaches& reaches)
      : workload_(workload), reaches_(reaches), left_(workload.groups.size()) {}

  /// Returns false if the stage cannot run in bands.
  bool addStage(const CollectiveStage& stage) {
    if (stage.kind != Collective::FieldSum) return false;  // others need all rows at once
    for (const auto& [field, adjoint] : stage.symbols) {
      BandStep step{BandStep::What::Adjoint};
      if (!fills(step, adjoint) || !addPulled(step, field)) return false;
      plan_.steps.push_back(std::move(step));
    }
    return true;
  }

  bool addStage(const KernelStage& stage) {
    for (size_t k = 0; k < stage.groups.size(); ++k) {
      if (!addGroup(stage, stage.groups[k], stage.fills.empty() ? kNone : stage.fills[k])) return false;
    }
    return true;
  }

  bool addGradient(SymbolId symbol) {
    const BoundSymbol& bound = workload_.bound.symbols[symbol];
    BandStep step{BandStep::What::Gradient};
    step.symbol = symbol;
    step.count = bound.rows;
    plan_.scalars += bound.width;
    if (!addPulled(step, symbol)) return false;
    plan_.steps.push_back(std::move(step));
    return true;
  }

  std::optional<BandPlan> done() {
    for (const BandStep& step : plan_.steps) {
      if (step.isResult()) plan_.count = std::max(plan_.count, step.count);
    }
    plan_.span = spanOf(plan_);
    return plan_.count < kFewInstances || plan_.mostParts() == 0 ? std::nullopt : std::optional(std::move(plan_));
  }

 private:
  /// Lets a step fill all rows of a symbol in order; false if another step fills them.
  bool fills(BandStep& step, SymbolId symbol) {
    if (std::ranges::count(plan_.windows, symbol) > 0) return false;
    step.window = static_cast<uint32_t>(plan_.windows.size());
    step.count = workload_.bound.symbols[symbol].rows;
    plan_.windows.push_back(symbol);
    plan_.scalars += workload_.bound.symbols[symbol].width;
    return true;
  }

  bool addGroup(const KernelStage& stage, uint32_t g, SymbolId filled) {
    const GatherLayout& layout = layoutOf(workload_, g);
    const KernelId id = kernelOf(workload_, g, stage.kind);
    const KernelInfo* kernel = findKernel(*workload_.artefact, id);
    if (kernel == nullptr || !isInOrder(workload_, g)) return false;
    const int64_t count = workload_.groups[g].count;
    BandStep step{BandStep::What::Components, stage.kind, g};
    step.count = count;
    if (isGradient(stage.kind)) {
      if (!allPull(g)) return false;
      left_[g] = stage.kind;
    }
    if (hasValues(stage.kind)) {
      if (!stage.isMain || !storesValue(layout, stage.kind)) return true;  // values are not used
      step.what = BandStep::What::Values;
    } else if (filled != kNone) {
      step.what = BandStep::What::Field;
      if (!fills(step, filled) || step.count != count || kernel->operations > kMostOperations) return false;
    }
    const KernelCode* code = codeOf(workload_, id);
    if (code == nullptr || !addReads(step, g, *code)) return false;
    plan_.steps.push_back(std::move(step));
    return true;
  }

  bool allPull(uint32_t g) const {
    const PartialColumns& columns = workload_.partialColumns[g];
    const bool hasOthers = !workload_.incidence[g].empty() || !workload_.lineSums[g].empty() ||
                           !workload_.ownedSums[g].empty() || layoutOf(workload_, g).stems > 0;
    return !hasOthers && columns.summed == 0;
  }

  /// Adds the rows of windows that a kernel over instances reads.
  bool addReads(BandStep& step, uint32_t g, const KernelCode& code) {
    const GatherLayout& layout = layoutOf(workload_, g);
    const auto isLoop = [](const Region& region) { return region.kind == Region::Kind::Loop; };
    if (std::ranges::any_of(code.regions, isLoop)) return false;
    std::set<uint32_t> gathers;
    for (const Node& node : code.code) {
      if (node.op == Op::Load) gathers.insert(node.b);
    }
    return std::ranges::all_of(gathers, [&](uint32_t gather) {
      const auto window = windowOf(g, layout.gathers[gather].port);
      if (!window) return true;
      const auto reach = reachOfGather(g, gather);
      if (*window == kNone || !reach || reach->least < -kFar || reach->most > kFar) return false;
      step.reads.push_back({*window, *reach});
      return true;
    });
  }

  /// The window of a port, kNone if the port reads parts of its rows, or nothing if its symbol has no window.
  std::optional<uint32_t> windowOf(uint32_t g, uint32_t port) const {
    const SymbolId symbol = workload_.artefact->plan.groups[g].ports[port];
    const auto found = std::ranges::find(plan_.windows, symbol);
    if (found == plan_.windows.end()) return std::nullopt;
    const bool isWhole = layoutOf(workload_, g).ports[port].width == workload_.bound.symbols[symbol].width;
    return isWhole ? static_cast<uint32_t>(found - plan_.windows.begin()) : kNone;
  }

  std::optional<LineReach> reachOfGather(uint32_t g, uint32_t gather) {
    const auto [known, isNew] = reaches_.try_emplace({g, gather});
    const GatherLayout& layout = layoutOf(workload_, g);
    if (!isNew) return known->second;
    const bool isAlong = layout.dense && layout.rank > 0 && readsAlongLines(layout);
    const Artefact& artefact = *workload_.artefact;
    const GroupData& data = workload_.groups[g];
    if (isAlong)
      known->second = reachOf(layout.host, layout.gathers[gather].row,
                              contextOf(artefact.program, artefact.plan.groups[g], workload_.bound, data), data.count);
    return known->second;
  }

  /// Adds the pulled sums of all groups by the rows of a symbol, in the order of groups and ports.
  bool addPulled(BandStep& step, SymbolId symbol) {
    for (uint32_t g = 0; g < left_.size(); ++g) {
      const std::vector<SymbolId>& ports = workload_.artefact->plan.groups[g].ports;
      for (uint32_t port = 0; port < ports.size() && left_[g]; ++port) {
        const bool isSummed = ports[port] == symbol && isBy(*left_[g], layoutOf(workload_, g).ports[port].kind);
        if (isSummed && !addPort(step, g, port)) return false;
      }
    }
    return true;
  }

  bool addPort(BandStep& step, uint32_t g, uint32_t port) {
    const std::vector<PulledSums>& all = workload_.pulledSums[g];
    const auto sums = std::ranges::find(all, port, &PulledSums::port);
    const SymbolId symbol = workload_.artefact->plan.groups[g].ports[port];
    const KernelCode* code = codeOf(workload_, kernelOf(workload_, g, *left_[g]), port);
    if (sums == all.end() || sums->width != workload_.bound.symbols[symbol].width || code == nullptr) return false;
    step.pulled.push_back({g, static_cast<size_t>(sums - all.begin()), *left_[g]});
    LineReach reach{0, 0};
    for (const PulledSegment& segment : sums->segments) {
      for (const std::vector<PulledEntry>& list : segment.lists) {  // by offset
        reach = {std::min(reach.least, list.front().offset), std::max(reach.most, list.back().offset)};
      }
    }
    if (reach.least < -kFar || reach.most > kFar) return false;
    for (const Node& node : code->code) {
      if (node.op != Op::Load) continue;
      const auto window = windowOf(g, layoutOf(workload_, g).gathers[node.b].port);
      if (window && (*window == kNone || code->code[node.a].op != Op::Index)) return false;
      if (window) step.reads.push_back({*window, reach});
    }
    return true;
  }

  const Workload& workload_;
  Reaches& reaches_;
  std::vector<std::optional<KernelKind>> left_;  // by group: the kernel whose partials rows can pull
  BandPlan plan_;
};

}  // namespace

std::optional<BandPlan> planBands(const Workload& workload, KernelKind kind, std::span<const Stage> stages,
                                  Reaches& reaches) {
  constexpr KernelKind kKinds[] = {KernelKind::Value, KernelKind::Gradient, KernelKind::GradientAll,
                                   KernelKind::Residual, KernelKind::Output};
  if (std::ranges::count(kKinds, kind) == 0 || !hasMany(workload)) return std::nullopt;
  Planner planner(workload, reaches);
  for (const Stage& stage : stages) {
    if (!std::visit([&](const auto& each) { return planner.addStage(each); }, stage)) return std::nullopt;
  }
  for (SymbolId symbol = 0; symbol < workload.bound.symbols.size(); ++symbol) {
    if (hasGradientBy(workload, kind, symbol) && !planner.addGradient(symbol)) return std::nullopt;
  }
  return planner.done();
}

}  // namespace hgc
