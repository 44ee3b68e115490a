#pragma once
/// An opened device, shared by all executors of the process that use it.
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/vulkan/instance.h"
#include "runtime/vulkan/pipelines/pipelines.h"
#include "runtime/vulkan/slabs.h"

namespace hgc {

struct SelfTest;

/// A device that failed while it worked is *broken*: every later call on it is an error, and opening it again gives a
/// fresh one, or the caller's once more. What it may still be using is quarantined, that is, never destroyed.
///
/// Thread-safe.
class VulkanDevice {
 public:
  /// The device of that number; opened if no executor has it open and working.
  static Result<std::shared_ptr<VulkanDevice>> open(VulkanInstance& instance, uint32_t index);
  /// One that the caller has made and will destroy; the same for all who use its queue at the same time.
  static Result<std::shared_ptr<VulkanDevice>> over(VulkanInstance& instance,
                                                    const std::shared_ptr<const GivenVulkan>& given,
                                                    const VulkanTraits& traits);
  ~VulkanDevice();
  VulkanDevice(const VulkanDevice&) = delete;
  VulkanDevice& operator=(const VulkanDevice&) = delete;

  VkDevice handle() const { return life_.device; }
  const VulkanLife& life() const { return life_; }
  const VulkanTraits& traits() const { return traits_; }
  VulkanInstance& instance() const { return instance_; }

  Pipelines& pipelines() { return *pipelines_; }
  SlabPool& slabs() { return *slabs_; }
  /// Gives memory back, and forgets shaders, that nobody holds.
  void trim();
  /// What the self-test has found, of a device that was given; null before it. Guarded by the self-test.
  std::shared_ptr<const SelfTest> tested;
  Result<VulkanObject<VkFence>> fence();
  /// Hands work over; `fence` tells its end. A failure breaks the device.
  Status submit(VkCommandBuffer commands, VkFence fence);
  /// Waits for `fence` and leaves it unsignalled. A failure, or work that is not done within `deadline`, breaks the
  /// device.
  Status wait(VkFence fence, std::chrono::nanoseconds deadline);
  /// Success, or an error that breaks the device if it says that it is lost.
  Status check(VkResult result, const char* call);
  /// An error if the device is broken. As with all errors that say so it has come to rest by then, or is quarantined:
  /// whoever hears of it may destroy what the device was told to use.
  Status works();
  /// Waits until a broken device has come to rest, or quarantines it. What breaks it does so; again before objects are
  /// destroyed it costs nothing.
  void settle();
  /// The first memory type that `bits` allows and that has all of `flags`.
  Result<uint32_t> memoryType(uint32_t bits, VkMemoryPropertyFlags flags) const;

 private:
  VulkanDevice(VulkanInstance& instance, const VulkanTraits& traits);
  Status create();
  Error breakDown(const Error& why);
  bool isBroken() const;

  VulkanInstance& instance_;
  const VulkanTraits traits_;
  VulkanLife life_;
  struct Queue {
    VkQueue handle = VK_NULL_HANDLE;
    std::shared_ptr<const GivenVulkan> given;  // null if the device is our own
    std::mutex mutex;
  };
  Queue queue_;
  struct Breakdown {
    mutable std::mutex mutex;
    std::optional<Error> why;
    bool isSettled = false;
  };
  Breakdown broken_;
  std::optional<SlabPool> slabs_;
  std::optional<Pipelines> pipelines_;
};

}  // namespace hgc
