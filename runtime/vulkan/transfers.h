#pragma once
/// The way between the memory of a device and that of the host.
#include <optional>
#include <utility>
#include <vector>

#include "runtime/vulkan/commands.h"
#include "runtime/vulkan/memory.h"

namespace hgc {

/// Copies between host and device, by way of a staging buffer: many small copies go in one submission, and while the
/// device copies one half of the buffer the host copies the other. Thread-safety: one thread at a time.
class Transfers {
 public:
  static Result<Transfers> make(VulkanDevice& device, std::chrono::nanoseconds deadline);
  Transfers(Transfers&&) = default;
  Transfers& operator=(Transfers&&) = delete;
  ~Transfers() { forget(); }
  /// `from` is read at once.
  Status upload(const Buffer& to, const void* from, size_t bytes);
  /// `to` is written by the next flush at the latest, and not afterwards, whether that succeeds or fails.
  Status download(const Buffer& from, void* to, size_t bytes);
  Status flush();
  /// Hands over what is to go up, without waiting for it: what is submitted from now on finds it there.
  Status post();
  /// Drops what is not flushed, after a failure, and waits for what is under way: others may have its memory next.
  void forget();

 private:
  struct Copy {
    Buffer device;
    VkDeviceSize staged;
    void* host;  // null when uploading
  };
  /// A half of the staging buffer, and what goes through it at once.
  struct Half {
    VkDeviceSize begin = 0, used = 0;
    std::vector<Copy> copies;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VulkanObject<VkFence> fence;
    bool isUnderWay = false;
  };
  Transfers(VulkanDevice& device, std::chrono::nanoseconds deadline) : device_(&device), deadline_(deadline) {}
  Half& filling() { return halves_[filling_]; }
  /// Room for a part of what is left to copy.
  Result<VkDeviceSize> stage(size_t bytes, bool isDownload);
  void add(const Buffer& device, VkDeviceSize bytes, void* host);
  void record(const Half& half) const;
  Status send(Half& half);
  Status land(Half& half);

  VulkanDevice* device_;
  std::chrono::nanoseconds deadline_;
  std::optional<CommandPool> pool_;
  std::optional<HeldSlab> staging_;
  Half halves_[2];
  size_t filling_ = 0;
  bool isDownload_ = false;
};

}  // namespace hgc
