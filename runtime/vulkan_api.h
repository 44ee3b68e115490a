#pragma once
/// Vulkan's entry points, found at run time by volk, and how its failures become errors.
#include <dlfcn.h>

#include <cstddef>
#include <cstdint>
#include <utility>

#include "ir/result.h"

// volk's entry points are variables that are named as the loader's functions are: they must not leave this library.
#pragma GCC visibility push(hidden)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#include <volk.h>
#pragma GCC diagnostic pop
#pragma GCC visibility pop

namespace hgc {

const char* vulkanResultName(VkResult result);

/// Success, or an error that names the call and its result.
Status vulkanCheck(VkResult result, const char* call);

/// Owns an object of a device, which must outlive it. Thread-safety: that of a value.
template <class T>
class VulkanObject {
 public:
  using Destroy = void(VKAPI_PTR*)(VkDevice, T, const VkAllocationCallbacks*);

  VulkanObject() = default;
  VulkanObject(VkDevice device, T handle, Destroy destroy) : device_(device), handle_(handle), destroy_(destroy) {}
  VulkanObject(VulkanObject&& other) noexcept
      : device_(other.device_), handle_(std::exchange(other.handle_, VK_NULL_HANDLE)), destroy_(other.destroy_) {}
  VulkanObject& operator=(VulkanObject&& other) noexcept {
    std::swap(device_, other.device_);
    std::swap(handle_, other.handle_);
    std::swap(destroy_, other.destroy_);
    return *this;
  }
  ~VulkanObject() {
    if (handle_ != VK_NULL_HANDLE) destroy_(device_, handle_, nullptr);
  }

  T get() const { return handle_; }

 private:
  VkDevice device_ = VK_NULL_HANDLE;
  T handle_ = VK_NULL_HANDLE;
  Destroy destroy_ = nullptr;
};

}  // namespace hgc
