#include "compiler/compile.h"

#include <fmt/format.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_for_each.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "compiler/arranged_loops.h"
#include "compiler/cache/key.h"
#include "compiler/gpu_code.h"
#include "ir/analysis/work.h"
#include "ir/loops.h"
#include "passes/derive/seed_symbols.h"
#include "passes/schedule/keep.h"
#include "passes/schedule/own.h"
#include "passes/schedule/phases/owner_phases.h"
#include "passes/schedule/pull_lines.h"
#include "runtime/observe/counters.h"

namespace hgc {

namespace {

KernelInfo describe(const Kernel& kernel, uint32_t topology) {
  const auto operations = std::ranges::count_if(kernel.code, [](const Node& node) { return !info(node.op).isLeaf; });
  return {{topology, kernel.kind}, static_cast<uint32_t>(operations), static_cast<uint32_t>(kernel.stores.size())};
}

/// All kernels of a program in one variant.
struct Variant {
  bool fused = false;
  std::vector<Kernel> cpu;
  std::vector<Kernel> gpu;
  std::vector<std::optional<PhasedKernel>> phased;  // of each of these
  std::vector<uint32_t> topology;                   // of each of these
};

/// The hooks, and what the passes take.
PipelineHooks timed(const CompileOptions& options) {
  PipelineHooks hooks = options.hooks;
  if (options.times == nullptr) return hooks;
  hooks.after = [after = options.hooks.after, times = options.times](std::string_view pass, const Phase& phase,
                                                                     double milliseconds) {
    times->add(pass, milliseconds);
    if (after) after(pass, phase, milliseconds);
  };
  return hooks;
}

void tell(const CompileOptions& options, std::string_view stage, size_t done, size_t all) {
  if (options.progress) options.progress(stage, done, all);
}

Status goesOn(const CompileOptions& options) {
  if (options.stop.stop_requested()) return Error{"compiling was given up", ""};
  return Done{};
}

/// Machine code for every instruction set, on all cores.
Status emitCpu(const std::vector<Variant>& variants, const CompileOptions& options, Artefact& artefact) {
  struct Task {
    Target target;
    const Variant* variant;
    Result<std::vector<uint8_t>> object = Error{};
    Timings times{};
  };
  Stopwatch watch(options.times);
  std::vector<Task> tasks;
  for (const Isa isa : options.cpu) {
    for (const Variant& variant : variants) {
      if (!variant.fused || mayFuse(isa)) tasks.push_back({{isa, variant.fused, options.precision}, &variant});
    }
  }
  size_t all = 0;
  for (const Task& task : tasks) {
    for (const Kernel& kernel : task.variant->cpu) all += kernel.code.size();
  }
  std::atomic<size_t> done = 0;
  const auto made = [&](size_t nodes) { tell(options, "operations compiled for CPUs", done += nodes, all); };
  tbb::parallel_for_each(tasks, [&](Task& task) {
    task.object = cpuSharedObject(task.variant->cpu, task.target.isa, &task.times, made, options.stop);
  });
  watch.lap("cpu code");
  for (Task& task : tasks) {
    if (!task.object) return task.object.error();
    artefact.cpu.push_back({task.target, std::move(*task.object)});
    if (options.times != nullptr) options.times->addWithin("cpu code", task.times);
  }
  return Done{};
}

/// Calls `work` with the options that it takes, for all below `count` on all cores; what its stages take is within
/// `stage`. Whoever watches passes sees them one after another. Some are left out once it is to stop.
template <class Work>
void forAll(size_t count, std::string_view stage, const CompileOptions& options, const Work& work) {
  std::vector<Timings> taken(options.times != nullptr ? count : 0);
  Stopwatch watch(options.times);
  const auto one = [&](size_t k) {
    if (!goesOn(options)) return;
    CompileOptions own = options;
    if (own.times != nullptr) own.times = &taken[k];
    work(k, own);
  };
  if (options.hooks.after) {
    for (size_t k = 0; k < count; ++k) one(k);
  } else {
    tbb::parallel_for(size_t{0}, count, one);
  }
  watch.lap(stage);
  for (const Timings& each : taken) options.times->addWithin(stage, each);
}

void emitGpu(const Variant& variant, const CompileOptions& options, Artefact& artefact) {
  const auto idOf = [&](size_t k) { return KernelId{variant.topology[k], variant.gpu[k].kind}; };
  std::vector<Result<std::vector<GpuCode>>> made(variant.gpu.size(), Error{});
  std::atomic<size_t> done = 0;
  tell(options, "kernels compiled for GPUs", done, made.size());
  forAll(made.size(), "gpu code", options, [&](size_t k, const CompileOptions& own) {
    made[k] =
        gpuCodeOf(variant.gpu[k], variant.phased[k], idOf(k), {Isa::Spirv, variant.fused, options.precision}, own);
    tell(options, "kernels compiled for GPUs", ++done, made.size());
  });
  for (size_t k = 0; k < made.size(); ++k) {
    if (made[k]) {
      std::ranges::move(*made[k], std::back_inserter(artefact.gpu));
      continue;
    }
    const bool essential = info(idOf(k).kind).essential;  // others are missed by who asks for them
    if (essential || artefact.gpuRefusal.empty()) artefact.gpuRefusal = made[k].error().message;
    if (!essential) continue;
    artefact.gpu.clear();
    return;
  }
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
      return Error{fmt::format("`{}` folds over rows that another loop chooses, and its {} would need what was carried "
                               "at every count, which has no place yet",
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

}  // namespace

Result<TopologyKernels> kernelsOf(const Topology& topology, uint32_t number, bool fused,
                                  const CompileOptions& options) {
  std::set<KernelKind> kinds = kindsNeeded(kindsAsked(options.kinds), topology);
  if (options.kinds.empty()) std::erase_if(kinds, [&](KernelKind kind) { return !hasKernel(topology, kind); });
  auto sources = runPipeline(topology, {kinds, fused, options.precision, timed(options)});
  if (!sources) return sources.error();
  if (const Status on = goesOn(options); !on) return on.error();
  Stopwatch watch(options.times);
  TopologyKernels made;
  std::erase_if(kinds,
                [&](KernelKind kind) { return !hasKernel(topology, kind) || kernelFor(topology, kind) != kind; });
  if (const Status done = layOut(topology, fused, kinds, options, *sources, made.layout); !done) return done.error();
  OwnedCut owned(*sources, kinds, made.layout);
  const std::optional<Arranged> arranged = withLoopsArranged(topology, *sources, options);
  const bool mayTurn = made.layout.owned.empty();
  for (const KernelKind kind : kinds) {
    const bool isTurned = mayTurn && isGradient(kind);
    const KernelSources& from = !arranged ? *sources : isTurned ? arranged->turned : arranged->apart;
    made.kernels.push_back(cutKernel(from.of(kind), kind, kernelName({number, kind})));
    std::vector<Kernel>& instead = made.instead.emplace_back(owned.instead(kind, kernelName({number, kind})));
    if (isGradient(kind) && !made.layout.pulled.empty()) {
      instead = cutPulled(sources->of(kind), kind, kernelName({number, kind}), made.layout.pulled);
      made.layout.stems = std::max(made.layout.stems, stemsOf(instead.front()));
    }
    const bool isValue = kind == KernelKind::Value || kind == KernelKind::Output;
    if (arranged && isValue && instead.empty()) instead = cutTurned(arranged->sums.of(kind), made.kernels.back());
    const auto take = [&](Kernel& kernel) {
      kernel.unroll = options.unroll;
      kernel.precision = options.precision;
    };
    take(made.kernels.back());
    std::ranges::for_each(instead, take);
    std::optional<PhasedKernel>& phased = made.phased.emplace_back();
    const bool mayPhase = options.gpu && (options.reduce == Reduce::Auto || options.reduce == Reduce::Own);
    if (options.gpu) phased = owned.phases(kind, kernelName({number, kind}));
    if (mayPhase && !phased) phased = phasesOf(kind, kernelName({number, kind}), *sources, arranged);
    for (size_t p = 0; phased && p < phased->phases.size(); ++p) take(phased->phases[p].kernel);
    if (const Status fits = carriedFits(made.kernels.back(), topology.name); !fits) return fits.error();
  }
  watch.lap("cut");
  return made;
}

namespace {

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

Result<Artefact> compileAnew(const Program& program, Plan plan, const CompileOptions& options) {
  Stopwatch watch(options.times);
  Artefact artefact;
  artefact.program = program;
  std::ranges::copy(kindsAsked(options.kinds), std::back_inserter(artefact.kinds));
  std::vector<Variant> variants;
  if (options.fma != FmaMode::On) variants.push_back({false, {}, {}, {}, {}});
  if (options.fma != FmaMode::Off) variants.push_back({true, {}, {}, {}, {}});
  artefact.plan.topologies.resize(plan.topologies.size());
  for (Topology& topology : plan.topologies) topology.pushes = options.reduce == Reduce::Push;
  markOneInstances(plan);
  watch.lap("copy");
  const size_t count = plan.topologies.size();
  CompileOptions wider = options;
  wider.kinds = withLaunchesBefore(options.kinds, plan);
  std::atomic<size_t> derived = 0;
  for (Variant& variant : variants) {
    std::vector<Result<TopologyKernels>> all(count, Error{});
    tell(options, "topologies derived", derived, variants.size() * count);
    forAll(count, "derive", wider, [&](size_t t, const CompileOptions& own) {
      all[t] = kernelsOf(plan.topologies[t], static_cast<uint32_t>(t), variant.fused, own);
      tell(options, "topologies derived", ++derived, variants.size() * count);
    });
    if (const Status on = goesOn(options); !on) return on.error();
    watch.skip();
    for (uint32_t t = 0; t < count; ++t) {
      auto& made = all[t];
      if (!made) return made.error();
      const GatherLayout& known = artefact.plan.topologies[t];
      if (&variant != &variants.front() && known.gathers.size() != made->layout.gathers.size())
        return internalError(fmt::format("the variants of `{}` differ in their gathers", known.name));
      made->layout.stems = std::max(made->layout.stems, known.stems);
      made->layout.kept = std::max(made->layout.kept, known.kept);
      artefact.plan.topologies[t] = std::move(made->layout);
      for (size_t k = 0; k < made->kernels.size(); ++k) {
        const KernelId id{t, made->kernels[k].kind};
        if (&variant == &variants.front()) artefact.kernels.push_back(describe(made->kernels[k], t));
        for (const Kernel& kernel : made->onCpu(k)) {
          const uint32_t port = kernel.owner ? kernel.owner->port : kernel.pulledPort.value_or(kNone);
          artefact.code.push_back({id, variant.fused, port, kernel.code, kernel.regions, kernel.stores});
          if (!options.cpu.empty()) variant.cpu.push_back(kernel);
        }
        if (!options.gpu) continue;
        variant.topology.push_back(t);
        variant.gpu.push_back(made->onGpu(k));
        variant.phased.push_back(std::move(made->phased[k]));
      }
    }
    watch.lap("copy");
  }
  artefact.plan.groups = std::move(plan.groups);
  watch.lap("copy");

  if (const Status done = emitCpu(variants, options, artefact); !done) return done.error();
  for (const Variant& variant : variants) {
    if (options.gpu && (artefact.gpuRefusal.empty() || !artefact.gpu.empty())) emitGpu(variant, options, artefact);
  }
  if (const Status on = goesOn(options); !on) return on.error();
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
