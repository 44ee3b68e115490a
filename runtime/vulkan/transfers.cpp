#include "runtime/vulkan/transfers.h"

#include <algorithm>
#include <cstring>

#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// On an H100, halves of 1 MiB and of 4 MiB are slower, and larger ones are not faster.
constexpr VkDeviceSize kHalf = VkDeviceSize{16} << 20;

/// Uses several threads, because one is slower than the bus.
void copyBytes(char* to, const char* from, size_t bytes) {
  constexpr int64_t kPart = int64_t{1} << 20;
  const auto part = [&](int64_t first, int64_t last) {
    std::memcpy(to + first, from + first, static_cast<size_t>(last - first));
  };
  if (static_cast<int64_t>(bytes) <= 2 * kPart) return part(0, static_cast<int64_t>(bytes));
  forPieces(static_cast<int64_t>(bytes), kPart, part);
}

}  // namespace

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

Result<Transfers> Transfers::make(VulkanDevice& device, std::chrono::nanoseconds deadline) {
  Transfers result(device, deadline);
  auto pool = CommandPool::make(device, deadline);
  if (!pool) return pool.error();
  result.pool_.emplace(std::move(*pool));
  auto staging = device.slabs().take(SlabUse::Staging, 2 * kHalf);
  if (!staging) return staging.error();
  result.staging_.emplace(std::move(*staging));
  for (Half& half : result.halves_) {
    auto fence = device.fence();
    if (!fence) return fence.error();
    half.fence = std::move(*fence);
  }
  result.halves_[1].begin = kHalf;
  return result;
}

Result<VkDeviceSize> Transfers::stage(size_t bytes, bool isDownload) {
  if (isDownload != isDownload_) {
    if (const Status done = flush(); !done) return done.error();
    isDownload_ = isDownload;
  }
  if (filling().used == kHalf) {
    if (const Status done = post(); !done) return done.error();
  }
  return std::min<VkDeviceSize>(bytes, kHalf - filling().used);
}

void Transfers::add(const Buffer& device, VkDeviceSize bytes, void* host) {
  filling().copies.push_back({device.from(0, bytes), filling().begin + filling().used, host});
  filling().used += (bytes + 7) / 8 * 8;
}

Status Transfers::upload(const Buffer& to, const void* from, size_t bytes) {
  for (size_t at = 0; at < bytes;) {
    const auto part = stage(bytes - at, false);
    if (!part) return part.error();
    copyBytes((*staging_)->mapped + filling().begin + filling().used, static_cast<const char*>(from) + at, *part);
    add(to.from(at, *part), *part, nullptr);
    at += *part;
  }
  return Done{};
}

Status Transfers::download(const Buffer& from, void* to, size_t bytes) {
  for (size_t at = 0; at < bytes;) {
    const auto part = stage(bytes - at, true);
    if (!part) return part.error();
    add(from.from(at, *part), *part, static_cast<char*>(to) + at);
    at += *part;
  }
  return Done{};
}

void Transfers::record(const Half& half) const {
  const VkBuffer staging = (*staging_)->buffer.get();
  for (const Copy& copy : half.copies) {
    const VkBuffer buffer = vulkanHandle(copy.device);
    const VkBufferCopy up{copy.staged, copy.device.offset, copy.device.bytes};
    const VkBufferCopy down{copy.device.offset, copy.staged, copy.device.bytes};
    if (copy.host) vkCmdCopyBuffer(half.commands, buffer, staging, 1, &down);
    else vkCmdCopyBuffer(half.commands, staging, buffer, 1, &up);
  }
  const VkMemoryBarrier barrier{.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                                .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                                                 VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT |
                                                 VK_ACCESS_HOST_READ_BIT};
  vkCmdPipelineBarrier(
      half.commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
      VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
      &barrier, 0, nullptr, 0, nullptr);
}

/// Submits the copies of a half.
Status Transfers::send(Half& half) {
  if (half.commands == VK_NULL_HANDLE) {
    const auto begun = pool_->begin();
    if (!begun) return begun.error();
    half.commands = *begun;
  } else if (const Status begun = pool_->restart(half.commands); !begun) {
    return begun;
  }
  record(half);
  if (const Status done = vulkanCheck(vkEndCommandBuffer(half.commands), "vkEndCommandBuffer"); !done) return done;
  if (const Status done = device_->submit(half.commands, half.fence.get()); !done) return done;
  half.isUnderWay = true;
  return Done{};
}

/// Waits for a submitted half, and copies downloads to their destinations.
Status Transfers::finish(Half& half) {
  if (!std::exchange(half.isUnderWay, false)) return Done{};
  if (const Status done = device_->wait(half.fence.get(), deadline_); !done) return done;
  for (const Copy& copy : half.copies) {
    if (copy.host) copyBytes(static_cast<char*>(copy.host), (*staging_)->mapped + copy.staged, copy.device.bytes);
  }
  half.copies.clear();
  half.used = 0;
  return Done{};
}

Status Transfers::flush() {
  Half &last = filling(), &first = halves_[1 - filling_];
  if (!last.copies.empty()) {
    if (const Status done = send(last); !done) return done;
  }
  if (const Status done = finish(first); !done) return done;
  return finish(last);
}

/// Submits the current half, and waits for the other one, which is filled next.
Status Transfers::post() {
  if (filling().copies.empty()) return Done{};
  if (const Status done = send(filling()); !done) return done;
  filling_ = 1 - filling_;
  return finish(filling());
}

void Transfers::forget() {
  for (Half& half : halves_) {
    half.copies.clear();
    (void)finish(half);  // if it fails, the device is broken and idle
    half.used = 0;
  }
}

}  // namespace hgc
