#pragma once
/// A Vulkan device that the embedding program owns.
#include <cstdint>
#include <functional>

namespace hgc {

/// Vulkan handles for `SessionOptions::vulkan`. They must live until the last session that uses them is closed;
/// sessions do not destroy them.
///
/// Requirements, of which hgc can check only the first: the physical device belongs to the instance and has Vulkan 1.2,
/// shaderFloat64, shaderInt64 and bufferDeviceAddress; the instance was made for Vulkan 1.2 by the loader of the
/// process, libvulkan.so.1; the device was made with these three features enabled (no extension is needed); the queue
/// belongs to the device and to a family with compute.
struct GivenVulkan {
  void* instance = nullptr;        ///< VkInstance
  void* physicalDevice = nullptr;  ///< VkPhysicalDevice
  void* device = nullptr;          ///< VkDevice
  void* queue = nullptr;           ///< VkQueue
  uint32_t queueFamily = 0;
  /// The caller's vkGetInstanceProcAddr, to detect another loader than that of the process. Null: not checked.
  void (*getInstanceProcAddr)() = nullptr;
  /// Called around each submission to the queue, by any thread; must not throw. Null: only sessions use the queue while
  /// they are open. Sessions that use a queue at the same time must have the same functions.
  std::function<void()> lock = nullptr, unlock = nullptr;
};

}  // namespace hgc
