#include "runtime/cpu/executable.h"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <memory>
#include <new>

#include "runtime/data/clean.h"
#include "runtime/data/floating_point_mode.h"
#include "runtime/data/stretches.h"
#include "runtime/device/clock.h"
#include "runtime/device/threads.h"

namespace hgc {
namespace {

/// A launch that is done.
class Finished : public Event {
 public:
  explicit Finished(const Times& times) : times_(times) {}
  Result<Times> wait() override { return times_; }

 private:
  Times times_;
};

/// A kernel could not get so many bytes.
Error outOfMemory(const Workload& workload, size_t g, KernelId id, int64_t bytes) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("out of memory: `{}` of `{}` wants {} MiB in every thread for what its loops keep",
                      info(id.kind).name, workload.artefact->program.terms[term].name, (bytes >> 20) + 1),
          "fewer threads, or shorter loops"};
}

}  // namespace

CpuExecutable::CpuExecutable(const Workload& workload, KernelSource code, int threads)
    : workload_(workload), code_(std::move(code)), arena_(arenaOf(threads)) {
  for (SymbolId symbol = 0; symbol < workload.bound.symbols.size(); ++symbol) {
    const bool isComputed = workload.artefact->program.symbols[symbol].field != kNone;
    computed_.emplace_back(isComputed ? static_cast<size_t>(scalarsWithSlack(workload.bound.symbols[symbol])) : 0);
  }
  gradients_.resize(workload.bound.symbols.size());
  rowBegins_.resize(workload.bound.symbols.size());
  for (size_t g = 0; g < workload.groups.size(); ++g) memory_.push_back(layOut(g));
  keepsValues_.assign(workload.groups.size(), true);
  isCurrent_.assign(workload.groups.size(), false);
  left_.assign(workload.groups.size(), false);
}

CpuExecutable::GroupMemory CpuExecutable::layOut(size_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const GroupData& data = workload_.groups[g];
  const GatherLayout& layout = layoutOf(workload_, g);
  GroupMemory memory;
  for (const SymbolId symbol : group.ports)
    memory.ports.push_back(computed_[symbol].empty() ? workload_.bound.symbols[symbol].reals.data()
                                                     : computed_[symbol].data());
  const std::vector<TableReads> reads = tablesInLoops(layout);
  for (size_t k = 0; k < group.tables.size(); ++k) {
    const BoundSymbol& table = workload_.bound.symbols[group.tables[k]];
    std::vector<int32_t>& begins = rowBegins_[group.tables[k]];
    if (reads[k].rowBegins && begins.empty()) begins = kernelRowBegins(table);
    memory.tables.push_back(table.integers.data());
    memory.rowBegins.push_back(begins.data());
  }
  for (const auto& slot : data.slots) memory.slots.push_back(slot.data());
  for (const auto& column : data.lifted) memory.lifted.push_back(column.data());
  memory.columns =
      *findPartialColumns(layout, data, gradientOf(workload_), StoredPartials::Rest);  // fewer than were counted
  memory.sizes = kernelSizes(workload_, g, memory.columns);
  if (layout.variadic && hasValues(layout))
    memory.sums.resize(static_cast<size_t>(data.segments().count()) * static_cast<size_t>(memory.columns.summed));
  memory.accumulators.resize(group.ports.size(), nullptr);
  memory.targets.resize(layout.gathers.size(), nullptr);
  for (const Incidence& incidence : workload_.incidence[g]) {
    const Port& port = layout.ports[incidence.port];
    memory.cells.emplace_back(static_cast<size_t>(incidence.cells()) * accumulatorStride(port.width));
    memory.rowOrders.emplace_back(incidence);
    memory.accumulators[incidence.port] = memory.cells.back().data();
    for (size_t k = 0; k < incidence.gathers.size(); ++k)
      memory.targets[incidence.gathers[k]] = incidence.targets[k].data();
  }
  for (uint32_t k = 0; k < layout.stems; ++k) {
    memory.stems.emplace_back(static_cast<size_t>((data.count + kTile - 1) / kTile * kTile + kTile));
    memory.stemPlaces.push_back(memory.stems.back().data());
  }
  for (uint32_t k = 0; k < layout.kept; ++k) {
    memory.kept.emplace_back(static_cast<size_t>((data.count + kTile - 1) / kTile * kTile));
    memory.keptPlaces.push_back(memory.kept.back().data());
    memory.lifted.push_back(memory.kept.back().data());
  }
  memory.owners.resize(workload_.ownedSums[g].size());
  for (const LineSums& sums : workload_.lineSums[g])
    memory.lineCells.emplace_back(static_cast<size_t>(sums.cells * widthOf(sums)));
  return memory;
}

