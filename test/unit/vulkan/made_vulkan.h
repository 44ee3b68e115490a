#pragma once
/// A device of Vulkan that is made by hand, as programs make theirs.
#include <dlfcn.h>
#include <vulkan/vulkan.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace hgc::test {

/// With the validation layer, where that is installed. Destroyed in order; `said` has what validation said by then.
class MadeVulkan {
 public:
  /// Null where there is no Vulkan, or no device with what sessions need.
  static std::unique_ptr<MadeVulkan> make() {
    std::unique_ptr<MadeVulkan> made(new MadeVulkan);
    return made->open() ? std::move(made) : nullptr;
  }
  MadeVulkan(const MadeVulkan&) = delete;
  MadeVulkan& operator=(const MadeVulkan&) = delete;
  ~MadeVulkan() { close(); }

  void close() {
    if (device) call<PFN_vkDestroyDevice>("vkDestroyDevice")(device, nullptr);
    device = VK_NULL_HANDLE;
    if (messenger_)
      call<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance, messenger_, nullptr);
    messenger_ = VK_NULL_HANDLE;
    if (instance) call<PFN_vkDestroyInstance>("vkDestroyInstance")(instance, nullptr);
    instance = VK_NULL_HANDLE;
  }

  template <class Call>
  Call call(const char* name) const {
    return reinterpret_cast<Call>(get(instance, name));
  }
  std::vector<std::string> said() {
    const std::lock_guard lock(mutex_);
    return said_;
  }
  bool isValidated() const { return isValidated_; }

  PFN_vkGetInstanceProcAddr get = nullptr;
  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice physicalDevice = VK_NULL_HANDLE;
  VkDevice device = VK_NULL_HANDLE;
  VkQueue queue = VK_NULL_HANDLE;
  uint32_t family = 0;

 private:
  MadeVulkan() = default;

  static VKAPI_ATTR VkBool32 VKAPI_CALL hear(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                             const VkDebugUtilsMessengerCallbackDataEXT* data, void* self) {
    auto* const made = static_cast<MadeVulkan*>(self);
    const std::lock_guard lock(made->mutex_);
    made->said_.emplace_back(data->pMessage);
    return VK_FALSE;
  }

  bool hasValidation() const {
    uint32_t count = 0;
    const auto list = call<PFN_vkEnumerateInstanceLayerProperties>("vkEnumerateInstanceLayerProperties");
    list(&count, nullptr);
    std::vector<VkLayerProperties> layers(count);
    list(&count, layers.data());
    for (const VkLayerProperties& layer : layers) {
      if (std::strcmp(layer.layerName, kLayer) == 0) return true;
    }
    return false;
  }

  bool makeInstance() {
    VkApplicationInfo application{};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.apiVersion = VK_API_VERSION_1_2;
    VkDebugUtilsMessengerCreateInfoEXT hearing{};
    hearing.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    hearing.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    hearing.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    hearing.pfnUserCallback = hear;
    hearing.pUserData = this;
    const char* layer = kLayer;
    const char* extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    VkInstanceCreateInfo create{};
    create.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    create.pApplicationInfo = &application;
    isValidated_ = hasValidation();
    if (isValidated_) {
      create.pNext = &hearing;
      create.enabledLayerCount = create.enabledExtensionCount = 1;
      create.ppEnabledLayerNames = &layer;
      create.ppEnabledExtensionNames = &extension;
    }
    if (call<PFN_vkCreateInstance>("vkCreateInstance")(&create, nullptr, &instance) != VK_SUCCESS) return false;
    if (!isValidated_) return true;
    const auto make = call<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT");
    return make(instance, &hearing, nullptr, &messenger_) == VK_SUCCESS;
  }

  bool has(VkPhysicalDevice candidate) const {
    VkPhysicalDeviceVulkan12Features more{};
    more.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    VkPhysicalDeviceFeatures2 features{};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &more;
    call<PFN_vkGetPhysicalDeviceFeatures2>("vkGetPhysicalDeviceFeatures2")(candidate, &features);
    return features.features.shaderFloat64 && features.features.shaderInt64 && more.bufferDeviceAddress;
  }

  /// The first queue that has compute.
  bool findFamily() {
    const auto list = call<PFN_vkGetPhysicalDeviceQueueFamilyProperties>("vkGetPhysicalDeviceQueueFamilyProperties");
    uint32_t count = 0;
    list(physicalDevice, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    list(physicalDevice, &count, families.data());
    for (family = 0; family < count; ++family) {
      if (families[family].queueFlags & VK_QUEUE_COMPUTE_BIT) return true;
    }
    return false;
  }

  bool makeDevice() {
    const float priority = 1;
    VkDeviceQueueCreateInfo queues{};
    queues.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queues.queueFamilyIndex = family;
    queues.queueCount = 1;
    queues.pQueuePriorities = &priority;
    VkPhysicalDeviceVulkan12Features more{};
    more.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    more.bufferDeviceAddress = VK_TRUE;
    VkPhysicalDeviceFeatures2 features{};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &more;
    features.features.shaderFloat64 = features.features.shaderInt64 = VK_TRUE;
    VkDeviceCreateInfo create{};
    create.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    create.pNext = &features;
    create.queueCreateInfoCount = 1;
    create.pQueueCreateInfos = &queues;
    const auto make = call<PFN_vkCreateDevice>("vkCreateDevice");
    if (make(physicalDevice, &create, nullptr, &device) != VK_SUCCESS) return false;
    call<PFN_vkGetDeviceQueue>("vkGetDeviceQueue")(device, family, 0, &queue);
    return true;
  }

  bool open() {
    void* const loader = dlopen("libvulkan.so.1", RTLD_NOW);
    if (!loader) return false;
    get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(dlsym(loader, "vkGetInstanceProcAddr"));
    if (!get || !makeInstance()) return false;
    uint32_t count = 0;
    const auto list = call<PFN_vkEnumeratePhysicalDevices>("vkEnumeratePhysicalDevices");
    list(instance, &count, nullptr);
    std::vector<VkPhysicalDevice> all(count);
    list(instance, &count, all.data());
    for (const VkPhysicalDevice candidate : all) {
      physicalDevice = candidate;
      if (has(candidate) && findFamily()) return makeDevice();
    }
    return false;
  }

  static constexpr const char* kLayer = "VK_LAYER_KHRONOS_validation";
  bool isValidated_ = false;
  VkDebugUtilsMessengerEXT messenger_ = VK_NULL_HANDLE;
  std::mutex mutex_;
  std::vector<std::string> said_;
};

}  // namespace hgc::test
