#include "runtime/cpu/stages/stages.h"

#include <fmt/format.h>

#include <algorithm>

#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/sums.h"
#include "runtime/data/copying.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// Tasks for each thread of a kernel that is not summed by segments: few, because each call has a fixed cost.
constexpr int64_t kCallsPerThread = 4;

/// The error of a kernel that could not allocate `bytes`.
Error outOfMemory(const Workload& workload, size_t g, KernelId id, int64_t bytes) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("out of memory: `{}` of `{}` needs {} MiB in every thread for the values of its loops",
                      info(id.kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1),
          "fewer threads, --threads=1, or shorter loops", ErrorKind::Memory};
}

size_t padded(int64_t count) { return static_cast<size_t>(wholeTiles(count)); }

/// The rows that a kernel can fill in place, or null if their layout differs from the kernel's output.
double* filledInPlace(CpuState& state, const KernelStage& stage, size_t k) {
  const bool isInOrder = state.workload.groups[stage.groups[k]].flat.empty();
  return isInOrder && state.workload.bound.symbols[stage.fills[k]].width == 1
             ? state.symbols[stage.fills[k]].computed.data()
             : nullptr;
}

/// Wraps `run` to sum the values of each chunk while they are in the cache.
RunKernel summing(CpuState& state, size_t g, RunKernel run) {
  CpuGroup& memory = state.groups[g];
  const Segments segments = state.workload.groups[g].segments();
  return [&memory, segments, run = std::move(run)](const KernelArgs& args, int64_t first, int64_t last) {
    if (const int64_t missing = run(args, first, last); missing != 0) return missing;
    for (int64_t c = segments.chunkAt(first); c <= segments.chunkAt(last - 1); ++c)
      memory.chunkSums[static_cast<size_t>(c)] =
          sumOfChunk(memory.values.data() + segments.firstOfChunk(c), segments, c);
    return int64_t{0};
  };
}

/// Prepares a kernel that computes values of instances, with derivatives summed by segment.
void prepareValues(CpuState& state, const KernelStage& stage, GroupRun& run) {
  const uint32_t g = run.group;
  run.bySegment = isGradient(stage.kind) && state.groups[g].sumsBySegment();
  if (isGradient(stage.kind) && !state.groups[g].columns.first.empty()) {
    run.part = [&state, &run, kind = stage.kind, own = std::move(run.part)](const KernelArgs& args, int64_t first,
                                                                            int64_t last) {
      return runAdding(state, run.group, kind, *run.kernel, args, first, last, own);
    };
  }
  if (storesValue(layoutOf(state.workload, g), stage.kind))
    grow(state.groups[g].values, padded(state.workload.groups[g].count));
  if (!stage.isMain) return;
  state.placeValues(g, InstanceValues::OfAllGroups);
  run.part = summing(state, g, std::move(run.part));
}

/// Allocates the outputs of all instances.
void placeOutputs(CpuState& state, GroupRun& run) {
  Pages& outputs = state.groups[run.group].outputs;
  grow(outputs, padded(state.workload.groups[run.group].count) * run.kernel->stores);
  run.outputs = outputs.data();
}

/// Prepares a kernel whose components are results.
void prepareResults(CpuState& state, const Launch& launch, GroupRun& run) {
  const uint32_t g = run.group;
  if (launch.take) {
    run.bySegment = true;
    run.part = [&state, &run, &launch, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
      return runTaking(state, run.group, args, first, last, run.kernel->stores, launch.take, own);
    };
  } else if (double* const to = launch.componentsOf(g)) {
    run.part = [&state, &run, to, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
      const int64_t missing = runFilling(state, run.group, args, first, last, run.kernel->stores, to, own);
      const auto width = static_cast<int64_t>(run.kernel->stores);
      state.nonfinite += cleanSome(to + first * width, (last - first) * width);
      return missing;
    };
  } else {
    placeOutputs(state, run);
    const int64_t count = state.workload.groups[g].count;
    const uint32_t width = run.kernel->stores;
    state.results.elements[g] = {{bufferOf(run.outputs, padded(count) * width), 0, count, width, kTile}};
  }
}

/// Prepares a kernel whose components become rows of a field.
void prepareFilling(CpuState& state, const KernelStage& stage, size_t k, GroupRun& run) {
  if ((run.outputs = filledInPlace(state, stage, k)) != nullptr) return;
  double* const to = state.symbols[stage.fills[k]].computed.data();
  run.part = [&state, &run, to, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
    return runFilling(state, run.group, args, first, last, run.kernel->stores, to, own);
  };
}

