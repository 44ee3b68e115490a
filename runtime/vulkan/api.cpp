#define VOLK_IMPLEMENTATION
#include "runtime/vulkan/api.h"

#include <fmt/format.h>

namespace hgc {
namespace {

ErrorKind kindOf(VkResult result) {
  switch (result) {
    case VK_ERROR_OUT_OF_HOST_MEMORY:
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
    case VK_ERROR_OUT_OF_POOL_MEMORY:
    case VK_ERROR_MEMORY_MAP_FAILED: return ErrorKind::Memory;
    case VK_ERROR_DEVICE_LOST: return ErrorKind::DeviceLost;
    case VK_ERROR_INCOMPATIBLE_DRIVER: return ErrorKind::Unsupported;
    default: return ErrorKind::Device;
  }
}

const char* vulkanResultName(VkResult result) {
  switch (result) {
#define HGC_NAME(Result) \
  case Result: return #Result;
    HGC_NAME(VK_SUCCESS)
    HGC_NAME(VK_NOT_READY)
    HGC_NAME(VK_TIMEOUT)
    HGC_NAME(VK_INCOMPLETE)
    HGC_NAME(VK_ERROR_OUT_OF_HOST_MEMORY)
    HGC_NAME(VK_ERROR_OUT_OF_DEVICE_MEMORY)
    HGC_NAME(VK_ERROR_INITIALIZATION_FAILED)
    HGC_NAME(VK_ERROR_DEVICE_LOST)
    HGC_NAME(VK_ERROR_MEMORY_MAP_FAILED)
    HGC_NAME(VK_ERROR_LAYER_NOT_PRESENT)
    HGC_NAME(VK_ERROR_EXTENSION_NOT_PRESENT)
    HGC_NAME(VK_ERROR_FEATURE_NOT_PRESENT)
    HGC_NAME(VK_ERROR_INCOMPATIBLE_DRIVER)
    HGC_NAME(VK_ERROR_TOO_MANY_OBJECTS)
    HGC_NAME(VK_ERROR_FRAGMENTED_POOL)
    HGC_NAME(VK_ERROR_OUT_OF_POOL_MEMORY)
    HGC_NAME(VK_ERROR_INVALID_EXTERNAL_HANDLE)
    HGC_NAME(VK_ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS)
    HGC_NAME(VK_ERROR_INVALID_SHADER_NV)
    HGC_NAME(VK_ERROR_UNKNOWN)
#undef HGC_NAME
    default: return "an unknown VkResult";
  }
}

}  // namespace

Status vulkanCheck(VkResult result, const char* call) {
  if (result == VK_SUCCESS) return Done{};
  const bool isShort = result == VK_ERROR_OUT_OF_DEVICE_MEMORY || result == VK_ERROR_OUT_OF_HOST_MEMORY;
  return Error{fmt::format("Vulkan: {} gives {}", call, vulkanResultName(result)),
               isShort ? "fewer instances, or the CPU" : "", kindOf(result)};
}

}  // namespace hgc
