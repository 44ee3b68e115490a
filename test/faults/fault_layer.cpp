/// A Vulkan layer that makes calls fail when it is told to, and that says of devices what is not so, for tests of what
/// happens then. By functions (below) and, from the first call on, by HGC_FAULT=call,after,result[,runs][,stays] and
/// HGC_LIE=name.
#include <vulkan/vk_layer.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>
#include <string>

#include "test/faults/lies.h"

namespace {

using namespace hgc::faults;

// clang-format off
/// Calls of a device that give a result; each makes nothing that has to be destroyed.
#define HGC_ACTIONS(X)                                                                                   \
  X(BeginCommandBuffer) X(BindBufferMemory) X(DeviceWaitIdle) X(EndCommandBuffer) X(GetQueryPoolResults) \
  X(MapMemory) X(QueueSubmit) X(ResetFences) X(WaitForFences) X(AllocateCommandBuffers)
/// Those that make an object, and those that end it.
#define HGC_MAKERS(X)                                                                                          \
  X(CreateBuffer, DestroyBuffer) X(AllocateMemory, FreeMemory) X(CreateCommandPool, DestroyCommandPool)        \
  X(CreateFence, DestroyFence) X(CreateQueryPool, DestroyQueryPool) X(CreateShaderModule, DestroyShaderModule) \
  X(CreatePipelineLayout, DestroyPipelineLayout) X(CreatePipelineCache, DestroyPipelineCache)                  \
  X(CreateComputePipelines, DestroyPipeline)
/// Calls of an instance, which are passed on or say what is not so.
#define HGC_INQUIRIES(X)                                                                                     \
  X(EnumeratePhysicalDevices) X(GetPhysicalDeviceProperties) X(GetPhysicalDeviceProperties2) X(CreateDevice) \
  X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties)
// clang-format on

/// The functions that come next. Only while an instance is made the loader tells them; later it tells its own, which
/// begin with this layer.
struct NextOfInstance {
#define HGC_CALL(name) PFN_vk##name name = nullptr;
  HGC_INQUIRIES(HGC_CALL)
#undef HGC_CALL
};

enum class Call {
  CreateInstance,
  EnumeratePhysicalDevices,
  CreateDevice,
  GetBufferDeviceAddress,
#define HGC_CALL(name) name,
#define HGC_MAKER(name, end) name,
  HGC_ACTIONS(HGC_CALL) HGC_MAKERS(HGC_MAKER)
#undef HGC_CALL
#undef HGC_MAKER
};
constexpr const char* kNames[] = {"vkCreateInstance", "vkEnumeratePhysicalDevices", "vkCreateDevice",
                                  "vkGetBufferDeviceAddress",
#define HGC_CALL(name) "vk" #name,
#define HGC_MAKER(name, end) "vk" #name,
                                  HGC_ACTIONS(HGC_CALL) HGC_MAKERS(HGC_MAKER)
#undef HGC_CALL
#undef HGC_MAKER
};

/// One fault at a time: call number `after` (from 0) of `call`, or of all if it is "any", gives `result`.
struct Fault {
  std::string call;
  int after = 0;
  VkResult result = VK_SUCCESS;
  bool runs = false;   ///< the driver is called all the same
  bool stays = false;  ///< later calls fail, too
};

struct State {
  std::mutex mutex;
  Fault fault;
  std::array<int, std::size(kNames)> calls = {};
  std::array<int, std::size(kNames)> live = {};  // objects, by the call that made them
  PFN_vkGetInstanceProcAddr nextInstance = nullptr;
  PFN_vkGetDeviceProcAddr nextDevice = nullptr;
  NextOfInstance next;
  std::map<void*, VkDevice> devices;  // by what they, their queues and their command buffers begin with
  std::atomic<bool> hasCompiled = false;
};

Fault faultOf(const char* text) {
  Fault fault;
  if (!text) return fault;
  std::string rest = text;
  for (int k = 0; !rest.empty(); ++k) {
    const size_t end = std::min(rest.find(','), rest.size());
    const std::string word = rest.substr(0, end);
    rest.erase(0, std::min(end + 1, rest.size()));
    if (k == 0) fault.call = word;
    else if (k == 1) fault.after = std::atoi(word.c_str());
    else if (k == 2) fault.result = static_cast<VkResult>(std::atoi(word.c_str()));
    else (word == "runs" ? fault.runs : fault.stays) = true;
  }
  return fault;
}

/// Never destroyed: drivers call to the end.
State& state() {
  static State* const made = [] {
    auto* first = new State;
    first->fault = faultOf(std::getenv("HGC_FAULT"));
    return first;
  }();
  return *made;
}