/// Finds a kernel of a stage and memory for its outputs.
Status prepareGroup(CpuState& state, const KernelStage& stage, size_t k, const Launch& launch, GroupRun& run) {
  run.group = stage.groups[k];
  const auto kernel = state.kernels.find(run.group, stage.kind);
  if (!kernel) return kernel.error();
  run.kernel = *kernel;
  run.part = [&state, &run](const KernelArgs& args, int64_t first, int64_t last) {
    const int64_t before = state.workload.groups[run.group].before;
    return state.ofThread.local().scratch.run(run.kernel->run, args, before + first, before + last);
  };
  if (hasValues(stage.kind)) prepareValues(state, stage, run);
  else if (!stage.fills.empty()) prepareFilling(state, stage, k, run);
  else if (stage.isMain) prepareResults(state, launch, run);
  else placeOutputs(state, run);
  run.args =
      state.argsOf(run.group, countedFrom(run.outputs, state.workload.groups[run.group].before * run.kernel->stores));
  return Done{};
}

/// Adds the tasks of a kernel: segments, or longer pieces if nothing is summed by segments.
void addTasks(CpuState& state, KernelKind kind, GroupRun& run, Tasks& tasks) {
  const Segments segments = state.workload.groups[run.group].segments();
  if (isGradient(kind)) {
    growCells(state, run.group, segments.count());
    placeCells(state, run.group, 0);
  }
  if (run.bySegment) return addSegments(state, kind, run, 0, segments.count(), tasks);
  const double operations = run.kernel->operations * static_cast<double>(std::min(segments.length, segments.instances));
  const auto call = [&run, segments](int64_t first, int64_t last) {
    const int64_t missing = run.part(run.args, segments.firstOf(first), segments.endOf(last - 1));
    if (missing != 0) run.missing = missing;
  };
  tasks.add(segments.count(), operations, call, kCallsPerThread * state.threads->count());
}

Status runWith(CpuState& state, const KernelStage& stage, const Launch& launch) {
  StageRun prepared;
  const Status done = prepareStage(state, stage, launch, prepared);
  return done ? runStage(state, prepared) : done;
}

Status runWith(CpuState& state, const CollectiveStage& stage, const Launch&) {
  switch (stage.kind) {
#define HGC_COLLECTIVE(name, word, onGpus) \
  case Collective::name:                   \
    run##name(state, stage.symbols);       \
    break;
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE
  }
  return Done{};
}

}  // namespace

void runFieldSum(CpuState& state, std::span<const Filled> symbols) {
  std::vector<SymbolSum> sums;
  for (const auto& [field, adjoint] : symbols) sums.push_back({field, state.symbols[adjoint].computed.data(), false});
  runSums(state, sumsOf(state, sums));
}

void addSegments(CpuState& state, KernelKind kind, GroupRun& run, int64_t first, int64_t last, Tasks& tasks) {
  const Segments segments = state.workload.groups[run.group].segments();
  const double operations = run.kernel->operations * static_cast<double>(std::min(segments.length, segments.instances));
  tasks.add(last - first, operations, [&state, &run, kind, segments, before = first](int64_t begin, int64_t end) {
    for (int64_t segment = before + begin; segment < before + end; ++segment) {
      if (isGradient(kind)) clearCells(state, run.group, static_cast<size_t>(segment));
      const int64_t missing = run.part(run.args, segments.firstOf(segment), segments.endOf(segment));
      if (missing != 0) run.missing = missing;
    }
  });
}

Status prepareStage(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run) {
  run.kind = stage.kind;
  run.groups = std::vector<GroupRun>(stage.groups.size());
  for (size_t k = 0; k < run.groups.size(); ++k) {
    if (const Status done = prepareGroup(state, stage, k, launch, run.groups[k]); !done) return done;
    if (state.groups[run.groups[k].group].inWaves) addWaves(state, stage.kind, launch, run.groups[k], run.waves);
    else addTasks(state, stage.kind, run.groups[k], run.tasks);
  }
  return Done{};
}

Status runStage(CpuState& state, StageRun& stage) {
  const Span span("kernels", {.kind = info(stage.kind).name.data()});
  stage.tasks.run(*state.threads);
  for (const Tasks& tasks : stage.clearing) tasks.run(*state.threads);
  runWaves(state, stage.waves);
  for (GroupRun& run : stage.groups) {
    if (const int64_t missing = run.missing.exchange(0); missing != 0)
      return outOfMemory(state.workload, run.group, run.kernel->id, missing);
    state.groups[run.group].left = isGradient(stage.kind) ? run.kernel : nullptr;
  }
  return Done{};
}

Status runStages(CpuState& state, std::span<const Stage> stages, const Launch& launch) {
  for (const Stage& stage : stages) {
    const auto runIt = [&](const auto& each) { return runWith(state, each, launch); };
    if (const Status done = std::visit(runIt, stage); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
