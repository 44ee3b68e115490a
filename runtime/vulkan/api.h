#pragma once
/// Vulkan's entry points, which volk finds at run time, and its results as errors.
#include <dlfcn.h>

#include <atomic>
#include <utility>

#include "ir/result.h"

// volk's entry points are variables with the names of the loader's functions, which must not be exported.
#pragma GCC visibility push(hidden)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#include <volk.h>
#pragma GCC diagnostic pop
#pragma GCC visibility pop
// Fields of Vulkan's structures that are not named in an initializer are 0.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace hgc {

/// Success, or an error that names the call and its result.
Status vulkanCheck(VkResult result, const char* call);

/// The device of an object. Objects of a quarantined device are never destroyed, because the device may still use them.
struct VulkanLife {
  VkDevice device = VK_NULL_HANDLE;
  std::atomic<bool> isQuarantined = false;
};

/// Owns a Vulkan object. `life` must outlive it. Thread-safety: that of a value.
template <class T>
class VulkanObject {
 public:
  using Destroy = void(VKAPI_PTR*)(VkDevice, T, const VkAllocationCallbacks*);

  VulkanObject() = default;
  VulkanObject(const VulkanLife& life, T handle, Destroy destroy) : life_(&life), handle_(handle), destroy_(destroy) {}
  VulkanObject(VulkanObject&& other) noexcept
      : life_(other.life_), handle_(std::exchange(other.handle_, VK_NULL_HANDLE)), destroy_(other.destroy_) {}
  VulkanObject& operator=(VulkanObject&& other) noexcept {
    std::swap(life_, other.life_);
    std::swap(handle_, other.handle_);
    std::swap(destroy_, other.destroy_);
    return *this;
  }
  ~VulkanObject() {
    if (handle_ != VK_NULL_HANDLE && !life_->isQuarantined) destroy_(life_->device, handle_, nullptr);
  }

  T get() const { return handle_; }

 private:
  const VulkanLife* life_ = nullptr;
  T handle_ = VK_NULL_HANDLE;
  Destroy destroy_ = nullptr;
};

}  // namespace hgc
