#pragma once
/// Commands that a device runs.
#include <chrono>

#include "runtime/vulkan/device.h"

namespace hgc {

/// Records and runs command buffers. Thread-safety: one thread at a time.
class CommandPool {
 public:
  /// A run may take as long as `deadline`.
  static Result<CommandPool> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  /// A new command buffer, begun. It lives as long as the pool.
  Result<VkCommandBuffer> begin();
  /// Begins `commands` anew. The device must be done with them.
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