/// Whether a fault may be of this call. "any" leaves out waiting for the end of all work, unless the device is lost:
/// objects are left alive where that fails, and a sweep over a solve could not tell whether it leaks.
bool isMeant(const Fault& fault, Call call) {
  if (fault.call != "any") return fault.call == kNames[static_cast<size_t>(call)];
  return call != Call::DeviceWaitIdle || fault.result == VK_ERROR_DEVICE_LOST;
}

/// Counts a call. Whether it is one that fails.
bool strikes(Call call, Fault& found) {
  State& own = state();
  const std::lock_guard lock(own.mutex);
  ++own.calls[static_cast<size_t>(call)];
  if (!isMeant(own.fault, call)) return false;
  const bool isNow = own.fault.stays ? own.fault.after <= 0 : own.fault.after == 0;
  --own.fault.after;
  found = own.fault;
  return isNow;
}

/// The loader's table of a device, a queue or a command buffer.
template <class Handle>
void* tableOf(Handle handle) {
  return *reinterpret_cast<void**>(handle);
}

template <class Function, class Handle>
Function next(Handle handle, const char* name) {
  State& own = state();
  std::unique_lock lock(own.mutex);
  const VkDevice device = own.devices[tableOf(handle)];
  lock.unlock();
  return reinterpret_cast<Function>(own.nextDevice(device, name));
}

template <Call kCall, class Function>
struct Action;
template <Call kCall, class Handle, class... Arguments>
struct Action<kCall, VkResult(VKAPI_PTR*)(Handle, Arguments...)> {
  static VKAPI_ATTR VkResult VKAPI_CALL call(Handle handle, Arguments... arguments) {
    const auto real = next<VkResult(VKAPI_PTR*)(Handle, Arguments...)>(handle, kNames[static_cast<size_t>(kCall)]);
    Fault found;
    if (!strikes(kCall, found)) return real(handle, arguments...);
    // What it was given before is at an end where a device is lost.
    const bool isEnd = kCall == Call::DeviceWaitIdle && found.result == VK_ERROR_DEVICE_LOST;
    if (found.runs || isEnd) real(handle, arguments...);
    return found.result;
  }
};

void count(Call call, int more) {
  const std::lock_guard lock(state().mutex);
  state().live[static_cast<size_t>(call)] += more;
}

template <Call kCall, class Function>
struct Maker;
template <Call kCall, class... Arguments>
struct Maker<kCall, VkResult(VKAPI_PTR*)(VkDevice, Arguments...)> {
  static VKAPI_ATTR VkResult VKAPI_CALL call(VkDevice device, Arguments... arguments) {
    Fault found;
    if (strikes(kCall, found)) return found.result;
    const char* const name = kNames[static_cast<size_t>(kCall)];
    const VkResult result = next<VkResult(VKAPI_PTR*)(VkDevice, Arguments...)>(device, name)(device, arguments...);
    if (result == VK_SUCCESS) count(kCall, 1);
    return result;
  }
};

template <Call kCall, class Function>
struct End;
template <Call kCall, class Object>
struct End<kCall, void(VKAPI_PTR*)(VkDevice, Object, const VkAllocationCallbacks*)> {
  static inline const char* name = nullptr;
  static VKAPI_ATTR void VKAPI_CALL call(VkDevice device, Object object, const VkAllocationCallbacks* allocator) {
    next<void(VKAPI_PTR*)(VkDevice, Object, const VkAllocationCallbacks*)>(device, name)(device, object, allocator);
    if (object != VK_NULL_HANDLE) count(kCall, -1);
  }
};

template <class Info>
Info* linkOf(const void* chain, VkStructureType type) {
  auto* link = const_cast<Info*>(static_cast<const Info*>(chain));
  while (link && (link->sType != type || link->function != VK_LAYER_LINK_INFO))
    link = const_cast<Info*>(static_cast<const Info*>(link->pNext));
  return link;
}

VKAPI_ATTR VkResult VKAPI_CALL createInstance(const VkInstanceCreateInfo* create,
                                              const VkAllocationCallbacks* allocator, VkInstance* made) {
  auto* chain = linkOf<VkLayerInstanceCreateInfo>(create->pNext, VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO);
  state().nextInstance = chain->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  chain->u.pLayerInfo = chain->u.pLayerInfo->pNext;
  Fault found;
  if (strikes(Call::CreateInstance, found)) return found.result;
  const auto call = reinterpret_cast<PFN_vkCreateInstance>(state().nextInstance(VK_NULL_HANDLE, "vkCreateInstance"));
  const VkResult result = call(create, allocator, made);
  if (result != VK_SUCCESS) return result;
#define HGC_CALL(name) state().next.name = reinterpret_cast<PFN_vk##name>(state().nextInstance(*made, "vk" #name));
  HGC_INQUIRIES(HGC_CALL)
#undef HGC_CALL
  return result;
}

