#include "runtime/vulkan/landing.h"

#include <algorithm>

namespace hgc {
namespace {

/// Larger results take longer than a submission of their own; so do more.
constexpr VkDeviceSize kMostBytes = VkDeviceSize{64} << 10;
constexpr size_t kMostParts = 32;

void add(Landing& landing, const Buffer& buffer) {
  const VkDeviceSize at = landing.parts.empty() ? 0 : landing.parts.back().at + landing.parts.back().from.bytes;
  const bool fits = buffer.bytes <= kMostBytes && at + buffer.bytes <= kLandingBytes;
  if (buffer.bytes > 0 && fits && landing.parts.size() < kMostParts) landing.parts.push_back({buffer, at});
}

bool has(const Buffer& all, const Buffer& some) {
  return all.handle == some.handle && all.offset <= some.offset && some.offset + some.bytes <= all.offset + all.bytes;
}

}  // namespace

Landing landingOf(const Workload& workload, const Results& results) {
  Landing landing;
  for (const Buffer& sums : results.chunkSums) add(landing, sums);
  for (const Buffer& gradient : results.gradients) add(landing, gradient);
  for (const Buffer& places : results.assembled) add(landing, places);
  for (size_t g = 0; g < results.values.size(); ++g) {
    if (workload.artefact->plan.groups[g].terms.size() > 1) add(landing, results.values[g]);
  }
  for (const std::vector<Tiles>& elements : results.elements) {
    for (const Tiles& tiles : elements) add(landing, tiles.buffer);
  }
  return landing;
}

void recordLanding(const Landing& landing, const HeldSlab& slab, VkCommandBuffer commands) {
  if (landing.parts.empty()) return;
  for (const Landing::Part& part : landing.parts) {
    const VkBufferCopy copy{part.from.offset, part.at, part.from.bytes};
    vkCmdCopyBuffer(commands, vulkanHandle(part.from), slab->buffer.get(), 1, &copy);
  }
  VkMemoryBarrier barrier{};
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, nullptr,
                       0, nullptr);
}

const char* landed(const Landing& landing, const HeldSlab& slab, const Buffer& numbers) {
  const auto part =
      std::ranges::find_if(landing.parts, [&](const Landing::Part& each) { return has(each.from, numbers); });
  return part == landing.parts.end() ? nullptr : slab->mapped + part->at + (numbers.offset - part->from.offset);
}

}  // namespace hgc
