#include "runtime/vulkan/memory.h"

#include <algorithm>

namespace hgc {
namespace {

constexpr VkDeviceSize kAlignment = 256;
constexpr VkDeviceSize kFirstSlab = VkDeviceSize{4} << 20, kLargestSlab = VkDeviceSize{256} << 20;

VkDeviceSize aligned(VkDeviceSize bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

}  // namespace

/// Slabs get larger as more are needed.
Result<Buffer> VulkanMemory::allocate(uint64_t bytes) {
  const VkDeviceSize size = aligned(std::max<VkDeviceSize>(bytes, 1));
  auto part = std::ranges::find_if(parts_, [&](const Part& p) { return p.slab->bytes - p.used >= size; });
  if (part == parts_.end()) {
    const VkDeviceSize usual = std::min(kLargestSlab, kFirstSlab << std::min<size_t>(parts_.size(), 6));
    auto slab =
        device_.slabs().take(SlabUse::Kernels, std::max(size, std::min(usual, device_.traits().largestAllocation)));
    if (!slab) return slab.error();
    parts_.push_back({std::move(*slab)});
    part = parts_.end() - 1;
  }
  const Slab& slab = *part->slab.operator->();
  const Buffer span{reinterpret_cast<uint64_t>(slab.buffer.get()), part->used, bytes, slab.address + part->used};
  part->used += size;
  return span;
}

}  // namespace hgc
