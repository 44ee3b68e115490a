#pragma once
/// The Vulkan implementation of `GpuMemory`.
#include <vector>

#include "runtime/gpu/gpu.h"
#include "runtime/vulkan/device.h"

namespace hgc {

/// `Buffer::handle` is a VkBuffer.
inline VkBuffer vulkanHandle(const Buffer& buffer) { return reinterpret_cast<VkBuffer>(buffer.handle); }

/// Allocates from slabs, which the destructor returns to the device.
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
  VkDeviceSize bytes_ = 0;  // of all slabs
};

}  // namespace hgc
