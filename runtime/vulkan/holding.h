#pragma once
/// What a session holds of a device: memory and shaders.
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "runtime/device/device.h"
#include "runtime/vulkan/device.h"

namespace hgc {

/// The handle of a `Buffer` is its VkBuffer.
inline VkBuffer vulkanHandle(const Buffer& buffer) { return reinterpret_cast<VkBuffer>(buffer.handle); }

/// Memory for kernels, and shaders, until it goes; then the device has them for others. Thread-safety: one thread at a
/// time, but for `pipeline`, which any may call.
class Holding {
 public:
  explicit Holding(VulkanDevice& device) : device_(device) {}
  /// Aligned to 256 bytes. Its content is undefined.
  Result<Buffer> allocate(VkDeviceSize bytes);
  /// As `VulkanDevice::pipeline`.
  Result<VkPipeline> pipeline(std::span<const uint32_t> words, uint32_t way = 0, bool singles = false);

 private:
  struct Part {
    HeldSlab slab;
    VkDeviceSize used = 0;
  };

  VulkanDevice& device_;
  std::vector<Part> parts_;
  std::mutex mutex_;
  std::map<VkPipeline, std::shared_ptr<const Pipeline>> pipelines_;
};

}  // namespace hgc
