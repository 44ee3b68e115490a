/// Lays out the phases of kernels (ir/kernel/gpu_phases.h), the arrays through which they pass values, and rows that
/// pull their sums: their partials are added when they are computed, and never stored.
#include "runtime/gpu/stage/steps.h"

#include <fmt/format.h>

#include <algorithm>

#include "runtime/data/index/loops.h"
#include "runtime/gpu/stage/limits.h"
#include "runtime/gpu/sums/tables.h"

namespace hgc {
namespace {

/// Whether a phase computes instances.
bool isOfInstances(PhaseKind kind) {
  return kind == PhaseKind::Instances || kind == PhaseKind::Tiles || kind == PhaseKind::Runs;
}

Error tooMany(const Workload& workload, size_t g) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {
      fmt::format("loops of `{}` store more values than a GPU can count", workload.artefact->program.terms[term].name),
      "--device=cpu, or shorter loops"};
}

/// The items of a gather: its entries in runs of up to `GpuPhase::itemEntries` neighbours along the innermost loop. The
/// words of each are those of `RowsPush::items`.
struct RowItems {
  std::vector<int32_t> words;
  uint32_t count = 0;
};

RowItems itemsOf(const GatherLayout& layout, const IndexContext& context, const GpuPhase& phase) {
  const Nests nests(layout.host);
  IndexLoops loops(layout.host, nests, nests.of(layout.gathers[phase.gather].row), context);
  RowItems items;
  int32_t entry = 0;
  const size_t words = loops.ranges().size() + 2;
  loops.forEach(0, [&](std::span<const LoopCount> counts) {
    const int32_t innermost = counts.back().count;
    if (innermost % static_cast<int32_t>(phase.itemEntries) == 0) {
      for (const LoopCount& count : counts) items.words.push_back(count.count);
      items.words.insert(items.words.end(), {innermost, entry});
      ++items.count;
    }
    items.words[(items.count - 1) * words + words - 2] = innermost;
    ++entry;
    return true;
  });
  return items;
}

uint64_t countsOf(const Workload& workload, uint32_t g, std::span<const PhaseExtent> extents) {
  uint64_t counts = 1;
  for (const PhaseExtent& extent : extents) {
    const auto size = [&] { return workload.bound.sizes[workload.artefact->plan.groups[g].dims[extent.value]]; };
    counts = std::min(kMostInvocations, counts * (extent.isSize ? static_cast<uint64_t>(size()) : extent.value));
  }
  return counts;
}

/// The partials that instances store besides the arrays of phases.
uint64_t partialsBefore(const Workload& workload, const GpuKernelStage& stage, uint32_t g) {
  if (!isGradient(stage.stage.kind)) return 0;
  const PartialColumns& partials = workload.partialColumns[g];
  return static_cast<uint64_t>(stage.groups[g].sumsShared() ? partials.rest : partials.stored);
}

/// Arrays of instances get columns after the partials; each other array gets memory of its own.
Status layOutArrays(const GpuContext& context, GpuKernelStage& stage, uint32_t g, std::span<const PhaseArray> arrays) {
  std::vector<uint64_t> words = context.data.group(g).words;
  uint64_t columns = partialsBefore(context.workload, stage, g);
  for (const PhaseArray& array : arrays) {
    const uint64_t counts = countsOf(context.workload, g, array.extents);
    if (array.ofInstances) {
      words.push_back(columns);
      columns += counts;
      continue;
    }
    const auto buffer = context.memory.allocate(counts * sizeof(double));
    if (!buffer) return buffer.error();
    words.push_back(buffer->address);
  }
  if (columns >= kMostInvocations) return tooMany(context.workload, g);
  stage.groups[g].columns = static_cast<uint32_t>(columns);
  return put(context.gpu, context.memory, stage.groups[g].table, words);
}

Status layOutItems(const GpuContext& context, PhaseKernels& phase, uint32_t g) {
  const Workload& workload = context.workload;
  const Group& group = workload.artefact->plan.groups[g];
  const IndexContext indices = contextOf(workload.artefact->program, group, workload.bound, workload.groups[g]);
  const RowItems items = itemsOf(layoutOf(workload, g), indices, *phase.code->phase);
  phase.itemCount = items.count;
  return put(context.gpu, context.memory, phase.items, items.words);
}

/// An upper estimate of the operations for an instance's entries.
uint64_t operationsOfOwners(const Workload& workload, uint32_t g, const GpuPhase& phase) {
  constexpr uint64_t kOperations = 8;
  const uint32_t port = layoutOf(workload, g).gathers[phase.gather].port;
  const auto sums = std::ranges::find(workload.ownedSums[g], port, &OwnedSums::port);
  return sums == workload.ownedSums[g].end() ? 0 : kOperations * static_cast<uint64_t>(sums->counts.back());
}

Status loadPhases(const GpuContext& context, uint32_t g, std::vector<PhaseKernels>& phases) {
  std::vector<WantedKernel> wanted;
  for (PhaseKernels& phase : phases) {
    for (const SumWay way : waysOf(context, g, phase)) {
      const auto k = static_cast<uint32_t>(way);
      wanted.push_back({phase.code, k, false, &phase.ways[k]});
    }
  }
  return loadKernels(context.gpu, wanted);
}

/// The code with which rows of a group pull; empty if instances store. Chooses if the program has code for both.
std::vector<const GpuCode*> pullCodeOf(const GpuContext& context, const GpuKernelStage& stage, uint32_t g) {
  std::vector<const GpuCode*> pulls = codeOf(context, stage, g);
  const bool mayStore = std::erase_if(pulls, [](const GpuCode* code) { return code->port == kNone; }) > 0;
  const auto isFew = [&](const GpuCode* code) {
    const PullSize size = context.sums.pullSize(g, code->port);
    return size.entries < size.longest * fullInvocations(context.gpu.traits());
  };
  if (mayStore && std::ranges::any_of(pulls, isFew)) return {};
  return pulls;
}

/// Loads the kernels for the ways in which rows are summed.
Status loadPulls(const GpuContext& context, std::span<const GpuCode* const> codes, uint32_t g,
                 std::vector<PullKernels>& pulls) {
  const Piece all{g, 0, context.workload.groups[g].segments().count(), 0, 0, 0, 0};
  std::vector<WantedKernel> wanted;
  pulls.resize(codes.size());
  for (size_t k = 0; k < codes.size(); ++k) {
    pulls[k].port = codes[k]->port;
    for (const PullDispatch& each : context.sums.pullsOf(codes[k]->port, all)) {
      const auto way = static_cast<uint32_t>(each.way);
      wanted.push_back({codes[k], way, false, &pulls[k].ways[way]});
    }
  }
  return loadKernels(context.gpu, wanted);
}

}  // namespace

