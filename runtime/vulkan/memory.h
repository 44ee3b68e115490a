#pragma once
/// Memory of a device, and the way between it and the host. The handle of a `Buffer` is its VkBuffer.
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

/// Copies between host and device, by way of a staging buffer: many small copies go in one submission. Thread-safety:
/// one thread at a time.
class Transfers {
 public:
  static Result<Transfers> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  /// `from` is read at once.
  Status upload(const Buffer& to, const void* from, size_t bytes);
  /// `to` is written by the next flush at the latest, and not afterwards, whether that succeeds or fails.
  Status download(const Buffer& from, void* to, size_t bytes);
  Status flush();
  /// Drops what is not flushed, after a failure.
  void forget();

 private:
  struct Copy {
    Buffer device;
    VkDeviceSize staged;
    void* host;  // null when uploading
  };
  Transfers() = default;
  /// Room for a part of what is left to copy.
  Result<VkDeviceSize> stage(size_t bytes, bool isDownload);
  void record();
  Status copyAll();

  std::vector<CommandPool> pool_;  // none or one
  VkCommandBuffer commands_ = VK_NULL_HANDLE;
  std::vector<VulkanBuffer> staging_;  // none or one
  char* mapped_ = nullptr;
  VkDeviceSize used_ = 0;
  bool isDownload_ = false;
  std::vector<Copy> copies_;
};

/// New memory with the content of an array; it is there after the next flush.
template <class T>
Result<Buffer> upload(DevicePool& memory, Transfers& transfers, const std::vector<T>& data) {
  auto buffer = memory.allocate(data.size() * sizeof(T));
  if (!buffer) return buffer;
  if (const Status done = transfers.upload(*buffer, data.data(), data.size() * sizeof(T)); !done) return done.error();
  return buffer;
}

}  // namespace hgc