KernelArgs CpuExecutable::argsOf(size_t g, double* outputs) {
  GroupMemory& memory = memory_[g];
  return {memory.ports.data(),
          memory.slots.data(),
          memory.lifted.data(),
          memory.sizes.data(),
          memory.values.data(),
          outputs,
          memory.accumulators.data(),
          memory.targets.data(),
          nullptr,
          workload_.groups[g].count,
          memory.tables.data(),
          memory.rowBegins.data(),
          workload_.longestFolds[g],
          nullptr,
          0,
          memory.keptPlaces.data()};
}

/// Instances that one call gets of a kernel whose results are not summed by segments: whole ones, and some calls for
/// each thread.
int64_t pieceLength(const Segments& segments) {
  constexpr int64_t kPieces = 4;
  const int64_t pieces = kPieces * tbb::this_task_arena::max_concurrency();
  return std::max((segments.count() + pieces - 1) / pieces, int64_t{1}) * segments.length;
}

/// Segments, or longer pieces where nothing is summed by segments, in parallel; for gradients the cells of a segment's
/// sums are emptied just before it runs.
int64_t CpuExecutable::runGroup(size_t g, KernelKind kind, bool bySegment, const RunKernel& run, double* outputs) {
  const GatherLayout& layout = layoutOf(workload_, g);
  const Segments segments = workload_.groups[g].segments();
  const int64_t count = segments.instances;
  GroupMemory& memory = memory_[g];
  const KernelArgs args = argsOf(g, outputs);
  const int64_t length = bySegment ? segments.length : pieceLength(segments);
  const int64_t calls = (count + length - 1) / length;
  std::vector<int64_t> missing(static_cast<size_t>(calls));
  const auto call = [&](int64_t s) {
    const FloatingPointMode mode;
    for (size_t k = 0; k < memory.cells.size() && isGradient(kind); ++k) {
      const Incidence& incidence = workload_.incidence[g][k];
      const auto stride = static_cast<int64_t>(accumulatorStride(layout.ports[incidence.port].width));
      std::fill(memory.cells[k].data() + incidence.segmentCells[static_cast<size_t>(s)] * stride,
                memory.cells[k].data() + incidence.segmentCells[static_cast<size_t>(s) + 1] * stride, 0.0);
    }
    missing[static_cast<size_t>(s)] = run(args, s * length, std::min((s + 1) * length, count));
  };
  if (calls == 1) call(0);
  else tbb::parallel_for(int64_t{0}, calls, call);
  return missing.empty() ? 0 : *std::ranges::max_element(missing);
}

