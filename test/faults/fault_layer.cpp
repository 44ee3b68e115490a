/// A Vulkan layer that makes calls fail when it is told to, for tests of what happens then.
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

namespace {

/// One fault at a time: call number `after` (from 0) of `call` gives `result`. `runs`: the driver is called all the
/// same.
struct Fault {
  std::string call;
  int after = 0;
  VkResult result = VK_SUCCESS;
  bool runs = false;
};

std::mutex mutex;
Fault fault;
PFN_vkGetInstanceProcAddr nextInstance = nullptr;
PFN_vkGetDeviceProcAddr nextDevice = nullptr;
VkInstance instance = VK_NULL_HANDLE;

/// Whether this call is the one that fails.
bool strikes(const char* call, Fault& found) {
  const std::lock_guard lock(mutex);
  if (fault.call != call || fault.after-- != 0) return false;
  found = fault;
  return true;
}

/// The driver's function. Tests open one driver's devices only, so that any device of it will do to ask.
template <class Function>
Function next(VkDevice device, const char* name) {
  return reinterpret_cast<Function>(nextDevice(device, name));
}

VKAPI_ATTR VkResult VKAPI_CALL createInstance(const VkInstanceCreateInfo* create,
                                              const VkAllocationCallbacks* allocator, VkInstance* made) {
  auto* chain = const_cast<VkLayerInstanceCreateInfo*>(static_cast<const VkLayerInstanceCreateInfo*>(create->pNext));
  while (chain &&
         (chain->sType != VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO || chain->function != VK_LAYER_LINK_INFO))
    chain = const_cast<VkLayerInstanceCreateInfo*>(static_cast<const VkLayerInstanceCreateInfo*>(chain->pNext));
  nextInstance = chain->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  chain->u.pLayerInfo = chain->u.pLayerInfo->pNext;
  const auto call = reinterpret_cast<PFN_vkCreateInstance>(nextInstance(VK_NULL_HANDLE, "vkCreateInstance"));
  const VkResult result = call(create, allocator, made);
  instance = *made;
  return result;
}

VKAPI_ATTR VkResult VKAPI_CALL createDevice(VkPhysicalDevice physical, const VkDeviceCreateInfo* create,
                                            const VkAllocationCallbacks* allocator, VkDevice* made) {
  auto* chain = const_cast<VkLayerDeviceCreateInfo*>(static_cast<const VkLayerDeviceCreateInfo*>(create->pNext));
  while (chain &&
         (chain->sType != VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO || chain->function != VK_LAYER_LINK_INFO))
    chain = const_cast<VkLayerDeviceCreateInfo*>(static_cast<const VkLayerDeviceCreateInfo*>(chain->pNext));
  nextDevice = chain->u.pLayerInfo->pfnNextGetDeviceProcAddr;
  const auto get = chain->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  chain->u.pLayerInfo = chain->u.pLayerInfo->pNext;
  return reinterpret_cast<PFN_vkCreateDevice>(get(instance, "vkCreateDevice"))(physical, create, allocator, made);
}

VkDevice lastDevice = VK_NULL_HANDLE;  // a queue does not tell its device
VkQueue lastQueue = VK_NULL_HANDLE;

VKAPI_ATTR void VKAPI_CALL getDeviceQueue(VkDevice device, uint32_t family, uint32_t index, VkQueue* queue) {
  next<PFN_vkGetDeviceQueue>(device, "vkGetDeviceQueue")(device, family, index, queue);
  lastDevice = device;
  lastQueue = *queue;
}

VKAPI_ATTR VkResult VKAPI_CALL queueSubmit(VkQueue queue, uint32_t count, const VkSubmitInfo* submits, VkFence fence) {
  const auto run = [&] { return next<PFN_vkQueueSubmit>(lastDevice, "vkQueueSubmit")(queue, count, submits, fence); };
  Fault found;
  if (!strikes("vkQueueSubmit", found)) return run();
  if (found.runs) run();
  return found.result;
}

VKAPI_ATTR VkResult VKAPI_CALL waitForFences(VkDevice device, uint32_t count, const VkFence* fences, VkBool32 all,
                                             uint64_t timeout) {
  Fault found;
  if (strikes("vkWaitForFences", found)) return found.result;
  return next<PFN_vkWaitForFences>(device, "vkWaitForFences")(device, count, fences, all, timeout);
}

VKAPI_ATTR VkResult VKAPI_CALL resetFences(VkDevice device, uint32_t count, const VkFence* fences) {
  Fault found;
  if (strikes("vkResetFences", found)) return found.result;
  return next<PFN_vkResetFences>(device, "vkResetFences")(device, count, fences);
}

VKAPI_ATTR VkResult VKAPI_CALL beginCommandBuffer(VkCommandBuffer commands, const VkCommandBufferBeginInfo* begin) {
  Fault found;
  if (strikes("vkBeginCommandBuffer", found)) return found.result;
  return next<PFN_vkBeginCommandBuffer>(lastDevice, "vkBeginCommandBuffer")(commands, begin);
}

VKAPI_ATTR VkResult VKAPI_CALL allocateMemory(VkDevice device, const VkMemoryAllocateInfo* info,
                                              const VkAllocationCallbacks* allocator, VkDeviceMemory* memory) {
  Fault found;
  if (strikes("vkAllocateMemory", found)) return found.result;
  return next<PFN_vkAllocateMemory>(device, "vkAllocateMemory")(device, info, allocator, memory);
}

VKAPI_ATTR VkDeviceAddress VKAPI_CALL getBufferDeviceAddress(VkDevice device, const VkBufferDeviceAddressInfo* info) {
  Fault found;
  if (strikes("vkGetBufferDeviceAddress", found)) return 0;
  return next<PFN_vkGetBufferDeviceAddress>(device, "vkGetBufferDeviceAddress")(device, info);
}

PFN_vkVoidFunction ours(const char* name) {
  static const struct {
    const char* name;
    PFN_vkVoidFunction function;
  } calls[] = {
      {"vkCreateInstance", reinterpret_cast<PFN_vkVoidFunction>(createInstance)},
      {"vkCreateDevice", reinterpret_cast<PFN_vkVoidFunction>(createDevice)},
      {"vkGetDeviceQueue", reinterpret_cast<PFN_vkVoidFunction>(getDeviceQueue)},
      {"vkQueueSubmit", reinterpret_cast<PFN_vkVoidFunction>(queueSubmit)},
      {"vkWaitForFences", reinterpret_cast<PFN_vkVoidFunction>(waitForFences)},
      {"vkResetFences", reinterpret_cast<PFN_vkVoidFunction>(resetFences)},
      {"vkBeginCommandBuffer", reinterpret_cast<PFN_vkVoidFunction>(beginCommandBuffer)},
      {"vkAllocateMemory", reinterpret_cast<PFN_vkVoidFunction>(allocateMemory)},
      {"vkGetBufferDeviceAddress", reinterpret_cast<PFN_vkVoidFunction>(getBufferDeviceAddress)},
  };
  for (const auto& call : calls) {
    if (std::strcmp(call.name, name) == 0) return call.function;
  }
  return nullptr;
}

}  // namespace

extern "C" {

/// Call number `after` of `call`, counted from now, gives `result`; `runs`: after it was made.
VK_LAYER_EXPORT void hgcFault(const char* call, int after, int result, bool runs) {
  const std::lock_guard lock(mutex);
  fault = {call, after, static_cast<VkResult>(result), runs};
}

VK_LAYER_EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetDeviceProcAddr(VkDevice device, const char* name) {
  if (const PFN_vkVoidFunction own = ours(name)) return own;
  return nextDevice(device, name);
}

VK_LAYER_EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance of, const char* name) {
  if (std::strcmp(name, "vkGetDeviceProcAddr") == 0) return reinterpret_cast<PFN_vkVoidFunction>(vkGetDeviceProcAddr);
  if (const PFN_vkVoidFunction own = ours(name)) return own;
  return nextInstance(of, name);
}
}
