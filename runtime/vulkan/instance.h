#pragma once
/// The process's connection to Vulkan.
#include <array>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/vulkan/api.h"
#include "runtime/vulkan/given.h"

namespace hgc {

/// The properties of a physical device.
struct VulkanTraits {
  VkPhysicalDevice handle = VK_NULL_HANDLE;
  uint32_t index = 0;
  bool isGiven = false;  ///< the caller owns it
  std::string name, driver;
  bool isCpu = false;
  std::string lacks;  ///< what it lacks to be used, as a sentence; empty if nothing
  uint32_t queueFamily = 0;
  bool hasTimestamps = false;
  bool hasRoundingMode32 = false;  ///< shaders can declare the rounding mode of binary32 separately
  double nanosecondsPerTick = 1;
  VkDeviceSize largestAllocation = 0;
  uint32_t vendor = 0, model = 0, driverVersion = 0;  ///< as the driver reports them
  std::array<uint8_t, VK_UUID_SIZE> pipelineCacheUuid{};
  uint32_t localHeap = 0;        ///< its largest device-local heap
  VkDeviceSize localBytes = 0;   ///< size of `localHeap`
  bool hasMemoryBudget = false;  ///< VK_EXT_memory_budget is supported
  uint32_t sharedBytes = 0;      ///< shared memory of a workgroup
  VkPhysicalDeviceMemoryProperties memory{};

  /// The name in results: vulkan:0, or vulkan:given.
  std::string id() const { return "vulkan:" + (isGiven ? "given" : std::to_string(index)); }
};

/// The properties of a caller's physical device. An error if it lacks something. Handles must not be null.
Result<VulkanTraits> traitsOf(const GivenVulkan& given);

/// The loader, the instance and, if HGC_VALIDATE is set, the validation layer. Never destroyed, because creating an
/// instance takes a third of a second with some drivers. Thread-safe.
class VulkanInstance {
 public:
  /// Fails if there is no Vulkan, or in a process that was forked after its parent opened Vulkan. After temporary
  /// failures, such as want of memory, the next call tries again.
  static Result<VulkanInstance*> get();

  const std::vector<VulkanTraits>& devices() const { return devices_; }
  /// An error with the messages of the validation layer since the last call, or success if there are none.
  Status validation();

 private:
  VulkanInstance() = default;
  Status open();
  Status createInstance();
  Status findDevices();
  void close();
  static VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                  VkDebugUtilsMessageTypeFlagsEXT type,
                                                  const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

  VkInstance instance_ = VK_NULL_HANDLE;
  bool isUnavailable_ = false;  // whether opening would always fail
  std::vector<VulkanTraits> devices_;
  std::mutex mutex_;
  std::vector<std::string> messages_;
};

}  // namespace hgc