Status findPhases(const GpuContext& context, GpuKernelStage& stage, uint32_t g) {
  GroupStage& own = stage.groups[g];
  for (const GpuCode* code : codeOf(context, stage, g)) {
    if (code->phase && !isOfInstances(code->phase->kind)) own.phases.emplace_back().code = code;
  }
  if (own.phases.empty()) return Done{};
  for (PhaseKernels& phase : own.phases) {
    const uint64_t counts = countsOf(context.workload, g, phase.code->phase->over);
    if (counts >= kMostInvocations) return tooMany(context.workload, g);
    phase.counts = static_cast<uint32_t>(counts);
    if (phase.kind() == PhaseKind::Owners)
      own.operations += operationsOfOwners(context.workload, g, *phase.code->phase);
    if (phase.kind() != PhaseKind::Rows) continue;
    if (const Status done = layOutItems(context, phase, g); !done) return done;
  }
  if (const Status done = loadPhases(context, g, own.phases); !done) return done;
  return layOutArrays(context, stage, g, own.phases.front().code->arrays);
}

std::vector<SumWay> waysOf(const GpuContext& context, uint32_t g, const PhaseKernels& phase) {
  const Segments segments = context.workload.groups[g].segments();
  if (phase.kind() == PhaseKind::Rows)
    return {wayOfChunks(static_cast<uint64_t>(phase.itemCount * segments.count()),
                        static_cast<uint64_t>(segments.chunksEach()))};
  if (phase.kind() != PhaseKind::Owners) return {SumWay::List};
  std::vector<SumWay> ways;
  const Piece all{g, 0, segments.count(), 0, 0, 0, 0};
  const uint32_t port = layoutOf(context.workload, g).gathers[phase.code->phase->gather].port;
  for (const OwnersDispatch& each : context.sums.ownersOf(all, port)) ways.push_back(each.way);
  return ways;
}

const GpuCode* findTiles(const GpuContext& context, GpuKernelStage& stage, uint32_t g) {
  constexpr int64_t kLeastLines = 32, kLeastColumns = 10;
  constexpr uint32_t kSharedBytes = 32 << 10;  // no tile takes more (codegen/text/tiles.cpp)
  if (context.gpu.traits().sharedBytes < kSharedBytes) return nullptr;
  for (const GpuCode* code : codeOf(context, stage, g)) {
    if (!code->phase || code->phase->kind != PhaseKind::Tiles) continue;
    const auto columns = static_cast<int64_t>(countsOf(context.workload, g, code->phase->over));
    if (columns < kLeastColumns || context.workload.groups[g].count < kLeastLines * columns) return nullptr;
    stage.groups[g].tiledColumns = columns;
    return code;
  }
  return nullptr;
}

const GpuCode* findRuns(const GpuContext& context, const GpuKernelStage& stage, uint32_t g) {
  if (stage.assemblies.size() != 1 || !stage.assemblies.front()->hasRuns(g)) return nullptr;
  const KernelInfo* kernel = findKernel(*context.workload.artefact, kernelOf(context.workload, g, stage.stage.kind));
  const auto operations = static_cast<uint64_t>(context.workload.groups[g].count) * kernel->operations;
  if (operations > operationsOfASecond(context.gpu.traits())) return nullptr;  // all run at once
  for (const GpuCode* code : codeOf(context, stage, g)) {
    if (code->phase && code->phase->kind == PhaseKind::Runs) return code;
  }
  return nullptr;
}

Status findPulls(const GpuContext& context, GpuKernelStage& stage, uint32_t g) {
  const std::vector<const GpuCode*> codes = pullCodeOf(context, stage, g);
  if (codes.empty()) return Done{};
  std::vector<PullKernels>& pulls = stage.groups[g].pulls;
  Status done = context.sums.prepareRows(g);
  if (done) done = loadPulls(context, codes, g, pulls);
  if (!done) return done;
  for (PullKernels& pull : pulls) {
    const auto table = context.copies.tableOf(context.sums, g, pull.port);
    if (!table) return table.error();
    pull.table = *table;
  }
  // The port with the fewest lists has the longest runs of instances, so its writes of values are most coalesced.
  const auto listsOf = [&](const PullKernels& pull) { return context.sums.pullSize(g, pull.port).lists; };
  std::ranges::min_element(pulls, {}, listsOf)->computesValues = true;
  const KernelInfo* kernel = findKernel(*context.workload.artefact, kernelOf(context.workload, g, stage.stage.kind));
  for (const PullKernels& pull : pulls) {
    const auto entries = std::ranges::count(layoutOf(context.workload, g).gathers, pull.port, &Gather::port);
    stage.groups[g].operations += uint64_t{kernel->operations} * static_cast<uint64_t>(entries);
  }
  return Done{};
}

}  // namespace hgc
