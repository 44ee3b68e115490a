/// Kernels in phases (ir/kernel/gpu_phases.h): arrays that they leave to one another, and rows that sum partials made from
/// these.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "runtime/data/index/loops.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/vulkan/executable.h"

namespace hgc {
namespace {

constexpr uint64_t kMostCounts = uint64_t{1} << 31, kMostLayers = 65535;

/// Whether a phase stands for all instances' part of a kernel.
bool isOfInstances(PhaseKind kind) { return kind == PhaseKind::Instances || kind == PhaseKind::Tiles; }

Error tooMany(const Workload& workload, size_t g) {
  const TermId term = workload.artefact->plan.groups[g].terms.front();
  return {fmt::format("loops of `{}` leave more values than a GPU counts", workload.artefact->program.terms[term].name),
          "--device=cpu, or shorter loops"};
}

/// Entries in tiles of neighbours along the innermost loop, in their order.
struct EntryTiles {
  std::vector<int32_t> words;
  uint32_t count = 0;
};

EntryTiles tilesOf(const GatherLayout& layout, const IndexContext& context, const GpuPhase& phase) {
  const Nests nests(layout.host);
  IndexLoops loops(layout.host, nests, nests.of(layout.gathers[phase.gather].row), context);
  EntryTiles tiles;
  int32_t entry = 0;
  const size_t words = loops.ranges().size() + 2;
  loops.forEach(0, [&](std::span<const LoopCount> counts) {
    const int32_t innermost = counts.back().count;
    if (innermost % static_cast<int32_t>(phase.tile) == 0) {
      for (const LoopCount& count : counts) tiles.words.push_back(count.count);
      tiles.words.insert(tiles.words.end(), {innermost, entry});
      ++tiles.count;
    }
    tiles.words[(tiles.count - 1) * words + words - 2] = innermost;
    ++entry;
    return true;
  });
  return tiles;
}

}  // namespace

uint64_t VulkanExecutable::countsOf(uint32_t g, std::span<const PhaseExtent> extents) const {
  uint64_t counts = 1;
  for (const PhaseExtent& extent : extents) {
    const auto size = [&] { return workload_.bound.sizes[workload_.artefact->plan.groups[g].dims[extent.value]]; };
    counts = std::min(kMostCounts, counts * (extent.isSize ? static_cast<uint64_t>(size()) : extent.value));
  }
  return counts;
}

/// Partials that instances store besides what phases leave.
uint64_t VulkanExecutable::partialsBefore(const Laid& laid, uint32_t g) const {
  if (!isGradient(laid.stage.kind)) return 0;
  const PartialColumns& partials = workload_.partialColumns[g];
  return static_cast<uint64_t>(laid.sumsShared(g) ? partials.rest : partials.stored);
}

/// Columns for what instances leave, after the partials of other rows; memory for what is the same for all.
Status VulkanExecutable::layOutArrays(Laid& laid, uint32_t g, std::span<const PhaseArray> arrays) {
  std::vector<uint64_t> words = groups_[g].words;
  uint64_t columns = partialsBefore(laid, g);
  for (const PhaseArray& array : arrays) {
    const uint64_t counts = countsOf(g, array.extents);
    if (array.ofInstances) {
      words.push_back(columns);
      columns += counts;
      continue;
    }
    const auto buffer = holding_.allocate(counts * sizeof(double));
    if (!buffer) return buffer.error();
    words.push_back(buffer->address);
  }
  if (columns >= kMostCounts) return tooMany(workload_, g);
  laid.columns[g] = static_cast<uint32_t>(columns);
  const auto table = upload(holding_, *transfers_, words);
  if (table) laid.tables[g] = *table;
  return table ? Status(Done{}) : Status(table.error());
}

Status VulkanExecutable::layOutTiles(PhaseShader& shader, uint32_t g) {
  const Group& group = workload_.artefact->plan.groups[g];
  const IndexContext context = contextOf(workload_.artefact->program, group, workload_.bound, workload_.groups[g]);
  const EntryTiles tiles = tilesOf(layoutOf(workload_, g), context, *shader.code->phase);
  const auto buffer = upload(holding_, *transfers_, tiles.words);
  if (!buffer) return buffer.error();
  shader.tiles = *buffer;
  shader.tileCount = tiles.count;
  return Done{};
}

/// Nothing where a group's kernel has none.
Status VulkanExecutable::findPhases(Laid& laid, uint32_t g) {
  const KernelId id = kernelOf(workload_, g, laid.stage.kind);
  std::vector<PhaseShader>& shaders = laid.phases[g];
  for (const GpuCode& code : workload_.artefact->gpu) {
    if (code.id != id || code.target.fused != fused_ || !code.phase || isOfInstances(code.phase->kind)) continue;
    shaders.push_back({&code, {}, 0, {}, 0});
  }
  if (shaders.empty()) return Done{};
  for (PhaseShader& shader : shaders) {
    const uint64_t counts = countsOf(g, shader.code->phase->over);
    if (counts >= kMostCounts) return tooMany(workload_, g);
    shader.counts = static_cast<uint32_t>(counts);
    if (shader.code->phase->kind == PhaseKind::Owners) laid.operations[g] += operationsOfOwners(g, shader);
    if (shader.code->phase->kind != PhaseKind::Rows) continue;
    if (const Status done = layOutTiles(shader, g); !done) return done;
  }
  if (const Status done = makePhases(g, shaders); !done) return done;
  return layOutArrays(laid, g, shaders.front().code->arrays);
}

/// Of an instance's entries, with a margin: partials are a few operations, and an addition.
uint64_t VulkanExecutable::operationsOfOwners(uint32_t g, const PhaseShader& shader) const {
  constexpr uint64_t kOperations = 8;
  const uint32_t port = layoutOf(workload_, g).gathers[shader.code->phase->gather].port;
  const auto sums = std::ranges::find(workload_.ownedSums[g], port, &OwnedSums::port);
  return sums == workload_.ownedSums[g].end() ? 0 : kOperations * static_cast<uint64_t>(sums->counts.back());
}

/// How a phase of a group sums, if it does.
std::vector<SumWay> VulkanExecutable::waysOf(uint32_t g, const PhaseShader& shader) const {
  const Segments segments = workload_.groups[g].segments();
  const GpuPhase& phase = *shader.code->phase;
  if (phase.kind == PhaseKind::Rows)
    return {wayOfChunks(static_cast<uint64_t>(shader.tileCount * segments.count()),
                        static_cast<uint64_t>(segments.chunksEach()))};
  if (phase.kind != PhaseKind::Owners) return {SumWay::List};
  std::vector<SumWay> ways;
  const Piece all{g, 0, segments.count(), 0, 0, 0, 0};
  for (const auto& each : reduction_->ownersOf(all, layoutOf(workload_, g).gathers[phase.gather].port))
    ways.push_back(each.way);
  return ways;
}

Status VulkanExecutable::makePhases(uint32_t g, std::vector<PhaseShader>& shaders) {
  struct Wanted {
    const GpuCode* code;
    uint32_t way;
    VkPipeline* to;
    Result<VkPipeline> made = Error{};
  };
  std::vector<Wanted> wanted;
  for (PhaseShader& shader : shaders) {
    for (const SumWay way : waysOf(g, shader)) {
      const auto k = static_cast<uint32_t>(way);
      wanted.push_back({shader.code, k, &shader.ways[k]});
    }
  }
  forAll(static_cast<int64_t>(wanted.size()), [&](int64_t k) {
    Wanted& each = wanted[static_cast<size_t>(k)];
    const FloatingPointMode mode;
    each.made = holding_.pipeline(each.code->words, each.way);
  });
  for (const Wanted& each : wanted) {
    if (!each.made) return each.made.error();
    *each.to = *each.made;
  }
  return Done{};
}

/// The code with which workgroups take tiles of a group's domain, if it has enough lines and columns.
const GpuCode* VulkanExecutable::findTiles(Laid& laid, uint32_t g) const {
  constexpr int64_t kLeastLines = 32, kLeastColumns = 10;
  constexpr uint32_t kSharedBytes = 32 << 10;  // no tile takes more (codegen/glsl/tiles.cpp)
  if (device_->traits().sharedBytes < kSharedBytes) return nullptr;
  const KernelId id = kernelOf(workload_, g, laid.stage.kind);
  for (const GpuCode& code : workload_.artefact->gpu) {
    const bool isTiles = code.phase && code.phase->kind == PhaseKind::Tiles;
    if (code.id != id || code.target.fused != fused_ || !isTiles) continue;
    const auto columns = static_cast<int64_t>(countsOf(g, code.phase->over));
    if (columns < kLeastColumns || workload_.groups[g].count < kLeastLines * columns) return nullptr;
    laid.tiledColumns[g] = columns;
    return &code;
  }
  return nullptr;
}

void VulkanExecutable::recordRows(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                                  VkCommandBuffer commands) const {
  const VulkanReduction::SharedSums sums = reduction_->sharedOf(piece, shader.code->phase->gather);
  RowsPush push{};
  push.table = laid.tables[piece.group].address;
  push.outputs = outputs;
  push.tiles = shader.tiles.address;
  push.results = sums.results;
  push.tileCount = shader.tileCount;
  push.first = piece.first;
  push.count = piece.count;
  push.stride = piece.stride;
  push.segment = static_cast<uint32_t>(workload_.groups[piece.group].segment);
  push.segmentStride = sums.segmentStride;
  push.componentStride = sums.componentStride;
  push.partStride = sums.partStride;
  push.width = sums.width;
  const SumWay way = waysOf(piece.group, shader).front();
  dispatch(commands, shader.ways[static_cast<size_t>(way)], device_->layout(), &push, sizeof push,
           push.tileCount * invocationsOfItem(way), static_cast<uint32_t>(piece.lastSegment - piece.firstSegment));
}

void VulkanExecutable::recordOwners(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                                    VkCommandBuffer commands) const {
  const uint32_t port = layoutOf(workload_, piece.group).gathers[shader.code->phase->gather].port;
  for (VulkanReduction::OwnersDispatch& each : reduction_->ownersOf(piece, port)) {
    each.push.table = laid.tables[piece.group].address;
    each.push.outputs = outputs;
    dispatch(commands, shader.ways[static_cast<size_t>(each.way)], device_->layout(), &each.push, sizeof each.push,
             each.invocations);
  }
}

/// Tables, which are the same for all pieces, and what has an invocation for each instance and a layer for each count.
void VulkanExecutable::recordCounts(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                                    VkCommandBuffer commands) const {
  const bool isTable = shader.code->phase->kind == PhaseKind::Table;
  if (isTable && piece.firstSegment != 0) return;
  const KernelPush push{laid.tables[piece.group].address,      0,           isTable ? 0 : outputs, 0, piece.first,
                        isTable ? shader.counts : piece.count, piece.stride};
  const uint32_t layers = static_cast<uint32_t>(std::min<uint64_t>(shader.counts, kMostLayers));
  dispatch(commands, shader.ways[0], device_->layout(), &push, sizeof push, push.count, isTable ? 1 : layers);
}

/// The phases of a wave of these kinds; what they leave is seen by what comes after, and they see what came before.
void VulkanExecutable::recordPhases(const Laid& laid, size_t w, std::span<const PhaseKind> kinds,
                                    VkCommandBuffer commands) const {
  bool isFirst = true;
  for (const Piece& piece : laid.waves[w].pieces) {
    for (const PhaseShader& shader : laid.phases[piece.group]) {
      const PhaseKind kind = shader.code->phase->kind;
      if (std::ranges::find(kinds, kind) == kinds.end()) continue;
      if (std::exchange(isFirst, false)) barrier(commands);
      const uint64_t outputs = outputsOf(laid, w, piece);
      switch (kind) {
        case PhaseKind::Rows: recordRows(laid, piece, shader, outputs, commands); break;
        case PhaseKind::Owners: recordOwners(laid, piece, shader, outputs, commands); break;
        default: recordCounts(laid, piece, shader, outputs, commands);
      }
    }
  }
  if (!isFirst) barrier(commands);
}

}  // namespace hgc
