/// Kinds of launches, recorded as command buffers.
#include <fmt/format.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstdlib>

#include "ir/abi.h"
#include "runtime/device/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"

namespace hgc {
namespace {

/// Memory for partials or results of one wave. HGC_GPU_PIECE_KIB is for tests and tuning.
uint64_t pieceBudget(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_PIECE_KIB")) return std::strtoull(text, nullptr, 10) << 10;
  return traits.isCpu ? uint64_t{96} << 20 : uint64_t{512} << 20;
}

const GpuCode* findCode(const Artefact& artefact, KernelId id, bool fused) {
  const auto found = std::ranges::find_if(
      artefact.gpu, [&](const GpuCode& code) { return code.id == id && code.target.fused == fused; });
  return found == artefact.gpu.end() ? nullptr : &*found;
}

/// A kernel that was made, but for no GPU, was refused.
Error missingCode(const Artefact& artefact, KernelId id) {
  if (!findKernel(artefact, id))
    return {fmt::format("the program has no kernel `{}`", kernelName(id)), "build it with this kind of kernel"};
  return {fmt::format("there is no GPU code for `{}`: {}", kernelName(id), artefact.gpuRefusal), "--device=cpu"};
}

/// Operations that are expected to take a second, with a wide margin: no submission is longer, so that none meets the
/// deadline by its size alone. HGC_GPU_SECOND_OPERATIONS is for tests.
uint64_t operationsOfASecond(const VulkanTraits& traits) {
  if (const char* text = std::getenv("HGC_GPU_SECOND_OPERATIONS")) return std::strtoull(text, nullptr, 10);
  return traits.isCpu ? uint64_t{500'000'000} : uint64_t{50'000'000'000};
}

}  // namespace

/// Scalars that an instance leaves besides its value.
uint32_t VulkanExecutable::columnsOf(size_t g, KernelKind kind, const KernelInfo& kernel) const {
  const bool isVariadic = isGradient(kind) && layoutOf(workload_, g).variadic;
  return isVariadic ? static_cast<uint32_t>(workload_.partialColumns[g].stored) : kernel.stores - hasValues(kind);
}

/// Pipelines of all topologies that take part, made in parallel: drivers take tens of milliseconds for each.
Status VulkanExecutable::findPipelines(KernelKind kind, Recording& recording) {
  const Artefact& artefact = *workload_.artefact;
  std::vector<const GpuCode*> needed;
  std::vector<size_t> ofGroup(groups_.size(), SIZE_MAX);
  recording.columns.resize(groups_.size(), 0);
  recording.operations.resize(groups_.size(), 0);
  recording.pipelines.resize(groups_.size(), VK_NULL_HANDLE);
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (!takesPart(workload_, g, kind)) continue;
    const KernelId id = kernelOf(workload_, g, kind);
    const GpuCode* code = findCode(artefact, id, fused_);
    const KernelInfo* kernel = findKernel(artefact, id);
    if (!code || !kernel) return missingCode(artefact, id);
    recording.columns[g] = columnsOf(g, kind, *kernel);
    recording.operations[g] = kernel->operations;
    const auto known = std::ranges::find(needed, code);
    ofGroup[g] = static_cast<size_t>(known - needed.begin());
    if (known == needed.end()) needed.push_back(code);
  }
  std::vector<Result<VkPipeline>> made(needed.size(), Error{});
  tbb::parallel_for(size_t{0}, needed.size(), [&](size_t k) {
    const FloatingPointMode mode;
    made[k] = device_->pipeline(needed[k]->words);
  });
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (ofGroup[g] == SIZE_MAX) continue;
    if (!made[ofGroup[g]]) return made[ofGroup[g]].error();
    recording.pipelines[g] = *made[ofGroup[g]];
  }
  return Done{};
}

Status VulkanExecutable::layOutWaves(KernelKind kind, Recording& recording) {
  std::vector<PieceSource> sources;
  for (uint32_t g = 0; g < groups_.size(); ++g) {
    if (recording.pipelines[g] != VK_NULL_HANDLE)
      sources.push_back({g, workload_.groups[g].count, recording.columns[g], recording.operations[g]});
  }
  recording.waves = cutIntoWaves(sources, {pieceBudget(device_->traits()), operationsOfASecond(device_->traits())});
  uint64_t largest = 0;
  for (const Wave& wave : recording.waves) {
    largest = std::max(largest, wave.bytes);
    if (isGradient(kind) || wave.bytes == 0) {
      recording.outputs.push_back({});
      continue;
    }
    const auto outputs = memory_.allocate(wave.bytes);
    if (!outputs) return outputs.error();
    recording.outputs.push_back(*outputs);
  }
  if (isGradient(kind) && largest > partials_.bytes) {
    const auto partials = memory_.allocate(largest);
    if (!partials) return partials.error();
    partials_ = *partials;
  }
  return Done{};
}

Status VulkanExecutable::makeTimestamps(Recording& recording) {
  if (!device_->traits().hasTimestamps) return Done{};
  VkQueryPoolCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
  create.queryType = VK_QUERY_TYPE_TIMESTAMP;
  create.queryCount = static_cast<uint32_t>(2 * recording.waves.size() + 2);
  VkQueryPool pool = VK_NULL_HANDLE;
  const Status done =
      device_->check(vkCreateQueryPool(device_->handle(), &create, nullptr, &pool), "vkCreateQueryPool");
  if (done) recording.timestamps = {device_->life(), pool, vkDestroyQueryPool};
  return done;
}

