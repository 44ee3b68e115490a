/// Kinds of launches, recorded as command buffers.
#include <algorithm>
#include <array>

#include "ir/kernel/abi.h"
#include "ir/kernel/quads.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"

namespace hgc {

Status VulkanExecutable::makeTimestamps(Recording& recording) {
  if (!device_->traits().hasTimestamps) return Done{};
  VkQueryPoolCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
  create.queryType = VK_QUERY_TYPE_TIMESTAMP;
  create.queryCount = 2 * recording.waves + 2;
  VkQueryPool pool = VK_NULL_HANDLE;
  const Status done =
      device_->check(vkCreateQueryPool(device_->handle(), &create, nullptr, &pool), "vkCreateQueryPool");
  if (done) recording.timestamps = {device_->life(), pool, vkDestroyQueryPool};
  return done;
}

/// A field of scalars in the order of its instances needs no copy.
bool VulkanExecutable::fillsInPlace(const Laid& laid, uint32_t g) const {
  return laid.fills[g] != kNone && laid.columns[g] == 1 && groups_[g].rows.bytes == 0;
}

/// Where kernels, which count from the first of the whole, write the values of instances.
uint64_t VulkanExecutable::valuesOf(uint32_t g) const {
  return groups_[g].values.address - static_cast<uint64_t>(workload_.groups[g].before) * sizeof(double);
}

/// Where the columns of a piece are.
uint64_t VulkanExecutable::outputsOf(const Laid& laid, size_t w, const Piece& piece) const {
  if (fillsInPlace(laid, piece.group))
    return reals_[laid.fills[piece.group]].address + uint64_t{piece.first} * sizeof(double);
  return (laid.isKept() ? laid.outputs[w].address : partials_.address) + piece.offset;
}

/// Of a dispatch: one an instance, or a workgroup a tile.
uint64_t VulkanExecutable::invocationsOf(const Laid& laid, uint32_t g, const KernelPush& push) {
  const auto columns = static_cast<uint64_t>(laid.tiledColumns[g]);
  if (columns == 0 || push.count == 0) return push.count;
  const auto tiles = [](uint64_t side) { return (side + kTileSide - 1) / kTileSide; };
  const uint64_t lines = (uint64_t{push.first} + push.count - 1) / columns - push.first / columns + 1;
  return tiles(lines) * tiles(columns) * kWorkgroup;
}

/// States lie one dispatch after another; where there is no room left, they take that of dispatches that are done.
void VulkanExecutable::recordInstances(const Laid& laid, size_t w, const Piece& piece, uint64_t& room,
                                       VkCommandBuffer commands) const {
  const uint32_t most = atOnce(laid, piece);
  for (uint32_t done = 0; done < piece.count; done += most) {
    const uint32_t count = std::min(most, piece.count - done);
    const uint64_t bytes = count * laid.states[piece.group];
    if (bytes > room) {
      barrier(commands);
      room = states_.bytes;
    }
    const KernelPush push{
        laid.tables[piece.group].address,
        valuesOf(piece.group),
        outputsOf(laid, w, piece) + uint64_t{done} * sideBySide(laid.stage.kind) * laid.scalarBytes(piece.group),
        states_.address + states_.bytes - room,
        piece.first + done,
        count,
        piece.stride};
    for (const VkPipeline& part : laid.pipelines[piece.group]) {
      if (&part != &laid.pipelines[piece.group].front()) barrier(commands);
      dispatch(commands, part, device_->layout(), &push, sizeof push, invocationsOf(laid, piece.group, push));
    }
    room -= bytes;
  }
}

void VulkanExecutable::recordKernels(const Laid& laid, size_t w, VkCommandBuffer commands) const {
  recordPhases(laid, w, std::array{PhaseKind::Table, PhaseKind::Pack}, commands);
  recordPhases(laid, w, std::array{PhaseKind::Grid}, commands);
  uint64_t room = 0;
  for (const Piece& piece : laid.waves[w].pieces) {
    if (laid.pulls[piece.group].empty()) recordInstances(laid, w, piece, room, commands);
    else recordPulls(laid, piece, commands);
  }
  recordPhases(laid, w, std::array{PhaseKind::Rows, PhaseKind::Owners}, commands);
}

void VulkanExecutable::recordFills(const Laid& laid, size_t w, VkCommandBuffer commands) const {
  for (const Piece& piece : laid.waves[w].pieces) {
    const SymbolId symbol = laid.fills[piece.group];
    if (symbol == kNone || fillsInPlace(laid, piece.group)) continue;
    const FieldRowsPush push{outputsOf(laid, w, piece),
                             groups_[piece.group].rows.address,
                             reals_[symbol].address,
                             piece.count,
                             laid.columns[piece.group],
                             piece.stride,
                             piece.first};
    dispatch(commands, fieldRows_, device_->layout(), &push, sizeof push, uint64_t{push.count} * push.width);
  }
}

/// What a wave's kernels left is summed, or becomes rows.
void VulkanExecutable::recordSums(const Laid& laid, size_t w, VkCommandBuffer commands) const {
  if (!laid.assemblies.empty()) recordAssemblies(laid, w, commands);
  for (const Piece& piece : laid.waves[w].pieces) {
    if (!isGradient(laid.stage.kind) || !laid.pulls[piece.group].empty()) continue;
    const uint64_t partials = outputsOf(laid, w, piece);
    reduction_->recordSums(commands, laid.stage.kind, piece, partials);
    if (!laid.sumsShared(piece.group)) reduction_->recordShared(commands, laid.stage.kind, piece, partials);
  }
  recordFills(laid, w, commands);
}

void VulkanExecutable::recordValueSums(const Laid& laid, VkCommandBuffer commands) const {
  for (const uint32_t g : laid.stage.groups) {
    const Segments segments = workload_.groups[g].segments();
    const ValueSumPush push{groups_[g].values.address,
                            groups_[g].chunkSums.address,
                            static_cast<uint32_t>(segments.instances),
                            1,
                            static_cast<uint32_t>(segments.length),
                            static_cast<uint32_t>(segments.chunksEach())};
    dispatch(commands, valueSum_, device_->layout(), &push, sizeof push,
             static_cast<uint64_t>(segments.chunks()) * kLanes);
  }
}

Status VulkanExecutable::beginPart(Recording& recording) {
  const auto commands = commandPool_->begin();
  if (!commands) return commands.error();
  auto fence = device_->fence();
  if (!fence) return fence.error();
  recording.parts.push_back({*commands, std::move(*fence)});
  return Done{};
}

/// Waves one after another; a wave that no longer fits the second begins another part. After the last one come the
/// sums that the next stage wants.
Status VulkanExecutable::recordStage(Recording& recording, size_t s, uint32_t& wave, uint64_t& operations) {
  const Laid& laid = recording.stages[s];
  const VkQueryPool timestamps = recording.timestamps.get();
  const auto commands = [&] { return recording.parts.back().commands; };
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands(), VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  const bool isFollowed = isGradient(laid.stage.kind) || !laid.stage.fills.empty() || !laid.assemblies.empty();
  for (size_t w = 0; w < laid.waves.size(); ++w, ++wave) {
    operations += laid.waves[w].operations;
    if (wave > 0 && operations > operationsOfASecond(device_->traits())) {
      Status done = vulkanCheck(vkEndCommandBuffer(commands()), "vkEndCommandBuffer");
      if (done) done = beginPart(recording);
      if (!done) return done;
      operations = laid.waves[w].operations;
    }
    recordKernels(laid, w, commands());
    if (isFollowed) barrier(commands());
    stamp(2 * wave + 1);
    if (isFollowed) {
      recordSums(laid, w, commands());
      barrier(commands());
    }
    if (w + 1 == laid.waves.size()) {
      recordNarrowFills(laid, commands());
      recordFieldSums(recording, s + 1, commands());
    }
    stamp(2 * wave + 2);
  }
  return Done{};
}

/// What stage `s` wants summed; and if it has no kernels, what the next one wants.
void VulkanExecutable::recordFieldSums(const Recording& recording, size_t s, VkCommandBuffer commands) const {
  for (; s < recording.stages.size(); ++s) {
    for (const FieldSum& sum : recording.stages[s].stage.sums) {
      reduction_->recordTotal(commands, sum.field, reals_[sum.into].address);
      recordNarrow(sum.into, commands);
    }
    if (!recording.stages[s].waves.empty()) return;
  }
}

/// Groups that leave no derivatives in this launch would leave those of another.
void VulkanExecutable::recordClears(const Recording& recording, VkCommandBuffer commands) const {
  const auto isSummed = [](const Laid& laid) { return isGradient(laid.stage.kind); };
  if (std::ranges::none_of(recording.stages, isSummed)) return;
  std::vector<bool> leaves(groups_.size(), false);
  for (const Laid& laid : recording.stages) {
    for (const uint32_t g : laid.stage.groups) leaves[g] = leaves[g] || isGradient(laid.stage.kind);
  }
  reduction_->recordClears(commands, leaves);
}

/// The sums that are results.
void VulkanExecutable::recordEnd(const Laid& main, VkCommandBuffer commands) const {
  if (info(main.stage.kind).gives == Gives::Values) barrier(commands);
  if (hasValues(main.stage.kind)) recordValueSums(main, commands);
  for (const VulkanAssembly* assembly : main.assemblies) assembly->recordTotals(commands);
  if (!isGradient(main.stage.kind)) return;
  std::vector<bool> pulls(groups_.size());
  for (size_t g = 0; g < groups_.size(); ++g) pulls[g] = !main.pulls[g].empty();
  reduction_->recordTotals(commands, main.stage.kind, pulls);
}

Status VulkanExecutable::record(Recording& recording) {
  const VkQueryPool timestamps = recording.timestamps.get();
  const uint32_t queries = 2 * recording.waves + 2;
  const auto commands = [&] { return recording.parts.back().commands; };
  if (const Status done = beginPart(recording); !done) return done;
  const auto stamp = [&](uint32_t query) {
    if (timestamps != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands(), VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps, query);
  };
  if (timestamps != VK_NULL_HANDLE) vkCmdResetQueryPool(commands(), timestamps, 0, queries);
  recordClears(recording, commands());
  stamp(0);
  uint32_t wave = 0;
  uint64_t operations = 0;
  for (size_t s = 0; s < recording.stages.size(); ++s) {
    if (const Status done = recordStage(recording, s, wave, operations); !done) return done;
  }
  for (const Laid& laid : recording.stages) {
    if (laid.stage.isMain) recordEnd(laid, commands());
  }
  barrier(commands());
  stamp(queries - 1);
  recordLanding(recording.landing, *landingPlace_, commands());
  return vulkanCheck(vkEndCommandBuffer(commands()), "vkEndCommandBuffer");
}

Results VulkanExecutable::resultsOf(const Laid& main) const {
  const KernelKind kind = main.stage.kind;
  Results results;
  results.values.resize(groups_.size());
  results.chunkSums.resize(groups_.size());
  results.elements.resize(groups_.size());
  for (const uint32_t g : main.stage.groups) {
    if (hasValues(kind)) results.values[g] = groups_[g].values;
    if (hasValues(kind) || (!main.assemblies.empty() && leavesValue(kind))) results.chunkSums[g] = groups_[g].chunkSums;
  }
  for (const VulkanAssembly* assembly : main.assemblies) results.assembled.push_back(assembly->values());
  if (isGradient(kind)) results.gradients = reduction_->gradients(kind);
  if (!main.isKept()) return results;
  for (size_t w = 0; w < main.waves.size(); ++w) {
    for (const Piece& piece : main.waves[w].pieces) {
      const uint32_t width = main.columns[piece.group];
      const uint64_t bytes = uint64_t{roomFor(width, kind)} * piece.stride * main.scalarBytes(piece.group);
      const int64_t first = piece.first - workload_.groups[piece.group].before;
      results.elements[piece.group].push_back({main.outputs[w].from(piece.offset, bytes), first, piece.count, width,
                                               piece.stride, sideBySide(kind), main.singles[piece.group]});
    }
  }
  return results;
}

Result<VulkanExecutable::Recording*> VulkanExecutable::recordingFor(std::optional<Recording>& known,
                                                                    const std::vector<Stage>& stages,
                                                                    const std::vector<uint32_t>& assemblies) {
  if (known) return &*known;
  Recording recording;
  Status done = Done{};
  for (const Stage& stage : stages) {
    Laid& laid = recording.stages.emplace_back();
    laid.stage = stage;
    if (stage.isMain) {
      for (const uint32_t number : assemblies) laid.assemblies.push_back(assemblies_[number].get());
    }
    if (done) done = layOut(laid);
    recording.waves += static_cast<uint32_t>(laid.waves.size());
  }
  if (done) done = transfers_->flush();
  if (!done) return done.error();
  for (const Laid& laid : recording.stages) {
    if (laid.stage.isMain) recording.results = resultsOf(laid);
  }
  recording.landing = landingOf(workload_, recording.results);
  done = makeTimestamps(recording);
  if (done) done = record(recording);
  if (!done) return done.error();
  return &known.emplace(std::move(recording));
}

}  // namespace hgc
