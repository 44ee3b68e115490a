#include "compiler/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "compiler/cache/key.h"
#include "compiler/steps.h"
#include "ir/loops.h"
#include "passes/derive/seed_symbols.h"
#include "runtime/observe/counters.h"

namespace hgc {
namespace {

KernelInfo describe(const Kernel& kernel, uint32_t topology) {
  const auto operations = std::ranges::count_if(kernel.code, [](const Node& node) { return !info(node.op).isLeaf; });
  return {{topology, kernel.kind}, static_cast<uint32_t>(operations), static_cast<uint32_t>(kernel.stores.size())};
}

/// What is asked for, and the launches before: where some term reads fields, all terms take part in these.
std::set<KernelKind> withLaunchesBefore(std::set<KernelKind> kinds, const Plan& plan) {
  const bool hasReaders = std::ranges::any_of(plan.topologies, [](const Topology& of) { return readsFields(of); });
  for (const KernelKind kind : std::set(kinds)) {
    const auto before = hasReaders ? kindNamed(info(kind).after) : std::nullopt;
    if (before) kinds.insert(*before);
  }
  return kinds;
}

bool nestsLoops(const Topology& topology) {
  const Nests nests(topology.graph);
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    if (info(topology.graph[id].op).isReduction && nests.of(id) != 0) return true;
  }
  return false;
}

/// Finds topologies of one instance whose rows may make their sums: those of programs with fields, which are not split
/// over devices, and without loops in loops, for which there are better kernels.
void markOneInstances(Plan& plan) {
  const bool hasFields = std::ranges::any_of(plan.topologies, [](const Topology& of) { return readsFields(of); });
  for (Topology& topology : plan.topologies)
    topology.hasOneInstance = hasFields && topology.rank == 0 && topology.variadic && !nestsLoops(topology);
  for (const Group& group : plan.groups) {
    if (group.terms.size() > 1) plan.topologies[group.topology].hasOneInstance = false;
  }
}

/// Adds the kernels of topology `t` to the program, and to what code is to be made of. The variants of a program have
/// one layout.
Status addTopology(uint32_t t, TopologyKernels made, bool isFirst, const CompileOptions& options, Variant& variant,
                   Artefact& artefact) {
  GatherLayout& known = artefact.plan.topologies[t];
  if (!isFirst && known.gathers.size() != made.layout.gathers.size())
    return internalError(fmt::format("the variants of `{}` differ in their gathers", known.name));
  made.layout.stems = std::max(made.layout.stems, known.stems);
  made.layout.kept = std::max(made.layout.kept, known.kept);
  for (size_t k = 0; k < made.kernels.size(); ++k) {
    const KernelId id{t, made.kernels[k].kind};
    if (isFirst) artefact.kernels.push_back(describe(made.kernels[k], t));
    for (const Kernel& kernel : made.onCpu(k)) {
      const uint32_t port = kernel.owner ? kernel.owner->port : kernel.pulledPort.value_or(kNone);
      artefact.code.push_back({id, variant.fused, port, kernel.code, kernel.regions, kernel.stores});
      if (!options.cpu.empty()) variant.cpu.push_back(kernel);
    }
    if (!options.gpu) continue;
    variant.topology.push_back(t);
    variant.gpu.push_back(made.onGpu(k));
    variant.phased.push_back(std::move(made.phased[k]));
  }
  known = std::move(made.layout);
  return Done{};
}

Status deriveAll(const Plan& plan, const CompileOptions& options, std::vector<Variant>& variants, Artefact& artefact) {
  Stopwatch watch(options.times);
  const size_t count = plan.topologies.size();
  CompileOptions wider = options;
  wider.kinds = withLaunchesBefore(options.kinds, plan);
  std::atomic<size_t> derived = 0;
  for (Variant& variant : variants) {
    std::vector<Result<TopologyKernels>> all(count, Error{});
    tell(options, "topologies derived", derived, variants.size() * count);
    forEachOnAllCores(count, "derive", wider, [&](size_t t, const CompileOptions& own) {
      const auto number = static_cast<uint32_t>(t);
      const PortNames names = portNamesOf(artefact.program, plan, number);
      all[t] = kernelsOf(plan.topologies[t], number, variant.fused, own, names);
      tell(options, "topologies derived", ++derived, variants.size() * count);
    });
    if (const Status on = goesOn(options); !on) return on;
    watch.skip();
    for (uint32_t t = 0; t < count; ++t) {
      if (!all[t]) return all[t].error();
      const Status done = addTopology(t, std::move(*all[t]), &variant == &variants.front(), options, variant, artefact);
      if (!done) return done;
    }
    watch.lap("copy");
  }
  return Done{};
}

Result<Artefact> compileAnew(const Program& program, Plan plan, const CompileOptions& options);

/// For the CPU: that is where solves take their steps.
Status compileRetractions(Plan& plan, const CompileOptions& options, Artefact& artefact) {
  CompileOptions own = options;
  own.gpu = false;
  own.kinds = {KernelKind::Linearise};
  own.precision = Precision::F64;
  for (PlannedProgram& retraction : plan.retractions) {
    auto made = compileAnew(retraction.program, std::move(retraction.plan), own);
    if (!made) return made.error();
    artefact.retractions.push_back(std::move(*made));
  }
  return Done{};
}

Result<Artefact> compileAnew(const Program& program, Plan plan, const CompileOptions& options) {
  Stopwatch watch(options.times);
  Artefact artefact;
  artefact.program = program;
  std::ranges::copy(kindsAsked(options.kinds), std::back_inserter(artefact.kinds));
  std::vector<Variant> variants;
  if (options.fma != FmaMode::On) variants.push_back({.fused = false});
  if (options.fma != FmaMode::Off) variants.push_back({.fused = true});
  artefact.plan.topologies.resize(plan.topologies.size());
  for (Topology& topology : plan.topologies) topology.pushes = options.reduce == Reduce::Push;
  markOneInstances(plan);
  watch.lap("copy");
  if (const Status done = deriveAll(plan, options, variants, artefact); !done) return done.error();
  artefact.plan.groups = std::move(plan.groups);
  if (const Status done = emitCpu(variants, options, artefact); !done) return done.error();
  for (const Variant& variant : variants) {
    if (options.gpu && (artefact.gpuRefusal.empty() || !artefact.gpu.empty())) emitGpu(variant, options, artefact);
  }
  if (const Status on = goesOn(options); !on) return on.error();
  if (const Status done = compileRetractions(plan, options, artefact); !done) return done.error();
  return artefact;
}

/// Whoever watches passes wants them to run.
bool isKept(const CompileOptions& options) {
  return options.cache && !options.hooks.after && !options.hooks.verifyEach;
}

std::optional<Artefact> found(const CacheKey& key, const CompileOptions& options) {
  Stopwatch watch(options.times);
  auto kept = readKept(*options.cache, key);
  countCache(CacheId::Programs, kept.has_value());
  watch.lap(kept ? "cache hit" : "cache miss");
  return kept;
}

}  // namespace