VKAPI_ATTR VkResult VKAPI_CALL enumeratePhysicalDevices(VkInstance instance, uint32_t* number,
                                                        VkPhysicalDevice* devices) {
  Fault found;
  if (strikes(Call::EnumeratePhysicalDevices, found)) return found.result;
  return state().next.EnumeratePhysicalDevices(instance, number, devices);
}

VKAPI_ATTR VkResult VKAPI_CALL createDevice(VkPhysicalDevice physical, const VkDeviceCreateInfo* create,
                                            const VkAllocationCallbacks* allocator, VkDevice* made) {
  auto* chain = linkOf<VkLayerDeviceCreateInfo>(create->pNext, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO);
  state().nextDevice = chain->u.pLayerInfo->pfnNextGetDeviceProcAddr;
  chain->u.pLayerInfo = chain->u.pLayerInfo->pNext;
  Fault found;
  if (strikes(Call::CreateDevice, found)) return found.result;
  const VkResult result = state().next.CreateDevice(physical, create, allocator, made);
  if (result != VK_SUCCESS) return result;
  count(Call::CreateDevice, 1);
  const std::lock_guard lock(state().mutex);
  state().devices[tableOf(*made)] = *made;
  return result;
}

VKAPI_ATTR void VKAPI_CALL destroyDevice(VkDevice device, const VkAllocationCallbacks* allocator) {
  const auto real = next<PFN_vkDestroyDevice>(device, "vkDestroyDevice");
  {
    const std::lock_guard lock(state().mutex);
    state().devices.erase(tableOf(device));
  }
  real(device, allocator);
  count(Call::CreateDevice, -1);
}

VKAPI_ATTR VkDeviceAddress VKAPI_CALL getBufferDeviceAddress(VkDevice device, const VkBufferDeviceAddressInfo* info) {
  Fault found;
  if (strikes(Call::GetBufferDeviceAddress, found)) return 0;
  return next<PFN_vkGetBufferDeviceAddress>(device, "vkGetBufferDeviceAddress")(device, info);
}

VKAPI_ATTR void VKAPI_CALL getProperties(VkPhysicalDevice device, VkPhysicalDeviceProperties* properties) {
  state().next.GetPhysicalDeviceProperties(device, properties);
  lieOf(*properties);
}

VKAPI_ATTR void VKAPI_CALL getProperties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2* properties) {
  state().next.GetPhysicalDeviceProperties2(device, properties);
  lieOf(*properties);
}

VKAPI_ATTR void VKAPI_CALL getFeatures2(VkPhysicalDevice device, VkPhysicalDeviceFeatures2* features) {
  state().next.GetPhysicalDeviceFeatures2(device, features);
  lieOf(*features);
}

VKAPI_ATTR void VKAPI_CALL getMemory(VkPhysicalDevice device, VkPhysicalDeviceMemoryProperties* memory) {
  state().next.GetPhysicalDeviceMemoryProperties(device, memory);
  lieOf(*memory);
}

VKAPI_ATTR void VKAPI_CALL getQueues(VkPhysicalDevice device, uint32_t* number, VkQueueFamilyProperties* families) {
  state().next.GetPhysicalDeviceQueueFamilyProperties(device, number, families);
  lieOf(*number, families);
}

struct Ours {
  const char* name;
  PFN_vkVoidFunction function;
};

template <class Function>
PFN_vkVoidFunction opaque(Function function) {
  return reinterpret_cast<PFN_vkVoidFunction>(function);
}

template <Call kCall, class Function>
PFN_vkVoidFunction endOf(const char* name) {
  End<kCall, Function>::name = name;
  return opaque(End<kCall, Function>::call);
}

/// What drivers compile, as HGC_LIE=compiled has it: data behind those of the driver, which crashes on any other. There
/// are none before the first pipeline.
constexpr size_t kCompiledBytes = 4096;
constexpr char kCompiledByte = 'c';

VKAPI_ATTR VkResult VKAPI_CALL getCompiled(VkDevice device, VkPipelineCache cache, size_t* bytes, void* data) {
  const auto real = next<PFN_vkGetPipelineCacheData>(device, "vkGetPipelineCacheData");
  if (!lies("compiled") || !state().hasCompiled) return real(device, cache, bytes, data);
  size_t own = 0;
  if (const VkResult result = real(device, cache, &own, nullptr); result != VK_SUCCESS || !data) {
    *bytes = own + kCompiledBytes;
    return result;
  }
  std::memset(static_cast<char*>(data) + own, kCompiledByte, kCompiledBytes);
  *bytes = own + kCompiledBytes;
  return real(device, cache, &own, data);
}

