#include "compiler/compile.h"

#include <fmt/format.h>
#include <tbb/parallel_for_each.h>

#include <algorithm>

#include "codegen/glsl/emit.h"
#include "passes/batch/batch.h"
#include "passes/derive/seed_symbols.h"
#include "runtime/data/instances.h"

namespace hgc {

LengthSource lengthsFrom(const Program& program, const Bound& bound) {
  return [&](TermId term, const Graph& graph, std::span<const Selector> selectors, SymbolId symbol, NodeId row) {
    return lengthsOccurring(program, bound, term, graph, selectors, symbol, row);
  };
}

LengthSource lengthsFrom(const Program& program, const std::map<std::string, LengthRange>& ranges) {
  return
      [&](TermId, const Graph&, std::span<const Selector>, SymbolId symbol, NodeId) -> Result<std::vector<uint32_t>> {
        const std::string& name = program.symbols[symbol].name;
        const auto found = ranges.find(name);
        if (found == ranges.end()) {
          return Error{fmt::format("the lengths of the rows of `{}` must be known to make kernels", name),
                       fmt::format("bind it with -b {}=DATA, or name them: --lengths {}=3..12", name, name)};
        }
        std::vector<uint32_t> lengths;
        for (uint32_t length = found->second.low; length <= found->second.high; ++length) lengths.push_back(length);
        return lengths;
      };
}

namespace {

/// Lowers one term for every combination of lengths that occurs.
class Specializer {
 public:
  Specializer(const TermSource& terms, const Program& program, const LengthSource& lengths, Stopwatch& watch)
      : terms_(terms), lengths_(lengths), watch_(watch), batcher_(program) {}

  Status add(TermId term) {
    std::vector<std::vector<uint32_t>> pending = {{}};
    while (!pending.empty()) {
      const std::vector<uint32_t> lengths = std::move(pending.back());
      pending.pop_back();
      graph_.clear();
      const Lowered lowered = terms_.lower(term, lengths, graph_);
      watch_.lap("lower");
      if (!lowered.ok) return Error{};
      std::vector<Selector> selectors;
      for (size_t k = 0; k < lengths.size(); ++k)
        selectors.push_back({lowered.keys[k].symbol, lowered.keys[k].row, lengths[k]});
      if (lowered.complete) {
        batcher_.add(term, graph_, lowered.roots, selectors);
        watch_.lap("batch");
        continue;
      }
      const LengthKey& key = lowered.keys.back();
      const auto occurring = lengths_(term, graph_, selectors, key.symbol, key.row);
      watch_.lap("lengths");
      if (!occurring) return occurring.error();
      for (size_t k = occurring->size(); k-- > 0;) {  // the shortest first, so that topologies come in this order
        pending.push_back(lengths);
        pending.back().push_back((*occurring)[k]);
      }
    }
    return Done{};
  }

  Plan finish() const { return batcher_.finish(); }

