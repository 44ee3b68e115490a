#pragma once
#include <chrono>

#include "runtime/vulkan/device.h"

namespace hgc {

/// Allocates and runs command buffers. Thread-safety: one thread at a time.
class CommandPool {
 public:
  /// `deadline`: for each `run`.
  static Result<CommandPool> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  /// Allocates and begins a command buffer, which lives as long as the pool.
  Result<VkCommandBuffer> begin();
  /// Begins `commands` again. The device must have finished them.
  Status restart(VkCommandBuffer commands);
  /// Runs ended `commands` and waits for them. A failure breaks the device.
  Status run(VkCommandBuffer commands);

 private:
  CommandPool(VulkanDevice& device, std::chrono::nanoseconds deadline) : device_(&device), deadline_(deadline) {}

  VulkanDevice* device_;
  std::chrono::nanoseconds deadline_;
  VulkanObject<VkCommandPool> pool_;
  VulkanObject<VkFence> fence_;
};

}  // namespace hgc
