#include "compiler/arranged_loops.h"

#include <algorithm>

#include "ir/loops.h"
#include "passes/schedule/phases/gpu_phases.h"

namespace hgc {
namespace {

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

}  // namespace

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

std::optional<PhasedKernel> phasesOf(KernelKind kind, std::string name, const KernelSources& sources,
                                     const std::optional<Arranged>& arranged) {
  if (!arranged) return cutPhases(sources.of(kind), kind, std::move(name));
  const Differentiated& apart = arranged->apart.of(kind);
  if (isGradient(kind) && sharesNests(apart, kind)) return std::nullopt;
  return cutPhases(isGradient(kind) || !hasOpenLoops(apart.graph) ? apart : sources.of(kind), kind, std::move(name));
}

}  // namespace hgc