 private:
  const TermSource& terms_;
  const LengthSource& lengths_;
  Stopwatch& watch_;
  Batcher batcher_;
  Graph graph_;
};

bool asks(const CompileOptions& options, KernelKind kind) {
  return options.kinds.empty() ? !isFurther(kind) : options.kinds.contains(kind);
}

bool makes(const Schema& topology, KernelKind kind, const CompileOptions& options) {
  return hasKernel(topology, kind) && kernelFor(topology, kind) == kind && asks(options, kind);
}

KernelInfo describe(const Kernel& kernel, uint32_t topology) {
  const auto operations = std::ranges::count_if(kernel.code, [](const Node& node) { return !info(node.op).isLeaf; });
  return {{topology, kernel.kind}, static_cast<uint32_t>(operations), static_cast<uint32_t>(kernel.stores.size())};
}

/// All kernels of a program in one variant.
struct Variant {
  bool fused = false;
  std::vector<Kernel> kernels;
  std::vector<uint32_t> topology;  // of each kernel
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
  tbb::parallel_for_each(
      tasks, [](Task& task) { task.object = cpuSharedObject(task.variant->kernels, task.target.isa, &task.times); });
  watch.lap("cpu code");
  for (Task& task : tasks) {
    if (!task.object) return task.object.error();
    artefact.cpu.push_back({task.target, std::move(*task.object)});
    if (options.times != nullptr) options.times->addWithin("cpu code", task.times);
  }
  return Done{};
}

void emitGpu(const Variant& variant, const CompileOptions& options, Artefact& artefact) {
  for (size_t k = 0; k < variant.kernels.size(); ++k) {
    auto words = gpuSpirv(variant.kernels[k], options.times);
    if (words) {
      artefact.gpu.push_back({{variant.topology[k], variant.kernels[k].kind},
                              {Isa::Spirv, variant.fused, options.precision},
                              std::move(*words)});
      continue;
    }
    const bool essential = info(variant.kernels[k].kind).essential;  // others are only missed by who asks for them
    if (essential || artefact.gpuRefusal.empty()) artefact.gpuRefusal = words.error().message;
    if (!essential) continue;
    artefact.gpu.clear();
    return;
  }
}

}  // namespace

Result<Plan> planTerms(const TermSource& source, const Program& program, const LengthSource& lengths, Timings* times) {
  Stopwatch watch(times);
  Specializer specializer(source, program, lengths, watch);
  const auto terms = static_cast<TermId>(program.terms.size());
  bool failed = false;
  for (TermId term = 0; term < terms; ++term) {
    const Status done = specializer.add(term);
    if (done) continue;
    if (!done.error().message.empty()) return done.error();
    failed = true;  // go on: the other terms' mistakes are worth knowing, too
    if (source.isFull()) break;
  }
  if (failed) return Error{};
  Plan plan = specializer.finish();
  connectSeeds(program, plan);
  watch.lap("batch");
  return plan;
}

Result<Plan> planProgram(const Module& module, const Program& program, const LengthSource& lengths,
                         Diagnostics& diagnostics, Timings* times) {
  return planTerms(termsOf(module, diagnostics), program, lengths, times);
}

Result<TopologyKernels> kernelsOf(const Topology& topology, uint32_t number, bool fused,
                                  const CompileOptions& options) {
  const auto sources = runPipeline(topology, {options.kinds, fused, options.precision, timed(options)});
  if (!sources) return sources.error();
  Stopwatch watch(options.times);
  TopologyKernels made{{}, layoutOf(sources->first)};
  for (const KernelKind kind : kKernelKinds) {
    if (makes(topology, kind, options))
      made.kernels.push_back(cutKernel(sources->of(kind), kind, kernelName({number, kind})));
  }
  watch.lap("cut");
  return made;
}

Result<Artefact> compilePlan(const Program& program, Plan plan, const CompileOptions& options) {
  Stopwatch watch(options.times);
  Artefact artefact;
  artefact.program = program;
  std::ranges::copy_if(kKernelKinds, std::back_inserter(artefact.kinds),
                       [&](KernelKind kind) { return asks(options, kind); });
  std::vector<Variant> variants;
  if (options.fma != FmaMode::On) variants.push_back({false, {}, {}});
  if (options.fma != FmaMode::Off) variants.push_back({true, {}, {}});
  artefact.plan.topologies.resize(plan.topologies.size());
  watch.lap("copy");
  for (Variant& variant : variants) {
    for (uint32_t t = 0; t < plan.topologies.size(); ++t) {
      auto made = kernelsOf(plan.topologies[t], t, variant.fused, options);
      if (!made) return made.error();
      artefact.plan.topologies[t] = std::move(made->layout);
      watch.skip();
      for (Kernel& kernel : made->kernels) {
        if (&variant == &variants.front()) {
          artefact.kernels.push_back(describe(kernel, t));
        }
        variant.topology.push_back(t);
        variant.kernels.push_back(std::move(kernel));
      }
      watch.lap("cut");
    }
  }
  artefact.plan.groups = std::move(plan.groups);
  watch.lap("copy");

  if (const Status done = emitCpu(variants, options, artefact); !done) return done.error();
  for (const Variant& variant : variants) {
    if (options.gpu && (artefact.gpuRefusal.empty() || !artefact.gpu.empty())) emitGpu(variant, options, artefact);
  }
  return artefact;
}

Result<ProgramPtr> compileProgram(Source source, const Inputs& inputs, const CompileOptions& options,
                                  Diagnostics& diagnostics) {
  const ModulePtr module = parseModule(std::move(source), diagnostics);
  if (!module || diagnostics.hasErrors()) return Error{};
  Program program = programOf(*module);
  declareSeeds(program, options.kinds);
  const auto bound = bindAvailable(program, inputs);
  if (!bound) return bound.error();
  auto plan = planProgram(*module, program, lengthsFrom(program, *bound), diagnostics, options.times);
  if (!plan) return plan.error();
  auto artefact = compilePlan(program, std::move(*plan), options);
  if (!artefact) return artefact.error();
  return ProgramPtr(std::make_shared<const Artefact>(std::move(*artefact)));
}

}  // namespace hgc
