#pragma once
/// What devices are said to be, and are not: as HGC_LIE has it.
#include <vulkan/vulkan.h>

#include <cstdlib>
#include <cstring>

namespace hgc::faults {

inline bool lies(const char* about) {
  static const char* const lie = std::getenv("HGC_LIE");
  return lie && std::strcmp(lie, about) == 0;
}

/// The structure of a type in a chain, or null.
template <class Structure>
Structure* inChain(void* chain, VkStructureType type) {
  auto* each = static_cast<VkBaseOutStructure*>(chain);
  while (each && each->sType != type) each = each->pNext;
  return reinterpret_cast<Structure*>(each);
}

inline void lieOf(VkPhysicalDeviceProperties& properties) {
  if (lies("crash")) std::abort();
  if (lies("old")) properties.apiVersion = VK_API_VERSION_1_1;
  if (lies("little-shared")) properties.limits.maxComputeSharedMemorySize = 1024;
  if (lies("no-clock")) properties.limits.timestampPeriod = 0;
}

inline void lieOf(VkPhysicalDeviceProperties2& properties) {
  lieOf(properties.properties);
  auto* limits = inChain<VkPhysicalDeviceMaintenance3Properties>(
      properties.pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
  if (limits && lies("small-allocations")) limits->maxMemoryAllocationSize = 1 << 20;
  auto* floats = inChain<VkPhysicalDeviceFloatControlsProperties>(
      properties.pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
  if (floats && lies("no-rounding")) floats->shaderRoundingModeRTEFloat32 = VK_FALSE;
}

inline void lieOf(VkPhysicalDeviceFeatures2& features) {
  if (lies("no-float64")) features.features.shaderFloat64 = VK_FALSE;
  if (lies("no-int64")) features.features.shaderInt64 = VK_FALSE;
  auto* more =
      inChain<VkPhysicalDeviceVulkan12Features>(features.pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
  if (more && lies("no-addresses")) more->bufferDeviceAddress = VK_FALSE;
}

inline void lieOf(VkPhysicalDeviceMemoryProperties& memory) {
  if (lies("no-memory")) memory.memoryTypeCount = 0;
  const auto without = [&](const char* lie, VkMemoryPropertyFlags flag) {
    for (uint32_t k = 0; k < memory.memoryTypeCount && lies(lie); ++k) memory.memoryTypes[k].propertyFlags &= ~flag;
  };
  without("no-host-memory", VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
  without("no-local-memory", VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
  without("no-cached-memory", VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
}

inline void lieOf(uint32_t& number, VkQueueFamilyProperties* families) {
  if (lies("no-queues")) number = 0;
  for (uint32_t k = 0; families && k < number; ++k) {
    if (lies("no-compute")) families[k].queueFlags &= ~static_cast<VkQueueFlags>(VK_QUEUE_COMPUTE_BIT);
    if (lies("no-timestamps")) families[k].timestampValidBits = 0;
  }
}

}  // namespace hgc::faults
