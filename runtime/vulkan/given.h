#pragma once
/// A device of Vulkan that belongs to the program which embeds the runtime.
#include <cstdint>
#include <functional>

namespace hgc {

/// Handles as Vulkan has them, for `SessionOptions::vulkan`: they must be there until the last session that was opened
/// with them is closed, which destroys none of them.
///
/// What they must have (the first can be looked up and is; of the others the caller's word is taken, as Vulkan tells
/// nothing of them): the physical device has Vulkan 1.2, shaderFloat64, shaderInt64 and bufferDeviceAddress, and is one
/// of the instance; the instance was made for Vulkan 1.2, by the loader of the process, libvulkan.so.1; the device was
/// made with these three features enabled, and needs no extension; the queue is one of it, of a family that has
/// compute.
struct GivenVulkan {
  void* instance = nullptr;        ///< VkInstance
  void* physicalDevice = nullptr;  ///< VkPhysicalDevice
  void* device = nullptr;          ///< VkDevice
  void* queue = nullptr;           ///< VkQueue
  uint32_t queueFamily = 0;
  /// The caller's vkGetInstanceProcAddr, by which another loader than that of the process is told. Null: not looked at.
  void (*getInstanceProcAddr)() = nullptr;
  /// Called around each submission to the queue, by any thread; neither throws. Null: nobody but sessions uses the
  /// queue while one is open. Sessions agree among themselves; those that use one queue at the same time are given the
  /// same.
  std::function<void()> lock = nullptr, unlock = nullptr;
};

}  // namespace hgc
