#include "runtime/vulkan/memory.h"

#include <algorithm>

namespace hgc {
namespace {

constexpr VkDeviceSize kAlignment = 256;
/// The sizes of slabs that several buffers share.
constexpr VkDeviceSize kSmallestSlab = VkDeviceSize{4} << 20, kLargestSlab = VkDeviceSize{64} << 20;

VkDeviceSize aligned(VkDeviceSize bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

}  // namespace

/// Requests of at least half a shared slab get a slab of their own. The size of shared slabs is an eighth of the memory
/// so far, so that little of it stays unused.
Result<Buffer> VulkanMemory::allocate(uint64_t bytes) {
  const VkDeviceSize size = aligned(std::max<VkDeviceSize>(bytes, 1));
  auto part = std::ranges::find_if(parts_, [&](const Part& p) { return p.slab->bytes - p.used >= size; });
  if (part == parts_.end()) {
    const VkDeviceSize shared =
        std::min(std::clamp(bytes_ / 8, kSmallestSlab, kLargestSlab), device_.traits().largestAllocation);
    auto slab = device_.slabs().take(SlabUse::Kernels, size < shared / 2 ? shared : size);
    if (!slab) return slab.error();
    bytes_ += (*slab)->bytes;
    parts_.push_back({std::move(*slab)});
    part = parts_.end() - 1;
  }
  const Slab& slab = *part->slab.operator->();
  const Buffer span{reinterpret_cast<uint64_t>(slab.buffer.get()), part->used, bytes, slab.address + part->used};
  part->used += size;
  return span;
}

}  // namespace hgc
