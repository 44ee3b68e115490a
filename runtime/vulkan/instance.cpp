#include "runtime/vulkan/instance.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace hgc {
namespace {

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";

bool hasLayer(const char* name) {
  uint32_t count = 0;
  if (vkEnumerateInstanceLayerProperties(&count, nullptr) != VK_SUCCESS) return false;
  std::vector<VkLayerProperties> layers(count);
  if (vkEnumerateInstanceLayerProperties(&count, layers.data()) != VK_SUCCESS) return false;
  layers.resize(count);
  return std::ranges::any_of(layers, [&](const auto& each) { return std::strcmp(each.layerName, name) == 0; });
}

std::string missingFeatures(VkPhysicalDevice device, uint32_t version) {
  if (version < VK_API_VERSION_1_2) {
    return fmt::format("it has Vulkan {}.{}, not 1.2", VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version));
  }
  VkPhysicalDeviceVulkan12Features more{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  VkPhysicalDeviceFeatures2 features{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &more};
  vkGetPhysicalDeviceFeatures2(device, &features);
  std::string lacks;
  const auto need = [&](VkBool32 has, const char* name) {
    if (!has) lacks += (lacks.empty() ? "it lacks " : ", ") + std::string(name);
  };
  need(features.features.shaderFloat64, "shaderFloat64");
  need(features.features.shaderInt64, "shaderInt64");
  need(more.bufferDeviceAddress, "bufferDeviceAddress");
  return lacks;
}

std::vector<VkQueueFamilyProperties> familiesOf(VkPhysicalDevice device) {
  uint32_t count = 0;
  vkGetPhysicalDeviceQueueFamilyProperties(device, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  vkGetPhysicalDeviceQueueFamilyProperties(device, &count, families.data());
  families.resize(count);
  return families;
}

/// Sets the queue family of `traits`. False if it has no compute.
bool useQueueFamily(VulkanTraits& traits, const std::vector<VkQueueFamilyProperties>& families, uint32_t k) {
  if (k >= families.size() || !(families[k].queueFlags & VK_QUEUE_COMPUTE_BIT)) return false;
  traits.queueFamily = k;
  traits.hasTimestamps = families[k].timestampValidBits == 64;  // fewer could wrap around
  return true;
}

void findQueue(VulkanTraits& traits) {
  const auto families = familiesOf(traits.handle);
  for (uint32_t k = 0; k < families.size(); ++k) {
    if (useQueueFamily(traits, families, k)) return;
  }
  traits.lacks = "it has no queue for compute";
}

bool hasExtension(VkPhysicalDevice device, const char* name) {
  uint32_t count = 0;
  if (vkEnumerateDeviceExtensionProperties(device, nullptr, &count, nullptr) != VK_SUCCESS) return false;
  std::vector<VkExtensionProperties> extensions(count);
  const VkResult found = vkEnumerateDeviceExtensionProperties(device, nullptr, &count, extensions.data());
  extensions.resize(found == VK_SUCCESS ? count : 0);
  return std::ranges::any_of(extensions, [&](const auto& each) { return std::strcmp(each.extensionName, name) == 0; });
}

void findMemory(VulkanTraits& traits) {
  vkGetPhysicalDeviceMemoryProperties(traits.handle, &traits.memory);
  for (uint32_t k = 0; k < traits.memory.memoryHeapCount; ++k) {
    const VkMemoryHeap& heap = traits.memory.memoryHeaps[k];
    if (!(heap.flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) || heap.size <= traits.localBytes) continue;
    traits.localHeap = k;
    traits.localBytes = heap.size;
  }
  traits.hasMemoryBudget = hasExtension(traits.handle, VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
}

VulkanTraits traitsOf(VkPhysicalDevice device, uint32_t index) {
  VulkanTraits traits;
  traits.handle = device;
  traits.index = index;
  VkPhysicalDeviceProperties first;
  vkGetPhysicalDeviceProperties(device, &first);
  traits.name = first.deviceName;
  traits.vendor = first.vendorID;
  traits.model = first.deviceID;
  traits.driverVersion = first.driverVersion;
  std::ranges::copy(first.pipelineCacheUUID, traits.pipelineCacheUuid.begin());
  traits.isCpu = first.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  traits.nanosecondsPerTick = first.limits.timestampPeriod;
  traits.sharedBytes = first.limits.maxComputeSharedMemorySize;
  traits.lacks = missingFeatures(device, first.apiVersion);
  findMemory(traits);
  findQueue(traits);
  if (first.apiVersion < VK_API_VERSION_1_2) return traits;
  VkPhysicalDeviceFloatControlsProperties floats{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES};
  VkPhysicalDeviceMaintenance3Properties limits{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES,
                                                .pNext = &floats};
  VkPhysicalDeviceDriverProperties driver{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES,
                                          .pNext = &limits};
  VkPhysicalDeviceProperties2 properties{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &driver};
  vkGetPhysicalDeviceProperties2(device, &properties);
  traits.driver = fmt::format("{} {}", driver.driverName, driver.driverInfo);
  traits.hasRoundingMode32 = floats.shaderRoundingModeRTEFloat32 &&
                             floats.roundingModeIndependence != VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE;
  traits.largestAllocation = limits.maxMemoryAllocationSize;
  return traits;
}

Result<std::vector<VkPhysicalDevice>> physicalDevices(VkInstance instance) {
  uint32_t count = 0;
  Status done = vulkanCheck(vkEnumeratePhysicalDevices(instance, &count, nullptr), "vkEnumeratePhysicalDevices");
  if (!done) return done.error();
  std::vector<VkPhysicalDevice> handles(count);
  done = vulkanCheck(vkEnumeratePhysicalDevices(instance, &count, handles.data()), "vkEnumeratePhysicalDevices");
  if (!done) return done.error();
  return handles;
}

}  // namespace

/// Objects of another loader would crash. Loaders are compared by a function that they return without an instance.
Result<VulkanTraits> traitsOf(const GivenVulkan& given) {
  const auto wrong = [](const std::string& what) { return Error{"the Vulkan device that was given: " + what, ""}; };
  if (given.getInstanceProcAddr) {
    const auto get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(given.getInstanceProcAddr);
    if (get(VK_NULL_HANDLE, "vkCreateInstance") != vkGetInstanceProcAddr(VK_NULL_HANDLE, "vkCreateInstance"))
      return wrong("it comes from another loader than libvulkan.so.1 of this process");
  }
  const auto handles = physicalDevices(static_cast<VkInstance>(given.instance));
  if (!handles) return wrong(handles.error().message);
  const auto handle = static_cast<VkPhysicalDevice>(given.physicalDevice);
  if (std::ranges::find(*handles, handle) == handles->end())
    return wrong("the physical device does not belong to the instance");
  VulkanTraits traits = traitsOf(handle, UINT32_MAX);
  traits.isGiven = true;
  if (!traits.lacks.empty()) return wrong(traits.lacks);
  if (!useQueueFamily(traits, familiesOf(handle), given.queueFamily))
    return wrong(fmt::format("queue family {} has no compute", given.queueFamily));
  return traits;
}

VKAPI_ATTR VkBool32 VKAPI_CALL VulkanInstance::onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                                         VkDebugUtilsMessageTypeFlagsEXT,
                                                         const VkDebugUtilsMessengerCallbackDataEXT* data, void* self) {
  auto* instance = static_cast<VulkanInstance*>(self);
  const std::lock_guard lock(instance->mutex_);
  instance->messages_.emplace_back(data->pMessage);
  return VK_FALSE;
}

Status VulkanInstance::validation() {
  const std::lock_guard lock(mutex_);
  if (messages_.empty()) return Done{};
  const size_t count = messages_.size();
  std::string first = std::move(messages_.front());
  messages_.clear();
  return Error{fmt::format("Vulkan validation ({} messages): {}", count, first), ""};
}

Status VulkanInstance::createInstance() {
  const bool validate = std::getenv("HGC_VALIDATE") != nullptr && hasLayer(kValidationLayer);
  const VkApplicationInfo application{
      .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .pApplicationName = "hgc", .apiVersion = VK_API_VERSION_1_2};
  const VkDebugUtilsMessengerCreateInfoEXT messenger{
      .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
      .messageSeverity =
          VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
      .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT,
      .pfnUserCallback = onMessage,
      .pUserData = this};
  const char* extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
  VkInstanceCreateInfo create{.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
  if (validate) {
    create.pNext = &messenger;
    create.enabledLayerCount = 1;
    create.ppEnabledLayerNames = &kValidationLayer;
    create.enabledExtensionCount = 1;
    create.ppEnabledExtensionNames = &extension;
  }
  if (const Status done = vulkanCheck(vkCreateInstance(&create, nullptr, &instance_), "vkCreateInstance"); !done)
    return done;
  volkLoadInstance(instance_);
  if (!validate) return Done{};
  VkDebugUtilsMessengerEXT made = VK_NULL_HANDLE;  // lives as long as the instance
  return vulkanCheck(vkCreateDebugUtilsMessengerEXT(instance_, &messenger, nullptr, &made),
                     "vkCreateDebugUtilsMessengerEXT");
}

Status VulkanInstance::findDevices() {
  const auto handles = physicalDevices(instance_);
  if (!handles) return handles.error();
  for (const VkPhysicalDevice handle : *handles)
    devices_.push_back(traitsOf(handle, static_cast<uint32_t>(devices_.size())));
  isUnavailable_ = devices_.empty();
  if (isUnavailable_) return Error{"no Vulkan device on this machine", ""};
  return Done{};
}

Status VulkanInstance::open() {
  isUnavailable_ = true;
  if (volkInitialize() != VK_SUCCESS)
    return Error{"no Vulkan loader on this machine", "install libvulkan1 and a driver"};
  if (volkGetInstanceVersion() < VK_API_VERSION_1_2) return Error{"the Vulkan loader is older than 1.2", ""};
  Status done = createInstance();
  isUnavailable_ = !done && done.error().kind == ErrorKind::Unsupported;
  if (isUnavailable_) return Error{"no Vulkan driver on this machine", ""};
  if (done) done = findDevices();
  if (!done) close();
  return done;
}

void VulkanInstance::close() {
  if (instance_ != VK_NULL_HANDLE) vkDestroyInstance(instance_, nullptr);
  instance_ = VK_NULL_HANDLE;
  devices_.clear();
}

Result<VulkanInstance*> VulkanInstance::get() {
  // Never destroyed: the order in which drivers and layers destroy their statics is unknown.
  static VulkanInstance* const instance = new VulkanInstance;
  static std::mutex mutex;
  static std::optional<Status> opened;
  static const pid_t process = getpid();
  if (getpid() != process)  // the lock may be held there
    return Error{"Vulkan was opened by the process that this one was forked from", "start another program"};
  const std::lock_guard lock(mutex);
  if (!opened || (!*opened && !instance->isUnavailable_)) opened = instance->open();
  if (!*opened) return opened->error();
  return instance;
}

}  // namespace hgc
