/// From a topology to its kernels.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "compiler/steps.h"
#include "ir/analysis/work.h"
#include "ir/loops.h"
#include "passes/schedule/keep.h"
#include "passes/schedule/own.h"
#include "passes/schedule/phases/gpu_phases.h"

namespace hgc {
namespace {

/// Of a topology with loops, what kernels are cut from.
struct Arranged {
  KernelSources apart;   ///< with short loops taken apart: what values and matrices are cut from
  KernelSources turned;  ///< with nests turned inside out before: gradients
  KernelSources sums;    ///< with sums in loops turned inside out before: values on CPUs
};

/// Nodes of a topology times the counts that get gathers of their own.
constexpr size_t kMostNodesApart = 4096;

/// Whether data says how often some loop counts.
bool hasOpenLoops(const Graph& graph) {
  const Nests nests(graph);
  return std::ranges::any_of(nests.ranges(), [&](NodeId range) { return !isFixed(graph, range); });
}

/// Whether derivatives by rows that all instances read in a loop would run nests of loops anew at every count.
bool sharesNests(Differentiated from, KernelKind kind) {
  interchange(from);
  const std::vector<bool> isShared = sharedGathers(from);
  return std::ranges::any_of(info(kind).stores, [&](const Stored& stored) {
    return stored.byColumn && std::ranges::any_of(from.roots, [&](const Root& root) {
             if (root.kind != stored.root || !isShared[from.columns[root.a].gather]) return false;
             return std::ranges::any_of(reachable(from.graph, {&root.node, 1}),
                                        [&](NodeId id) { return from.graph[id].op == Op::ElementAt; });
           });
  });
}

/// A binary32 sum is rounded once, after the last count of its loop.
bool mayUnroll(const CompileOptions& options) {
  return options.unroll == kUnrollAsLiked && options.precision == Precision::F64;
}

/// Gives every count of loops over short sizes that the data says gathers of its own, where that can be done for all
/// derivatives: what passes know of fixed gathers then applies. An error is one of this compiler.
Status gatherEachCount(const Topology& topology, KernelSources& sources, const CompileOptions& options) {
  if (!topology.variadic || !mayUnroll(options)) return Done{};
  // every variant of a program has the same gathers: fusing must not decide
  const auto most = static_cast<int32_t>(std::min<size_t>(kMostAlongLines, kMostNodesApart / topology.graph.size()));
  auto first = withGatherEachCount(sources.first, most);
  auto further = first && sources.further ? withGatherEachCount(*sources.further, most) : std::nullopt;
  if (!first || further.has_value() != sources.further.has_value()) return Done{};
  sources = {std::move(*first), std::move(further)};
  return options.hooks.verifyEach ? verify(Level(sources.first)) : Status(Done{});
}

/// Nothing where there are no loops.
std::optional<Arranged> withLoopsArranged(const Topology& topology, const KernelSources& sources,
                                          const CompileOptions& options) {
  if (!Nests(topology.graph).hasLoops()) return std::nullopt;
  const auto each = [](KernelSources& of, const auto& change) {
    change(of.first);
    if (of.further) change(*of.further);
  };
  Arranged made{sources, {}, {}};
  if (mayUnroll(options)) each(made.apart, [&](RootedGraph& values) { fixSizes(values, topology.sizes); });
  made.turned = made.sums = made.apart;
  each(made.turned, interchange);
  each(made.sums, interchangeSums);
  if (!mayUnroll(options)) return made;
  for (KernelSources* of : {&made.apart, &made.turned, &made.sums}) each(*of, unroll);
  return made;
}

/// Phases of a kernel for GPUs. A value whose loops may be long is better off with an invocation for each count, also
/// of short loops within. For rows that instances share phases would run nests as they are.
std::optional<PhasedKernel> phasesOf(KernelKind kind, std::string name, const KernelSources& sources,
                                     const std::optional<Arranged>& arranged) {
  if (!arranged) return cutPhases(sources.of(kind), kind, std::move(name));
  const Differentiated& apart = arranged->apart.of(kind);
  if (isGradient(kind) && sharesNests(apart, kind)) return std::nullopt;
  return cutPhases(isGradient(kind) || !hasOpenLoops(apart.graph) ? apart : sources.of(kind), kind, std::move(name));
}

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
  std::vector<NodeId> lengths;
  for (const Node& node : kernel.code) {
    if (node.op == Op::Before) lengths.push_back(kernel.code[kernel.code[node.b].a].a);
  }
  bool isKnown = true;
  walk(kernel.code, lengths, [&](NodeId at) {
    isKnown = isKnown && kernel.code[at].op != Op::Table && kernel.code[at].op != Op::RowBegin;
    return isKnown;
  });
  if (isKnown) return Done{};
  return Error{fmt::format("`{}` folds over rows that another loop chooses, and its {} would need the carried values "
                           "of every count, which is not supported yet",
                           term, info(kernel.kind).name),
               "make the outer loop the domain of a term"};
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
