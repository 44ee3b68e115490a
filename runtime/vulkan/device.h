#pragma once
/// An opened Vulkan device, which sessions of the process share.
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

#include "ir/kernel/abi.h"
#include "runtime/vulkan/instance.h"
#include "runtime/vulkan/pipelines/pipelines.h"
#include "runtime/vulkan/slabs.h"

namespace hgc {

struct SelfTest;

/// A device that failed while in use is *broken*: every later call is an error. Opening it again makes a new VkDevice,
/// unless it is the caller's. Objects that a broken device may still use are quarantined: never destroyed. Thread-safe.
class VulkanDevice {
 public:
  /// The device of this number. Opens it unless it is open and works.
  static Result<std::shared_ptr<VulkanDevice>> open(VulkanInstance& instance, uint32_t index);
  /// A device that the caller owns. Sessions that use its queue at the same time get the same object.
  static Result<std::shared_ptr<VulkanDevice>> wrap(VulkanInstance& instance,
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
  /// Frees unused memory and shaders.
  void trim();
  /// The result of the self-test of a caller's device; null before. Guarded by the mutex in `selfTest`.
  std::shared_ptr<const SelfTest> tested;
  /// Makes an object by one of Vulkan's functions; `call` is its name.
  template <class T, class Info>
  Result<VulkanObject<T>> make(VkResult(VKAPI_PTR* function)(VkDevice, const Info*, const VkAllocationCallbacks*, T*),
                               const Info& info, typename VulkanObject<T>::Destroy destroy, const char* call) {
    T made = VK_NULL_HANDLE;
    const Status done = check(function(life_.device, &info, nullptr, &made), call);
    return done ? Result<VulkanObject<T>>(VulkanObject<T>(life_, made, destroy)) : done.error();
  }
  Result<VulkanObject<VkFence>> fence();
  /// Submits commands, whose end signals `fence`. A failure breaks the device.
  Status submit(VkCommandBuffer commands, VkFence fence);
  /// Waits for `fence` and resets it. A failure, or no signal within `deadline`, breaks the device.
  Status wait(VkFence fence, std::chrono::nanoseconds deadline);
  /// `vulkanCheck`, but VK_ERROR_DEVICE_LOST breaks the device.
  Status check(VkResult result, const char* call);
  /// An error if the device is broken. Then it is idle or quarantined, as after every error that reports it: objects
  /// that it used may be destroyed.
  Status works();
  /// Waits until a broken device is idle, or quarantines it. Calls after the first one return at once.
  void settle();
  /// The first memory type in `bits` that has all `flags`.
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
    std::shared_ptr<const GivenVulkan> given;  // null if hgc made the device
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
