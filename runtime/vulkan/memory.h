#pragma once
/// Memory of a device, and commands that it runs. The handle of a `Buffer` is its VkBuffer.
#include <memory>
#include <vector>

#include "runtime/device/device.h"
#include "runtime/vulkan/device.h"

namespace hgc {

inline VkBuffer vulkanHandle(const Buffer& buffer) { return reinterpret_cast<VkBuffer>(buffer.handle); }

/// A buffer of the driver with its memory.
class VulkanBuffer {
 public:
  /// `preferred` is asked for besides `needed`, where the device has it.
  static Result<VulkanBuffer> make(VulkanDevice& device, VkDeviceSize bytes, VkMemoryPropertyFlags needed,
                                   VkMemoryPropertyFlags preferred);
  VkBuffer handle() const { return buffer_.get(); }
  VkDeviceMemory memory() const { return memory_.get(); }

 private:
  VulkanObject<VkDeviceMemory> memory_;  // outlives the buffer
  VulkanObject<VkBuffer> buffer_;
};

/// Device-local memory, taken from the driver in slabs and given back as a whole at the end: what a session holds stays
/// until the session goes. Thread-safety: one thread at a time.
class DevicePool {
 public:
  explicit DevicePool(VulkanDevice& device) : device_(device) {}
  /// Aligned to 256 bytes. Its content is undefined.
  Result<Buffer> allocate(VkDeviceSize bytes);

 private:
  struct Slab {
    VulkanBuffer buffer;
    VkDeviceSize bytes, used;
    uint64_t address;
  };
  Status grow(VkDeviceSize bytes);

  VulkanDevice& device_;
  std::vector<Slab> slabs_;
};

/// Records and runs command buffers. Thread-safety: one thread at a time.
class CommandPool {
 public:
  /// A run may take as long as `deadline`.
  static Result<CommandPool> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  /// A new command buffer, begun. It lives as long as the pool.
  Result<VkCommandBuffer> begin();
  /// Begins `commands` anew.
  Status restart(VkCommandBuffer commands);
  /// Runs `commands`, which must be ended, and waits until they are done. A failure breaks the device.
  Status run(VkCommandBuffer commands);

 private:
  CommandPool(VulkanDevice& device, std::chrono::nanoseconds deadline) : device_(&device), deadline_(deadline) {}

  VulkanDevice* device_;
  std::chrono::nanoseconds deadline_;
  VulkanObject<VkCommandPool> pool_;
  VulkanObject<VkFence> fence_;
};

}  // namespace hgc
