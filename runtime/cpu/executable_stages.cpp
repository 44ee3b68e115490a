/// Running launches stage by stage: the kernels of one need nothing of each other, and run side by side.
#include <fmt/format.h>

#include <algorithm>

#include "runtime/cpu/counting.h"
#include "runtime/cpu/executable.h"
#include "runtime/data/clean.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// Tasks for each thread of a kernel whose results are not summed by segments: what its calls have in common is not
/// done more often.
constexpr int64_t kCallsPerThread = 4;

/// A kernel could not get so many bytes.
Error outOfMemory(const Workload& workload, size_t g, KernelId id, int64_t bytes) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("out of memory: `{}` of `{}` wants {} MiB in every thread for what its loops keep",
                      info(id.kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1),
          "fewer threads, --threads=1, or shorter loops", ErrorKind::Memory};
}

size_t padded(int64_t count) { return static_cast<size_t>((count + kTile - 1) / kTile * kTile); }

}  // namespace

/// The rows that a group's instances fill one by one, where its kernel can write them itself.
double* CpuExecutable::filledInPlace(const Stage& stage, size_t k) {
  const bool isInOrder = workload_.groups[stage.groups[k]].flat.empty();
  return isInOrder && workload_.bound.symbols[stage.fills[k]].width == 1 ? computed_[stage.fills[k]].data() : nullptr;
}

/// What runs segments and sums the values that each left while these are in the cache.
RunKernel CpuExecutable::summing(size_t g, RunKernel run) {
  GroupMemory& memory = memory_[g];
  const Segments segments = workload_.groups[g].segments();
  return [&memory, segments, run = std::move(run)](const KernelArgs& args, int64_t first, int64_t last) {
    if (const int64_t missing = run(args, first, last); missing != 0) return missing;
    for (int64_t c = segments.chunkAt(first); c <= segments.chunkAt(last - 1); ++c)
      memory.chunkSums[static_cast<size_t>(c)] =
          sumOfChunk(memory.values.data() + segments.firstOfChunk(c), segments, c);
    return int64_t{0};
  };
}

/// A kernel with the value of each instance; for derivatives with the sums of a segment.
void CpuExecutable::prepareValues(const Stage& stage, GroupRun& run) {
  const uint32_t g = run.group;
  run.bySegment = isGradient(stage.kind) && sumsBySegment(memory_[g]);
  if (isGradient(stage.kind) && !memory_[g].columns.first.empty()) {
    run.part = [this, &run, kind = stage.kind, own = std::move(run.part)](const KernelArgs& args, int64_t first,
                                                                          int64_t last) {
      return runAdding(run.group, kind, *run.kernel, args, first, last, own);
    };
  }
  if (storesValue(layoutOf(workload_, g), stage.kind)) grow(memory_[g].values, padded(workload_.groups[g].count));
  if (!stage.isMain) return;
  placeValues(g, InstanceValues::OfAllGroups);
  run.part = summing(g, std::move(run.part));
}

/// A kernel with components, which are results.
void CpuExecutable::prepareResults(const Launch& launch, GroupRun& run) {
  const uint32_t g = run.group;
  if (launch.take) {
    run.bySegment = true;
    run.part = [this, &run, &launch, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
      return runTaking(run.group, args, first, last, run.kernel->stores, launch.take, own);
    };
  } else if (double* const to = launch.componentsOf(g)) {
    run.part = [this, &run, to, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
      const int64_t missing = runFilling(run.group, args, first, last, run.kernel->stores, to, own);
      const auto width = static_cast<int64_t>(run.kernel->stores);
      nonfinite_ += cleanSome(to + first * width, (last - first) * width);
      return missing;
    };
  } else {
    placeOutputs(run);
    const int64_t count = workload_.groups[g].count;
    const uint32_t width = run.kernel->stores;
    results_.elements[g] = {{bufferOf(run.outputs, padded(count) * width), 0, count, width, kTile}};
  }
}

/// A kernel with components that become rows of a field.
void CpuExecutable::prepareFilling(const Stage& stage, size_t k, GroupRun& run) {
  if ((run.outputs = filledInPlace(stage, k)) != nullptr) return;
  double* const to = computed_[stage.fills[k]].data();
  run.part = [this, &run, to, own = std::move(run.part)](const KernelArgs& args, int64_t first, int64_t last) {
    return runFilling(run.group, args, first, last, run.kernel->stores, to, own);
  };
}

/// Memory for all that instances leave.
void CpuExecutable::placeOutputs(GroupRun& run) {
  Pages& outputs = memory_[run.group].outputs;
  grow(outputs, padded(workload_.groups[run.group].count) * run.kernel->stores);
  run.outputs = outputs.data();
}