/// The rows that a group's instances fill one by one, where its kernel can write them itself.
double* CpuExecutable::filledInPlace(const Stage& stage, size_t k) {
  if (stage.fills.empty()) return nullptr;
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

/// The kernels of the rows that make their sums of what a launch of `kind` leaves, or pull them.
Status CpuExecutable::findRowKernels(size_t g, KernelKind kind) {
  const KernelId id = kernelOf(workload_, g, kind);
  const auto missing = [&](uint32_t port) {
    return Error{fmt::format("the program has no CPU kernel `{}`", ownerName(kernelName(id), port)), ""};
  };
  memory_[g].pullers.clear();
  for (const uint32_t port : layoutOf(workload_, g).pulled) {
    if (!isBy(kind, layoutOf(workload_, g).ports[port].kind)) continue;
    if (!(memory_[g].pullers[port] = code_.ofLines(id, port))) return missing(port);
  }
  for (size_t k = 0; k < memory_[g].owners.size(); ++k) {
    const uint32_t port = workload_.ownedSums[g][k].port;
    memory_[g].owners[k] = {};
    if (!isBy(kind, layoutOf(workload_, g).ports[port].kind)) continue;
    memory_[g].owners[k] = code_.ofRows(id, port);
    if (!memory_[g].owners[k]) return missing(port);
  }
  return Done{};
}

Status CpuExecutable::runKernel(const Stage& stage, size_t k, const Launch& launch) {
  const uint32_t g = stage.groups[k];
  const KernelId id = kernelOf(workload_, g, stage.kind);
  const RunKernel run = code_.ofInstances(id);
  const KernelInfo* kernel = findKernel(*workload_.artefact, id);
  if (!run || !kernel) return Error{fmt::format("the program has no CPU kernel `{}`", kernelName(id)), ""};
  if (isGradient(stage.kind)) {
    if (const Status found = findRowKernels(g, stage.kind); !found) return found;
  }
  const int64_t count = workload_.groups[g].count;
  const auto padded = static_cast<size_t>((count + kTile - 1) / kTile * kTile);
  GroupMemory& memory = memory_[g];
  double* const place = filledInPlace(stage, k);
  const RunKernel own = [&](const KernelArgs& args, int64_t first, int64_t last) {
    return scratch_.local().run(run, args, first, last);
  };
  RunKernel part = own;
  if (hasValues(stage.kind)) {
    const auto adding = [&](const KernelArgs& args, int64_t first, int64_t last) {
      return runAdding(g, stage.kind, args, first, last, own);
    };
    if (isGradient(stage.kind) && storesPartials(layoutOf(workload_, g))) part = adding;
    if (storesValue(layoutOf(workload_, g), stage.kind)) grow(memory.values, padded);
    if (stage.isMain) {
      placeValues(g, InstanceValues::OfAllGroups);
      part = summing(g, part);
    }
  } else if (!stage.fills.empty() && !place) {
    double* const to = computed_[stage.fills[k]].data();
    part = [&, to](const KernelArgs& args, int64_t first, int64_t last) {
      return runFilling(g, args, first, last, kernel->stores, to, own);
    };
  } else if (stage.isMain && launch.take) {
    part = [&](const KernelArgs& args, int64_t first, int64_t last) {
      return runTaking(g, args, first, last, kernel->stores, launch.take, own);
    };
  } else if (double* const to = stage.isMain ? launch.componentsOf(g) : nullptr) {
    part = [&, to](const KernelArgs& args, int64_t first, int64_t last) {
      const int64_t missing = runFilling(g, args, first, last, kernel->stores, to, own);
      const auto width = static_cast<int64_t>(kernel->stores);
      nonfinite_ += cleanSome(to + first * width, (last - first) * width);
      return missing;
    };
  } else if (!place) {
    grow(memory.outputs, padded * kernel->stores);
    const Buffer outputs = bufferOf(memory.outputs.data(), padded * kernel->stores);
    if (stage.isMain) results_.elements[g] = {{outputs, 0, count, kernel->stores, kTile}};
  }
  const bool bySegment = isGradient(stage.kind) ? sumsBySegment(memory) : stage.isMain && launch.take;
  int64_t missing = 0;
  arena_.execute([&] { missing = runGroup(g, stage.kind, bySegment, part, place ? place : memory.outputs.data()); });
  if (missing != 0) return outOfMemory(workload_, g, id, missing);
  left_[g] = isGradient(stage.kind);
  return Done{};
}

Status CpuExecutable::runStages(std::span<const Stage> stages, const Launch& launch) {
  for (const Stage& stage : stages) {
    for (const FieldSum& sum : stage.sums)
      arena_.execute([&] { sumSymbol(sum.field, computed_[sum.into].data(), [](int64_t, int64_t) {}); });
    for (size_t k = 0; k < stage.groups.size(); ++k) {
      if (const Status done = runKernel(stage, k, launch); !done) return done;
    }
  }
  return Done{};
}

Result<std::unique_ptr<Event>> CpuExecutable::submit(const Launch& launch) {
  try {
    const auto times = launched(launch);
    if (!times) return times.error();
    return std::unique_ptr<Event>(new Finished(*times));
  } catch (const std::bad_alloc&) {
    return Error{"out of memory for what the launch computes", "fewer instances, or fewer threads"};
  }
}

Result<Times> CpuExecutable::launched(const Launch& launch) {
  results_ = {};
  results_.values.resize(memory_.size());
  results_.chunkSums.resize(memory_.size());
  results_.elements.resize(memory_.size());
  results_.gradients.resize(isGradient(launch.kind) ? gradients_.size() : 0);
  nonfinite_ = 0;
  left_.assign(memory_.size(), false);
  Times times;
  const auto start = Clock::now();
  const std::vector<Stage> stages = launchStages(workload_, launch.kind);
  const std::vector<bool> read = fieldsReadBy(workload_, stages);
  const auto bands = planBands(workload_, launch.kind, withFields(read, stages), reaches_);
  Status done = bands ? runBands(*bands, launch) : fill(read);
  if (done && !bands) done = runStages(stages, launch);
  if (!done) return done.error();
  times.kernel = millisecondsSince(start);
  arena_.execute([&] {
    if (isGradient(launch.kind) && !bands) sumGradients(launch);
  });
  times.reduce = millisecondsSince(start) - times.kernel;
  results_.nonfinite = nonfinite_;
  return times;
}

}  // namespace hgc
