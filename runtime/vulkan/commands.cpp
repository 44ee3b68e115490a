#include "runtime/vulkan/commands.h"

namespace hgc {

Result<CommandPool> CommandPool::make(VulkanDevice& device, std::chrono::nanoseconds deadline) {
  CommandPool result(device, deadline);
  VkCommandPoolCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  create.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  create.queueFamilyIndex = device.traits().queueFamily;
  VkCommandPool pool = VK_NULL_HANDLE;
  Status done = device.check(vkCreateCommandPool(device.handle(), &create, nullptr, &pool), "vkCreateCommandPool");
  if (!done) return done.error();
  result.pool_ = {device.life(), pool, vkDestroyCommandPool};
  auto fence = device.fence();
  if (!fence) return fence.error();
  result.fence_ = std::move(*fence);
  return result;
}

Result<VkCommandBuffer> CommandPool::begin() {
  VkCommandBufferAllocateInfo allocate{};
  allocate.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  allocate.commandPool = pool_.get();
  allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  allocate.commandBufferCount = 1;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  Status done =
      device_->check(vkAllocateCommandBuffers(device_->handle(), &allocate, &commands), "vkAllocateCommandBuffers");
  if (done) done = restart(commands);
  if (!done) return done.error();
  return commands;
}

Status CommandPool::restart(VkCommandBuffer commands) {
  VkCommandBufferBeginInfo begin{};
  begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  return device_->check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
}

Status CommandPool::run(VkCommandBuffer commands) {
  const Status done = device_->submit(commands, fence_.get());
  return done ? device_->wait(fence_.get(), deadline_) : done;
}

}  // namespace hgc