/// Finds a kernel of a stage, and memory for what it leaves.
Status CpuExecutable::prepareGroup(const Stage& stage, size_t k, const Launch& launch, GroupRun& run) {
  run.group = stage.groups[k];
  const auto kernel = kernels_.find(run.group, stage.kind);
  if (!kernel) return kernel.error();
  run.kernel = *kernel;
  run.part = [this, &run](const KernelArgs& args, int64_t first, int64_t last) {
    const int64_t before = workload_.groups[run.group].before;
    return scratch_.local().run(run.kernel->run, args, before + first, before + last);
  };
  if (hasValues(stage.kind)) prepareValues(stage, run);
  else if (!stage.fills.empty()) prepareFilling(stage, k, run);
  else if (stage.isMain) prepareResults(launch, run);
  else placeOutputs(run);
  run.args = argsOf(run.group, countedFrom(run.outputs, workload_.groups[run.group].before * run.kernel->stores));
  return Done{};
}

/// For derivatives the cells of a segment's sums are emptied just before it runs.
void CpuExecutable::clearCells(size_t g, size_t segment) {
  GroupMemory& memory = memory_[g];
  for (const Incidence& incidence : workload_.incidence[g]) {
    const auto stride = static_cast<int64_t>(accumulatorStride(layoutOf(workload_, g).ports[incidence.port].width));
    double* const cells = memory.accumulators[incidence.port];
    std::fill(cells + incidence.segmentCells[segment] * stride, cells + incidence.segmentCells[segment + 1] * stride,
              0.0);
  }
}

/// Segments [first, last), one after another.
void CpuExecutable::addSegments(KernelKind kind, GroupRun& run, int64_t first, int64_t last, Tasks& tasks) {
  const Segments segments = workload_.groups[run.group].segments();
  const double operations = run.kernel->operations * static_cast<double>(std::min(segments.length, segments.instances));
  tasks.add(last - first, operations, [this, &run, kind, segments, before = first](int64_t begin, int64_t end) {
    for (int64_t segment = before + begin; segment < before + end; ++segment) {
      if (isGradient(kind)) clearCells(run.group, static_cast<size_t>(segment));
      const int64_t missing = run.part(run.args, segments.firstOf(segment), segments.endOf(segment));
      if (missing != 0) run.missing = missing;
    }
  });
}

/// Segments, or longer pieces where nothing is summed by segments.
void CpuExecutable::addTasks(KernelKind kind, GroupRun& run, Tasks& tasks) {
  const Segments segments = workload_.groups[run.group].segments();
  if (isGradient(kind)) {
    growCells(run.group, segments.count());
    placeCells(run.group, 0);
  }
  if (run.bySegment) return addSegments(kind, run, 0, segments.count(), tasks);
  const double operations = run.kernel->operations * static_cast<double>(std::min(segments.length, segments.instances));
  const auto call = [&run, segments](int64_t first, int64_t last) {
    const int64_t missing = run.part(run.args, segments.firstOf(first), segments.endOf(last - 1));
    if (missing != 0) run.missing = missing;
  };
  tasks.add(segments.count(), operations, call, kCallsPerThread * threads_->count());
}

Status CpuExecutable::prepareStage(const Stage& stage, const Launch& launch, StageRun& run) {
  run.kind = stage.kind;
  run.groups = std::vector<GroupRun>(stage.groups.size());
  for (size_t k = 0; k < run.groups.size(); ++k) {
    if (const Status done = prepareGroup(stage, k, launch, run.groups[k]); !done) return done;
    if (inWaves_[run.groups[k].group]) addWaves(stage.kind, launch, run.groups[k], run.waves);
    else addTasks(stage.kind, run.groups[k], run.tasks);
  }
  return Done{};
}

Status CpuExecutable::runStage(StageRun& stage) {
  const Span span("kernels", {.kind = info(stage.kind).name.data()});
  stage.tasks.run(*threads_);
  for (const Tasks& tasks : stage.clearing) tasks.run(*threads_);
  runWaves(stage.waves);
  for (GroupRun& run : stage.groups) {
    if (const int64_t missing = run.missing.exchange(0); missing != 0)
      return outOfMemory(workload_, run.group, run.kernel->id, missing);
    left_[run.group] = isGradient(stage.kind) ? run.kernel : nullptr;
  }
  return Done{};
}

Status CpuExecutable::runStages(std::span<const Stage> stages, const Launch& launch) {
  for (const Stage& stage : stages) {
    std::vector<SymbolSum> sums;
    for (const FieldSum& sum : stage.sums) sums.push_back({sum.field, computed_[sum.into].data(), false});
    run(sumsOf(sums));
    StageRun prepared;
    if (const Status done = prepareStage(stage, launch, prepared); !done) return done;
    if (const Status done = runStage(prepared); !done) return done;
  }
  return Done{};
}

}  // namespace hgc
