#include "runtime/vulkan/memory.h"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstring>

namespace hgc {
namespace {

constexpr VkDeviceSize kAlignment = 256;
constexpr VkDeviceSize kFirstSlab = VkDeviceSize{4} << 20;
constexpr VkDeviceSize kLargestSlab = VkDeviceSize{256} << 20;
constexpr VkDeviceSize kStaging = VkDeviceSize{32} << 20;

/// By the threads of the arena that calls: one alone is slower than the way to the device.
void copyBytes(char* to, const char* from, size_t bytes) {
  constexpr size_t kPart = size_t{1} << 20;
  const auto part = [&](size_t first, size_t last) { std::memcpy(to + first, from + first, last - first); };
  if (bytes <= 2 * kPart) return part(0, bytes);
  tbb::parallel_for(tbb::blocked_range<size_t>(0, bytes, kPart),
                    [&](const tbb::blocked_range<size_t>& some) { part(some.begin(), some.end()); });
}

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

Result<Transfers> Transfers::make(VulkanDevice& device, std::chrono::nanoseconds deadline) {
  Transfers result;
  auto pool = CommandPool::make(device, deadline);
  if (!pool) return pool.error();
  result.pool_.push_back(std::move(*pool));
  // Cached, so that reading back runs at the speed of memory.
  auto buffer =
      VulkanBuffer::make(device, kStaging, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                         VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
  if (!buffer) return buffer.error();
  result.staging_.push_back(std::move(*buffer));
  void* mapped = nullptr;
  const VkDeviceMemory memory = result.staging_[0].memory();
  const Status done = device.check(vkMapMemory(device.handle(), memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
  if (!done) return done.error();
  result.mapped_ = static_cast<char*>(mapped);
  return result;
}

Result<VkDeviceSize> Transfers::stage(size_t bytes, bool isDownload) {
  if (used_ == kStaging || (isDownload != isDownload_ && !copies_.empty())) {
    if (const Status done = flush(); !done) return done.error();
  }
  isDownload_ = isDownload;
  return std::min<VkDeviceSize>(bytes, kStaging - used_);
}

Status Transfers::upload(const Buffer& to, const void* from, size_t bytes) {
  for (size_t at = 0; at < bytes;) {
    const auto part = stage(bytes - at, false);
    if (!part) return part.error();
    copyBytes(mapped_ + used_, static_cast<const char*>(from) + at, *part);
    copies_.push_back({to.from(at, *part), used_, nullptr});
    used_ += (*part + 7) / 8 * 8;
    at += *part;
  }
  return Done{};
}

Status Transfers::download(const Buffer& from, void* to, size_t bytes) {
  for (size_t at = 0; at < bytes;) {
    const auto part = stage(bytes - at, true);
    if (!part) return part.error();
    copies_.push_back({from.from(at, *part), used_, static_cast<char*>(to) + at});
    used_ += (*part + 7) / 8 * 8;
    at += *part;
  }
  return Done{};
}

void Transfers::record() {
  const VkBuffer staging = staging_[0].handle();
  for (const Copy& copy : copies_) {
    const VkBuffer buffer = vulkanHandle(copy.device);
    const VkBufferCopy up{copy.staged, copy.device.offset, copy.device.bytes};
    const VkBufferCopy down{copy.device.offset, copy.staged, copy.device.bytes};
    if (copy.host) vkCmdCopyBuffer(commands_, buffer, staging, 1, &down);
    else vkCmdCopyBuffer(commands_, staging, buffer, 1, &up);
  }
  VkMemoryBarrier barrier{};
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_HOST_READ_BIT;
  vkCmdPipelineBarrier(commands_, VK_PIPELINE_STAGE_TRANSFER_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, nullptr, 0,
                       nullptr);
}

void Transfers::forget() {
  copies_.clear();
  used_ = 0;
}

Status Transfers::flush() {
  if (copies_.empty()) return Done{};
  const Status done = copyAll();
  forget();
  return done;
}

Status Transfers::copyAll() {
  if (commands_ == VK_NULL_HANDLE) {
    const auto begun = pool_[0].begin();
    if (!begun) return begun.error();
    commands_ = *begun;
  } else if (const Status begun = pool_[0].restart(commands_); !begun) {
    return begun;
  }
  record();
  Status done = vulkanCheck(vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
  if (done) done = pool_[0].run(commands_);
  if (!done) return done;
  for (const Copy& copy : copies_) {
    if (copy.host) copyBytes(static_cast<char*>(copy.host), mapped_ + copy.staged, copy.device.bytes);
  }
  return Done{};
}

}  // namespace hgc
