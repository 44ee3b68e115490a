#include "runtime/vulkan/commands.h"

namespace hgc {

Result<CommandPool> CommandPool::make(VulkanDevice& device, std::chrono::nanoseconds deadline) {
  CommandPool result(device, deadline);
  const VkCommandPoolCreateInfo info{.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                     .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
                                     .queueFamilyIndex = device.traits().queueFamily};
  auto pool = device.make(vkCreateCommandPool, info, vkDestroyCommandPool, "vkCreateCommandPool");
  if (!pool) return pool.error();
  result.pool_ = std::move(*pool);
  auto fence = device.fence();
  if (!fence) return fence.error();
  result.fence_ = std::move(*fence);
  return result;
}

Result<VkCommandBuffer> CommandPool::begin() {
  const VkCommandBufferAllocateInfo allocate{.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                             .commandPool = pool_.get(),
                                             .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                             .commandBufferCount = 1};
  VkCommandBuffer commands = VK_NULL_HANDLE;
  Status done =
      device_->check(vkAllocateCommandBuffers(device_->handle(), &allocate, &commands), "vkAllocateCommandBuffers");
  if (done) done = restart(commands);
  if (!done) return done.error();
  return commands;
}

Status CommandPool::restart(VkCommandBuffer commands) {
  const VkCommandBufferBeginInfo begin{.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  return device_->check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
}

Status CommandPool::run(VkCommandBuffer commands) {
  const Status done = device_->submit(commands, fence_.get());
  return done ? device_->wait(fence_.get(), deadline_) : done;
}

}  // namespace hgc
