/// From a topology to its kernels.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "compiler/arranged_loops.h"
#include "compiler/steps.h"
#include "ir/analysis/work.h"
#include "ir/loops.h"
#include "passes/schedule/keep.h"
#include "passes/schedule/own.h"
#include "passes/schedule/phases/owner_phases.h"
#include "passes/schedule/pull_lines.h"

namespace hgc {
namespace {

/// The hooks, and what the passes take.
PipelineHooks timed(const CompileOptions& options) {
  PipelineHooks hooks = options.hooks;
  if (options.times == nullptr) return hooks;
  hooks.after = [after = options.hooks.after, times = options.times](std::string_view pass, const Level& level,
                                                                     double milliseconds) {
    times->add(pass, milliseconds);
    if (after) after(pass, level, milliseconds);
  };
  return hooks;
}

/// What folds carried is kept in arrays, and how long these are must be known before the loops around.
Status carriedFits(const Kernel& kernel, const std::string& term) {
  std::vector<uint32_t> stack;
  for (const Node& node : kernel.code) {
    if (node.op == Op::Before) stack.push_back(kernel.code[kernel.code[node.b].a].a);
  }
  std::set<uint32_t> seen(stack.begin(), stack.end());
  while (!stack.empty()) {
    const Node& node = kernel.code[stack.back()];
    stack.pop_back();
    if (node.op == Op::Table || node.op == Op::RowBegin) {
      return Error{fmt::format("`{}` folds over rows that another loop chooses, and its {} would need the carried "
                               "values of every count, which is not supported yet",
                               term, info(kernel.kind).name),
                   "make the outer loop the domain of a term"};
    }
    for (int k = 0; k < operandCount(node); ++k) {
      if (seen.insert(node.operand(k)).second) stack.push_back(node.operand(k));
    }
  }
  return Done{};
}

/// Cuts what is run instead of a kernel where rows make their sums: `instead` of each on CPUs, and its `phases` on
/// GPUs.
class OwnedCut {
 public:
  OwnedCut(const KernelSources& sources, const std::set<KernelKind>& kinds, GatherLayout& layout)
      : sources_(sources), layout_(layout), owned_(ownedRowsOf(layout)) {
    const bool isField = layout.kind == TermKind::Field && sources.further && kinds.contains(KernelKind::Output);
    if (!owned_.empty() && isField) sums_ = sumsToKeep(sources.first, *sources.further);
    if (!sums_.read.empty()) further_ = readingKept(*sources.further, sums_);
    layout.kept = static_cast<uint32_t>(sums_.read.size());
  }

  /// What GPUs run then.
  std::optional<PhasedKernel> phases(KernelKind kind, const std::string& name) const {
    if (owned_.empty() || !isGradient(kind)) return std::nullopt;
    auto phases = cutOwners(sourceOf(kind), kind, name, owned_);
    for (size_t p = 0; phases && p < phases->phases.size(); ++p)
      phases->phases[p].kernel.liftedReals = sources_.first.liftedReals;
    return phases;
  }

  std::vector<Kernel> instead(KernelKind kind, const std::string& name) {
    if (owned_.empty()) return {};
    if (kind == KernelKind::Output && layout_.kept > 0) return {cutKernel(keeping(sources_.first, sums_), kind, name)};
    if (!isGradient(kind)) return {};
    std::vector<Kernel> kernels = cutOwned(sourceOf(kind), kind, name, owned_);
    layout_.stems = std::max(layout_.stems, stemsOf(kernels.front()));
    return kernels;
  }

 private:
  const Differentiated& sourceOf(KernelKind kind) const {
    return further_ && isFurther(kind) ? *further_ : sources_.of(kind);
  }

  const KernelSources& sources_;
  GatherLayout& layout_;
  std::vector<OwnedRows> owned_;
  KeptSums sums_;
  std::optional<Differentiated> further_;  // what the way back is cut from, where sums are kept
};

/// Gives every count a gather where that serves, and finds which rows make their sums: the same for all variants of a
/// program, before anything is fused.
Status layOut(const Topology& topology, bool fused, const std::set<KernelKind>& kinds, const CompileOptions& options,
              KernelSources& sources, GatherLayout& layout) {
  const bool rowsSum = options.reduce != Reduce::Store && options.reduce != Reduce::Push;
  std::optional<KernelSources> unfused;
  if (fused && rowsSum && (topology.variadic || readsAlongLines(sources.first))) {
    auto made = runPipeline(topology, {kinds, false, options.precision, {}});
    if (!made) return made.error();
    unfused = std::move(*made);
  }
  KernelSources& plain = unfused ? *unfused : sources;
  const auto further = [&] { return plain.further ? &*plain.further : nullptr; };
  const std::vector<uint32_t> owned = rowsSum ? portsToOwn(plain.first, further(), kinds) : std::vector<uint32_t>{};
  Status done = owned.empty() ? gatherEachCount(topology, sources, options) : Status(Done{});
  if (done && unfused && owned.empty()) done = gatherEachCount(topology, plain, options);
  layout = layoutOf(sources.first);
  layout.work = workOf(topology);
  layout.owned = owned;
  if (rowsSum) layout.pulled = portsToPull(plain.first, further(), kinds);
  return done;
}

/// The same kernel with sums turned inside out, if it has such: it then keeps arrays that the other does not.
std::vector<Kernel> cutTurned(const Differentiated& from, const Kernel& as) {
  Kernel kernel = cutKernel(from, as.kind, as.name);
  const bool isOther = keptAtCounts(kernel.code).size() > keptAtCounts(as.code).size();
  return isOther ? std::vector{std::move(kernel)} : std::vector<Kernel>{};
}

/// Cuts the kernels of a topology, one kind after another.
class Cutter {
 public:
  Cutter(const Topology& topology, uint32_t number, const KernelSources& sources, const CompileOptions& options,
         TopologyKernels& made, const std::set<KernelKind>& kinds)
      : number_(number),
        sources_(sources),
        options_(options),
        made_(made),
        owned_(sources, kinds, made.layout),
        arranged_(withLoopsArranged(topology, sources, options)) {}

