#pragma once
#include <chrono>
#include <optional>
#include <vector>

#include "runtime/vulkan/device.h"
#include "runtime/vulkan/memory.h"

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

/// Copies between host and device through a staging buffer. Small copies share a submission; while the device copies
/// one half of the buffer, the host copies the other. Thread-safety: one thread at a time.
class Transfers {
 public:
  static Result<Transfers> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  Transfers(Transfers&&) = default;
  Transfers& operator=(Transfers&&) = delete;
  ~Transfers() { forget(); }
  /// The calls of `Gpu` with the same names.
  Status upload(const Buffer& to, const void* from, size_t bytes);
  Status download(const Buffer& from, void* to, size_t bytes);
  Status flush();
  Status post();
  void forget();

 private:
  struct Copy {
    Buffer device;
    VkDeviceSize staged;
    void* host;  // null when uploading
  };
  /// A half of the staging buffer, and the copies through it.
  struct Half {
    VkDeviceSize begin = 0, used = 0;
    std::vector<Copy> copies;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VulkanObject<VkFence> fence;
    bool isUnderWay = false;
  };
  Transfers(VulkanDevice& device, std::chrono::nanoseconds deadline) : device_(&device), deadline_(deadline) {}
  Half& filling() { return halves_[filling_]; }
  /// Makes room in the half that is being filled. Returns how many of the remaining `bytes` fit.
  Result<VkDeviceSize> stage(size_t bytes, bool isDownload);
  void add(const Buffer& device, VkDeviceSize bytes, void* host);
  void record(const Half& half) const;
  Status send(Half& half);
  Status finish(Half& half);

  VulkanDevice* device_;
  std::chrono::nanoseconds deadline_;
  std::optional<CommandPool> pool_;
  std::optional<HeldSlab> staging_;
  Half halves_[2];
  size_t filling_ = 0;
  bool isDownload_ = false;
};

}  // namespace hgc
