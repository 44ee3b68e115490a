/// Stages of launches, laid out: with what code, in which pieces, and where in memory.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "ir/kernel/quads.h"
#include "ir/loops.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/vulkan/executable.h"

namespace hgc {
namespace {

/// Memory for partials or results of one wave. HGC_GPU_PIECE_KIB is for tests and tuning.
uint64_t pieceBudget(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_PIECE_KIB")) return std::strtoull(text, nullptr, 10) << 10;
  return traits.isCpu ? uint64_t{96} << 20 : uint64_t{512} << 20;
}

/// The parts of a kernel that instances run.
std::vector<const GpuCode*> findShaders(const Artefact& artefact, KernelId id, bool fused) {
  std::vector<const GpuCode*> parts;
  for (const GpuCode& code : artefact.gpu) {
    const bool isOfInstances = code.port == kNone && (!code.phase || code.phase->kind == PhaseKind::Instances);
    if (code.id == id && code.target.fused == fused && isOfInstances) parts.push_back(&code);
  }
  return parts;
}

/// A kernel that was made, but for no GPU, was refused.
Error missingCode(const Artefact& artefact, KernelId id) {
  if (!findKernel(artefact, id))
    return {fmt::format("the program has no kernel `{}`", kernelName(id)), "build it with this kind of kernel"};
  return {fmt::format("there is no GPU code for `{}`: {}", kernelName(id), artefact.gpuRefusal), "--device=cpu"};
}

}  // namespace

uint64_t operationsOfASecond(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_SECOND_OPERATIONS")) return std::strtoull(text, nullptr, 10);
  return traits.isCpu ? uint64_t{500'000'000} : uint64_t{50'000'000'000};
}

uint32_t roomFor(uint32_t columns, KernelKind kind) {
  const uint32_t side = sideBySide(kind);
  return (columns + side - 1) / side * side;
}

/// Scalars that an instance leaves besides its value.
uint32_t VulkanExecutable::columnsOf(size_t g, KernelKind kind, const KernelInfo& kernel) const {
  const bool isVariadic = isGradient(kind) && layoutOf(workload_, g).variadic;
  if (isVariadic) return static_cast<uint32_t>(workload_.partialColumns[g].stored);
  return kernel.stores - storesValue(layoutOf(workload_, g), kind);
}

/// Pipelines of all topologies that take part, made in parallel: drivers take tens of milliseconds for each.
Status VulkanExecutable::findPipelines(Laid& laid) {
  const Artefact& artefact = *workload_.artefact;
  struct Wanted {
    const GpuCode* code;
    bool singles;
    Result<VkPipeline> made = Error{};
  };
  std::vector<Wanted> wanted;  // the parts of a kernel follow one another
  std::vector<std::pair<size_t, size_t>> ofGroup(groups_.size());
  laid.columns.resize(groups_.size(), 0);
  laid.singles.resize(groups_.size(), false);
  laid.operations.resize(groups_.size(), 0);
  laid.states.resize(groups_.size(), 0);
  laid.pipelines.resize(groups_.size());
  laid.pulls.resize(groups_.size());
  laid.phases.resize(groups_.size());
  laid.tiledColumns.resize(groups_.size(), 0);
  for (const GroupBuffers& group : groups_) laid.tables.push_back(group.table);
  for (const uint32_t g : laid.stage.groups) {
    if (const Status done = findPulls(laid, g); !done) return done;
    if (!laid.pulls[g].empty()) continue;
    const KernelId id = kernelOf(workload_, g, laid.stage.kind);
    std::vector<const GpuCode*> parts = findShaders(artefact, id, fused_);
    if (const GpuCode* tiles = findTiles(laid, g); tiles != nullptr) parts = {tiles};
    const KernelInfo* kernel = findKernel(artefact, id);
    if (parts.empty() || !kernel) return missingCode(artefact, id);
    laid.columns[g] = columnsOf(g, laid.stage.kind, *kernel);
    laid.singles[g] = parts.front()->leavesSingles && laid.isKept() && laid.fills[g] == kNone;
    laid.operations[g] = kernel->operations;
    if (const Status done = findPhases(laid, g); !done) return done;
    uint64_t kept = parts.front()->cells;
    for (const GpuCode* code : parts)
      kept = std::max(kept, code->cells + code->atCounts * static_cast<uint64_t>(workload_.longestKept[g]));
    laid.states[g] = kept * sizeof(double);
    if (const KernelCode* lines = findCode(artefact, id, fused_); lines != nullptr) {
      if (const Status done = roundsFit(*lines, g); !done) return done;
    }
    const auto known = std::ranges::find(wanted, parts.front(), &Wanted::code);
    const auto first = static_cast<size_t>(known - wanted.begin());
    ofGroup[g] = {first, first + parts.size()};
    if (known != wanted.end()) continue;
    for (const GpuCode* code : parts) wanted.push_back({code, laid.singles[g]});
  }
  forAll(static_cast<int64_t>(wanted.size()), [&](int64_t k) {
    Wanted& each = wanted[static_cast<size_t>(k)];
    const FloatingPointMode mode;
    each.made = holding_.pipeline(each.code->words, 0, each.singles);
  });
  for (const uint32_t g : laid.stage.groups) {
    for (size_t k = ofGroup[g].first; k < ofGroup[g].second; ++k) {
      if (!wanted[k].made) return wanted[k].made.error();
      laid.pipelines[g].push_back(*wanted[k].made);
    }
  }
  return Done{};
}

/// Components that are results have memory of their own; all else goes to where partials are.
Status VulkanExecutable::layOutWaves(Laid& laid) {
  std::vector<PieceSource> sources;
  for (const uint32_t g : laid.stage.groups)
    sources.push_back({g, workload_.groups[g].segments(), roomFor(laid.columns[g], laid.stage.kind), laid.operations[g],
                       laid.scalarBytes(g), workload_.groups[g].before});
  laid.waves = cutIntoWaves(sources, {pieceBudget(device_->traits()), operationsOfASecond(device_->traits())});
  const bool areResults = laid.isKept();
  uint64_t largest = 0;
  for (const Wave& wave : laid.waves) {
    largest = std::max(largest, wave.bytes);
    if (!areResults || wave.bytes == 0) {
      laid.outputs.push_back({});
      continue;
    }
    const auto outputs = holding_.allocate(wave.bytes);
    if (!outputs) return outputs.error();
    laid.outputs.push_back(*outputs);
  }
  if (!areResults && largest > partials_.bytes) {
    const auto partials = holding_.allocate(largest);
    if (!partials) return partials.error();
    partials_ = *partials;
  }
  return Done{};
}

Status VulkanExecutable::layOut(Laid& laid) {
  laid.fills.resize(groups_.size(), kNone);
  for (size_t k = 0; k < laid.stage.fills.size(); ++k) laid.fills[laid.stage.groups[k]] = laid.stage.fills[k];
  Status done = findPipelines(laid);
  if (done && isGradient(laid.stage.kind)) done = reduction_->prepare(laid.stage.kind);
  if (done) done = layOutWaves(laid);
  if (done) done = layOutChunkSums(laid);
  return done ? layOutStates(laid) : done;
}

}  // namespace hgc
