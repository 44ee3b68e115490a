/// What launches do with numbers that are added up on the device.
#include <algorithm>

#include "ir/kernel/quads.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/executable.h"
#include "runtime/vulkan/push.h"

namespace hgc {

bool leavesValue(KernelKind kind) {
  return std::ranges::any_of(info(kind).stores, [](const Stored& stored) {
    return stored.root == RootKind::Value && stored.as != RootKind::Value;
  });
}

Result<uint32_t> VulkanExecutable::adopt(const AssemblyPlan& plan) {
  const FloatingPointMode mode;
  if (const Status works = device_->works(); !works) return works.error();
  auto made = VulkanAssembly::make(*device_, *transfers_, plan);
  if (!made) return made.error();
  assemblies_.push_back(std::move(*made));
  return static_cast<uint32_t>(assemblies_.size() - 1);
}

/// Groups that fields are inlined in have no kernels but those of matrices.
Status VulkanExecutable::layOutChunkSums(const Laid& laid) {
  for (const uint32_t g : laid.stage.groups) {
    Buffer& sums = groups_[g].chunkSums;
    if (laid.assemblies.empty() || !leavesValue(laid.stage.kind) || sums.bytes != 0) continue;
    const auto made =
        holding_.allocate(static_cast<uint64_t>(workload_.groups[g].segments().chunks()) * sizeof(double));
    if (!made) return made.error();
    sums = *made;
  }
  return Done{};
}

/// The values that instances of a piece left among other numbers.
void VulkanExecutable::recordValueSum(const Laid& laid, size_t w, const Piece& piece, VkCommandBuffer commands) const {
  const Segments segments = workload_.groups[piece.group].segments();
  const uint32_t column = laid.columns[piece.group] - 1, side = sideBySide(laid.stage.kind);
  const auto firstChunk = static_cast<uint64_t>(piece.firstSegment * segments.chunksEach());
  const ValueSumPush push{
      outputsOf(laid, w, piece) + (uint64_t{column / side} * piece.stride * side + column % side) * sizeof(double),
      groups_[piece.group].chunkSums.address + firstChunk * sizeof(double),
      piece.count,
      side,
      static_cast<uint32_t>(segments.length),
      static_cast<uint32_t>(segments.chunksEach())};
  dispatch(commands, valueSum_, device_->layout(), &push, sizeof push,
           static_cast<uint64_t>((piece.lastSegment - piece.firstSegment) * segments.chunksEach() * kLanes));
}

/// Blocks of a wave's instances are added up.
void VulkanExecutable::recordAssemblies(const Laid& laid, size_t w, VkCommandBuffer commands) const {
  const auto outputs = [&](const Piece& piece) {
    return PieceOutputs{outputsOf(laid, w, piece), sideBySide(laid.stage.kind)};
  };
  bool isMerged = false;
  for (const Piece& piece : laid.waves[w].pieces) {
    for (const VulkanAssembly* assembly : laid.assemblies)
      isMerged = assembly->recordMerges(commands, piece, outputs(piece)) || isMerged;
  }
  if (isMerged) barrier(commands);
  for (const Piece& piece : laid.waves[w].pieces) {
    if (leavesValue(laid.stage.kind)) recordValueSum(laid, w, piece, commands);
    for (const VulkanAssembly* assembly : laid.assemblies) assembly->recordSums(commands, piece, outputs(piece));
  }
}

}  // namespace hgc