VKAPI_ATTR VkResult VKAPI_CALL createCache(VkDevice device, const VkPipelineCacheCreateInfo* create,
                                           const VkAllocationCallbacks* allocator, VkPipelineCache* made) {
  VkPipelineCacheCreateInfo own = *create;
  if (lies("compiled") && own.initialDataSize > 0) {
    const auto* const data = static_cast<const char*>(own.pInitialData);
    const bool isOurs = own.initialDataSize > kCompiledBytes &&
                        std::all_of(data + own.initialDataSize - kCompiledBytes, data + own.initialDataSize,
                                    [](char byte) { return byte == kCompiledByte; });
    if (!isOurs) std::abort();
    std::fprintf(stderr, "the driver was given what it has compiled\n");
    own.initialDataSize -= kCompiledBytes;
    state().hasCompiled = true;
  }
  return Maker<Call::CreatePipelineCache, PFN_vkCreatePipelineCache>::call(device, &own, allocator, made);
}

VKAPI_ATTR VkResult VKAPI_CALL createPipelines(VkDevice device, VkPipelineCache cache, uint32_t number,
                                               const VkComputePipelineCreateInfo* create,
                                               const VkAllocationCallbacks* allocator, VkPipeline* made) {
  state().hasCompiled = true;
  return Maker<Call::CreateComputePipelines, PFN_vkCreateComputePipelines>::call(device, cache, number, create,
                                                                                 allocator, made);
}

PFN_vkVoidFunction ours(const char* name) {
  static const Ours calls[] = {{"vkCreateInstance", opaque(createInstance)},
                               {"vkGetPipelineCacheData", opaque(getCompiled)},
                               {"vkCreatePipelineCache", opaque(createCache)},  // before what HGC_MAKERS has of it
                               {"vkCreateComputePipelines", opaque(createPipelines)},  // likewise
                               {"vkEnumeratePhysicalDevices", opaque(enumeratePhysicalDevices)},
                               {"vkCreateDevice", opaque(createDevice)},
                               {"vkDestroyDevice", opaque(destroyDevice)},
                               {"vkGetBufferDeviceAddress", opaque(getBufferDeviceAddress)},
                               {"vkGetPhysicalDeviceProperties", opaque(getProperties)},
                               {"vkGetPhysicalDeviceProperties2", opaque(getProperties2)},
                               {"vkGetPhysicalDeviceFeatures2", opaque(getFeatures2)},
                               {"vkGetPhysicalDeviceMemoryProperties", opaque(getMemory)},
                               {"vkGetPhysicalDeviceQueueFamilyProperties", opaque(getQueues)},
#define HGC_CALL(name) {"vk" #name, opaque(Action<Call::name, PFN_vk##name>::call)},
#define HGC_MAKER(name, end) \
  {"vk" #name, opaque(Maker<Call::name, PFN_vk##name>::call)}, {"vk" #end, endOf<Call::name, PFN_vk##end>("vk" #end)},
                               HGC_ACTIONS(HGC_CALL) HGC_MAKERS(HGC_MAKER)
#undef HGC_CALL
#undef HGC_MAKER
  };
  const auto* const found = std::find_if(std::begin(calls), std::end(calls),
                                         [&](const Ours& each) { return std::strcmp(each.name, name) == 0; });
  return found == std::end(calls) ? nullptr : found->function;
}

}  // namespace

extern "C" {

/// Call number `after` of `call`, or of all for "any", counted from now, gives `result`; `runs`: after it was made, if
/// it makes no object; `stays`: and so do all later ones.
VK_LAYER_EXPORT void hgcFault(const char* call, int after, int result, bool runs, bool stays) {
  State& own = state();
  const std::lock_guard lock(own.mutex);
  own.fault = {call, after, static_cast<VkResult>(result), runs, stays};
}

/// The name of the k-th call that can fail; null behind the last.
VK_LAYER_EXPORT const char* hgcCallName(int k) {
  return k >= 0 && static_cast<size_t>(k) < std::size(kNames) ? kNames[k] : nullptr;
}

/// How often the k-th was made so far, and how many objects there are that it made.
VK_LAYER_EXPORT int hgcCalls(int k) {
  const std::lock_guard lock(state().mutex);
  return state().calls[static_cast<size_t>(k)];
}
VK_LAYER_EXPORT int hgcLive(int k) {
  const std::lock_guard lock(state().mutex);
  return state().live[static_cast<size_t>(k)];
}

VK_LAYER_EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetDeviceProcAddr(VkDevice device, const char* name) {
  if (const PFN_vkVoidFunction own = ours(name)) return own;
  return state().nextDevice(device, name);
}

VK_LAYER_EXPORT VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance of, const char* name) {
  if (std::strcmp(name, "vkGetDeviceProcAddr") == 0) return reinterpret_cast<PFN_vkVoidFunction>(vkGetDeviceProcAddr);
  if (const PFN_vkVoidFunction own = ours(name)) return own;
  return state().nextInstance(of, name);
}
}
