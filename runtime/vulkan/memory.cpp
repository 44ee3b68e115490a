#include "runtime/vulkan/memory.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {
namespace {

constexpr VkDeviceSize kAlignment = 256;
constexpr VkDeviceSize kFirstSlab = VkDeviceSize{4} << 20;
constexpr VkDeviceSize kLargestSlab = VkDeviceSize{256} << 20;

VkDeviceSize aligned(VkDeviceSize bytes) { return (bytes + kAlignment - 1) / kAlignment * kAlignment; }

}  // namespace

Result<VulkanBuffer> VulkanBuffer::make(VulkanDevice& device, VkDeviceSize bytes, VkMemoryPropertyFlags needed,
                                        VkMemoryPropertyFlags preferred) {
  VulkanBuffer result;
  VkBufferCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  create.size = bytes;
  create.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  VkBuffer buffer = VK_NULL_HANDLE;
  Status done = device.check(vkCreateBuffer(device.handle(), &create, nullptr, &buffer), "vkCreateBuffer");
  if (!done) return done.error();
  VulkanObject<VkBuffer> owned(device.life(), buffer, vkDestroyBuffer);
  VkMemoryRequirements requirements;
  vkGetBufferMemoryRequirements(device.handle(), buffer, &requirements);
  auto type = device.memoryType(requirements.memoryTypeBits, needed | preferred);
  if (!type) type = device.memoryType(requirements.memoryTypeBits, needed);
  if (!type) return type.error();
  VkMemoryAllocateFlagsInfo flags{};
  flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocate{};
  allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocate.pNext = &flags;
  allocate.allocationSize = requirements.size;
  allocate.memoryTypeIndex = *type;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  done = device.check(vkAllocateMemory(device.handle(), &allocate, nullptr, &memory),
                      fmt::format("vkAllocateMemory of {} MiB", requirements.size >> 20).c_str());
  if (!done) return done.error();
  result.memory_ = {device.life(), memory, vkFreeMemory};
  result.buffer_ = std::move(owned);
  done = device.check(vkBindBufferMemory(device.handle(), buffer, memory, 0), "vkBindBufferMemory");
  if (!done) return done.error();
  return result;
}

Status DevicePool::grow(VkDeviceSize bytes) {
  const VkDeviceSize usual = std::min(kLargestSlab, kFirstSlab << std::min<size_t>(slabs_.size(), 6));
  const VkDeviceSize size = std::max(bytes, usual);
  if (size > device_.traits().largestAllocation) {
    return Error{fmt::format("{} gives no more than {} MiB in one piece, but {} MiB are needed", device_.traits().name,
                             device_.traits().largestAllocation >> 20, size >> 20),
                 "fewer instances, or the CPU"};
  }
  auto buffer = VulkanBuffer::make(device_, size, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0);
  if (!buffer) return buffer.error();
  VkBufferDeviceAddressInfo info{};
  info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
  info.buffer = buffer->handle();
  const uint64_t address = vkGetBufferDeviceAddress(device_.handle(), &info);
  if (address == 0) return Error{fmt::format("{} gives a buffer no address", device_.traits().name), ""};
  slabs_.push_back({std::move(*buffer), size, 0, address});
  return Done{};
}

Result<Buffer> DevicePool::allocate(VkDeviceSize bytes) {
  const VkDeviceSize size = aligned(std::max<VkDeviceSize>(bytes, 1));
  auto slab = std::ranges::find_if(slabs_, [&](const Slab& s) { return s.bytes - s.used >= size; });
  if (slab == slabs_.end()) {
    if (const Status done = grow(size); !done) return done.error();
    slab = slabs_.end() - 1;
  }
  const Buffer span{reinterpret_cast<uint64_t>(slab->buffer.handle()), slab->used, bytes, slab->address + slab->used};
  slab->used += size;
  return span;
}

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
