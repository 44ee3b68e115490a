#pragma once
/// The process's connection to Vulkan.
#include <array>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/vulkan/api.h"
#include "runtime/vulkan/given.h"

namespace hgc {

/// What a physical device is and has, before it is opened.
struct VulkanTraits {
  VkPhysicalDevice handle = VK_NULL_HANDLE;
  uint32_t index = 0;
  bool isGiven = false;  ///< by the caller, who made it
  std::string name, driver;
  bool isCpu = false;
  std::string lacks;  ///< what it has not and we need; empty if nothing
  uint32_t queueFamily = 0;
  bool hasTimestamps = false;
  bool mayRound32 = false;  ///< rounding of binary32 can be declared by itself
  double nanosecondsPerTick = 1;
  VkDeviceSize largestAllocation = 0;
  uint32_t vendor = 0, model = 0, driverVersion = 0;  ///< as the driver numbers them
  std::array<uint8_t, VK_UUID_SIZE> cacheMark{};      ///< of data that the driver has compiled
  uint32_t localHeap = 0;                             ///< the largest heap of the device's own
  VkDeviceSize localBytes = 0;                        ///< in it
  bool tellsBudget = false;                           ///< how much of it is used
  uint32_t sharedBytes = 0;                           ///< of a workgroup
  VkPhysicalDeviceMemoryProperties memory{};

  /// As results name it: vulkan:0, or vulkan:given.
  std::string id() const { return "vulkan:" + (isGiven ? "given" : std::to_string(index)); }
};

/// What the physical device of a caller's is and has, with a queue of that family. No handle is null.
Result<VulkanTraits> traitsOf(const GivenVulkan& given);

/// Loader, instance and, where HGC_VALIDATE is set, the validation layer. Made once and kept until the process ends,
/// since making it takes a third of a second with some drivers. Thread-safe.
class VulkanInstance {
 public:
  /// Fails, with the reason, where there is no Vulkan, or where the process that this one was forked from has it open.
  /// What may pass, as want of memory, is tried again by the next call.
  static Result<VulkanInstance*> get();

  const std::vector<VulkanTraits>& devices() const { return devices_; }
  /// An error with what the validation layer has said since it was last asked, or success.
  Status validation();

 private:
  VulkanInstance() = default;
  Status open();
  Status createInstance();
  Status findDevices();
  void close();
  static VKAPI_ATTR VkBool32 VKAPI_CALL hear(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                             VkDebugUtilsMessageTypeFlagsEXT type,
                                             const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

  VkInstance instance_ = VK_NULL_HANDLE;
  bool isLacking_ = false;  // what the machine lacks will not come
  std::vector<VulkanTraits> devices_;
  std::mutex mutex_;
  std::vector<std::string> messages_;
};

}  // namespace hgc