  void cut(KernelKind kind) {
    const bool isTurned = made_.layout.owned.empty() && isGradient(kind);
    const KernelSources& from = !arranged_ ? sources_ : isTurned ? arranged_->turned : arranged_->apart;
    made_.kernels.push_back(taken(cutKernel(from.of(kind), kind, nameOf(kind))));
    made_.instead.push_back(cutInstead(kind));
    for (Kernel& kernel : made_.instead.back()) kernel = taken(std::move(kernel));
    made_.phased.push_back(options_.gpu ? cutPhases(kind) : std::nullopt);
  }

 private:
  std::string nameOf(KernelKind kind) const { return kernelName({number_, kind}); }

  Kernel taken(Kernel kernel) const {
    kernel.unroll = options_.unroll;
    kernel.precision = options_.precision;
    return kernel;
  }

  /// What CPUs run instead of the last kernel.
  std::vector<Kernel> cutInstead(KernelKind kind) {
    std::vector<Kernel> instead = owned_.instead(kind, nameOf(kind));
    if (isGradient(kind) && !made_.layout.pulled.empty()) {
      instead = cutPulled(sources_.of(kind), kind, nameOf(kind), made_.layout.pulled);
      made_.layout.stems = std::max(made_.layout.stems, stemsOf(instead.front()));
    }
    const bool isValue = kind == KernelKind::Value || kind == KernelKind::Output;
    if (arranged_ && isValue && instead.empty()) return cutTurned(arranged_->sums.of(kind), made_.kernels.back());
    return instead;
  }

  std::optional<PhasedKernel> cutPhases(KernelKind kind) const {
    std::optional<PhasedKernel> phased = owned_.phases(kind, nameOf(kind));
    const bool mayPhase = options_.reduce == Reduce::Auto || options_.reduce == Reduce::Own;
    if (mayPhase && !phased) phased = phasesOf(kind, nameOf(kind), sources_, arranged_);
    for (size_t p = 0; phased && p < phased->phases.size(); ++p) {
      Kernel& kernel = phased->phases[p].kernel;
      kernel = taken(std::move(kernel));
    }
    return phased;
  }

  uint32_t number_;
  const KernelSources& sources_;
  const CompileOptions& options_;
  TopologyKernels& made_;
  OwnedCut owned_;
  const std::optional<Arranged> arranged_;
};

}  // namespace

PortNames portNamesOf(const Program& program, const Plan& plan, uint32_t topology) {
  return [&program, &plan, topology](uint32_t port) -> std::string {
    const auto group = std::ranges::find(plan.groups, topology, &Group::topology);
    const bool isKnown = group != plan.groups.end() && port < group->ports.size();
    return isKnown && group->ports[port] < program.symbols.size() ? program.symbols[group->ports[port]].name : "";
  };
}

Result<TopologyKernels> kernelsOf(const Topology& topology, uint32_t number, bool fused, const CompileOptions& options,
                                  const PortNames& portNames) {
  std::set<KernelKind> kinds = kindsNeeded(kindsAsked(options.kinds), topology);
  if (options.kinds.empty()) std::erase_if(kinds, [&](KernelKind kind) { return !hasKernel(topology, kind); });
  auto sources = runPipeline(topology, {kinds, fused, options.precision, timed(options), portNames});
  if (!sources) return sources.error();
  if (const Status on = goesOn(options); !on) return on.error();
  Stopwatch watch(options.times);
  TopologyKernels made;
  std::erase_if(kinds,
                [&](KernelKind kind) { return !hasKernel(topology, kind) || kernelFor(topology, kind) != kind; });
  if (const Status done = layOut(topology, fused, kinds, options, *sources, made.layout); !done) return done.error();
  Cutter cutter(topology, number, *sources, options, made, kinds);
  for (const KernelKind kind : kinds) {
    cutter.cut(kind);
    if (const Status fits = carriedFits(made.kernels.back(), topology.name); !fits) return fits.error();
  }
  watch.lap("cut");
  return made;
}

}  // namespace hgc
