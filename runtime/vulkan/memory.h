#pragma once
/// Memory that a session has of a Vulkan device.
#include <vector>

#include "runtime/gpu/gpu.h"
#include "runtime/vulkan/device.h"

namespace hgc {

/// The handle of a `Buffer` is its VkBuffer.
inline VkBuffer vulkanHandle(const Buffer& buffer) { return reinterpret_cast<VkBuffer>(buffer.handle); }

/// Parts of slabs, until it goes; then the device has these for others.
class VulkanMemory : public GpuMemory {
 public:
  explicit VulkanMemory(VulkanDevice& device) : device_(device) {}
  Result<Buffer> allocate(uint64_t bytes) override;

 private:
  struct Part {
    HeldSlab slab;
    VkDeviceSize used = 0;
  };

  VulkanDevice& device_;
  std::vector<Part> parts_;
  VkDeviceSize bytes_ = 0;  // of all
};

}  // namespace hgc