std::optional<Artefact> keptProgram(const Program& program, const Plan& plan, const CompileOptions& options) {
  if (!isKept(options)) return std::nullopt;
  return found(cacheKey(program, plan, options), options);
}

Result<Artefact> compilePlan(const Program& program, Plan plan, const CompileOptions& options) {
  const auto key = isKept(options) ? std::optional(cacheKey(program, plan, options)) : std::nullopt;
  if (auto kept = key ? found(*key, options) : std::nullopt) return std::move(*kept);
  auto made = compileAnew(program, std::move(plan), options);
  tell(options, "", 0, 0);
  Stopwatch watch(options.times);
  if (!made || !key) return made;
  keep(*options.cache, *key, *made);
  watch.lap("cache write");
  return made;
}

Result<ProgramPtr> compileTerms(TermSource source, const Inputs& inputs, const CompileOptions& options) {
  if (const Status sound = checkDeclarations(source.program); !sound) return sound.error();
  declareSeeds(source.program, options.kinds);
  const auto bound = bindAvailable(source.program, inputs);
  if (!bound) return bound.error();
  auto plan = planTerms(source, lengthsFrom(source.program, *bound), options.kinds, options.times);
  if (!plan) return plan.error();
  auto artefact = compilePlan(source.program, std::move(*plan), options);
  if (!artefact) return artefact.error();
  return ProgramPtr(std::make_shared<const Artefact>(std::move(*artefact)));
}

Result<ProgramPtr> compileProgram(Source source, const Inputs& inputs, const CompileOptions& options,
                                  Diagnostics& diagnostics) {
  const ModulePtr module = parseModule(std::move(source), diagnostics);
  if (!module || diagnostics.hasErrors()) return Error{};
  return compileTerms(termsOf(*module, diagnostics), inputs, options);
}

}  // namespace hgc