void VulkanExecutable::recordKernel(const Recording& recording, const Piece& piece, uint64_t outputs,
                                    VkCommandBuffer commands) const {
  const GroupBuffers& group = groups_[piece.group];
  const KernelPush push{group.table.address, group.values.address, outputs + piece.offset,
                        piece.first,         piece.count,          piece.stride};
  dispatch(commands, recording.pipelines[piece.group], device_->layout(), &push, sizeof push, piece.count);
}

void VulkanExecutable::recordValueSums(const Recording& recording, VkCommandBuffer commands) const {
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (recording.pipelines[g] == VK_NULL_HANDLE) continue;
    const int64_t count = workload_.groups[g].count;
    const ValueSumPush push{groups_[g].values.address, groups_[g].chunkSums.address, static_cast<uint32_t>(count),
                            static_cast<uint32_t>(segmentLength(count))};
    dispatch(commands, valueSum_, device_->layout(), &push, sizeof push, uint64_t{chunkCount(count)} * kLanes);
  }
}

void VulkanExecutable::recordWave(KernelKind kind, const Recording& recording, size_t w,
                                  VkCommandBuffer commands) const {
  const VkQueryPool timestamps = recording.timestamps.get();
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  const uint64_t outputs = isGradient(kind) ? partials_.address : recording.outputs[w].address;
  for (const Piece& piece : recording.waves[w].pieces) recordKernel(recording, piece, outputs, commands);
  if (isGradient(kind)) barrier(commands);
  stamp(static_cast<uint32_t>(2 * w + 1));
  if (isGradient(kind)) {
    for (const Piece& piece : recording.waves[w].pieces)
      reduction_->recordSums(commands, kind, piece, outputs + piece.offset);
    barrier(commands);
  }
  stamp(static_cast<uint32_t>(2 * w + 2));
}

Status VulkanExecutable::beginPart(Recording& recording) {
  const auto commands = commandPool_->begin();
  if (!commands) return commands.error();
  auto fence = device_->fence();
  if (!fence) return fence.error();
  recording.parts.push_back({*commands, std::move(*fence)});
  return Done{};
}

/// Waves one after another; a wave that no longer fits the second begins another part.
Status VulkanExecutable::record(KernelKind kind, Recording& recording) {
  const VkQueryPool timestamps = recording.timestamps.get();
  const auto queries = static_cast<uint32_t>(2 * recording.waves.size() + 2);
  const auto commands = [&] { return recording.parts.back().commands; };
  const auto end = [&] { return vulkanCheck(vkEndCommandBuffer(commands()), "vkEndCommandBuffer"); };
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands(), VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  if (const Status done = beginPart(recording); !done) return done;
  if (timestamps != VK_NULL_HANDLE) vkCmdResetQueryPool(commands(), timestamps, 0, queries);
  if (isGradient(kind)) reduction_->recordClears(commands(), kind);
  stamp(0);
  uint64_t operations = 0;
  for (size_t w = 0; w < recording.waves.size(); ++w) {
    operations += recording.waves[w].operations;
    if (w > 0 && operations > operationsOfASecond(device_->traits())) {
      Status done = end();
      if (done) done = beginPart(recording);
      if (!done) return done;
      operations = recording.waves[w].operations;
    }
    recordWave(kind, recording, w, commands());
  }
  if (info(kind).gives == Gives::Values) barrier(commands());
  if (hasValues(kind)) recordValueSums(recording, commands());
  if (isGradient(kind)) reduction_->recordTotals(commands(), kind);
  barrier(commands());
  stamp(queries - 1);
  return end();
}

Results VulkanExecutable::resultsOf(KernelKind kind, const Recording& recording) const {
  Results results;
  results.values.resize(groups_.size());
  results.chunkSums.resize(groups_.size());
  results.elements.resize(groups_.size());
  for (size_t g = 0; g < groups_.size(); ++g) {
    if (!hasValues(kind) || recording.pipelines[g] == VK_NULL_HANDLE) continue;
    results.values[g] = groups_[g].values;
    results.chunkSums[g] = groups_[g].chunkSums;
  }
  if (isGradient(kind)) results.gradients = reduction_->gradients(kind);
  if (hasValues(kind)) return results;
  for (size_t w = 0; w < recording.waves.size(); ++w) {
    for (const Piece& piece : recording.waves[w].pieces) {
      const uint32_t width = recording.columns[piece.group];
      const uint64_t bytes = uint64_t{width} * piece.stride * sizeof(double);
      results.elements[piece.group].push_back(
          {recording.outputs[w].from(piece.offset, bytes), piece.first, piece.count, width, piece.stride});
    }
  }
  return results;
}

Result<VulkanExecutable::Recording*> VulkanExecutable::recordingFor(KernelKind kind) {
  std::optional<Recording>& known = recordings_[static_cast<size_t>(kind)];
  if (known) return &*known;
  Recording recording;
  Status done = findPipelines(kind, recording);
  if (done && isGradient(kind)) done = reduction_->prepare(kind);
  if (done) done = transfers_->flush();
  if (done) done = layOutWaves(kind, recording);
  if (done) done = makeTimestamps(recording);
  if (done) done = record(kind, recording);
  if (!done) return done.error();
  recording.results = resultsOf(kind, recording);
  return &known.emplace(std::move(recording));
}

}  // namespace hgc
