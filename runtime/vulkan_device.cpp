#include "runtime/vulkan_device.h"

#include <fmt/format.h>

namespace hgc {

Result<std::shared_ptr<VulkanDevice>> VulkanDevice::open(VulkanInstance& instance, uint32_t index) {
  static std::mutex mutex;
  static auto* const opened = new std::map<uint32_t, std::weak_ptr<VulkanDevice>>;
  const std::lock_guard lock(mutex);
  if (auto device = (*opened)[index].lock()) return device;
  const std::shared_ptr<VulkanDevice> device(new VulkanDevice(instance, instance.devices()[index]));
  if (const Status done = device->create(); !done) return done.error();
  (*opened)[index] = device;
  return device;
}

Status VulkanDevice::create() {
  const float priority = 1;
  VkDeviceQueueCreateInfo queue{};
  queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queue.queueFamilyIndex = traits_.queueFamily;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  VkPhysicalDeviceVulkan12Features more{};
  more.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  more.bufferDeviceAddress = VK_TRUE;
  VkPhysicalDeviceFeatures2 features{};
  features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features.pNext = &more;
  features.features.shaderFloat64 = VK_TRUE;
  features.features.shaderInt64 = VK_TRUE;
  VkDeviceCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  create.pNext = &features;
  create.queueCreateInfoCount = 1;
  create.pQueueCreateInfos = &queue;
  Status done = vulkanCheck(vkCreateDevice(traits_.handle, &create, nullptr, &device_), "vkCreateDevice");
  if (!done) return done;
  vkGetDeviceQueue(device_, traits_.queueFamily, 0, &queue_);

  const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, kPushBytes};
  VkPipelineLayoutCreateInfo layout{};
  layout.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  VkPipelineLayout madeLayout = VK_NULL_HANDLE;
  done = vulkanCheck(vkCreatePipelineLayout(device_, &layout, nullptr, &madeLayout), "vkCreatePipelineLayout");
  if (!done) return done;
  layout_ = {device_, madeLayout, vkDestroyPipelineLayout};

  VkPipelineCacheCreateInfo cache{};
  cache.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
  VkPipelineCache madeCache = VK_NULL_HANDLE;
  done = vulkanCheck(vkCreatePipelineCache(device_, &cache, nullptr, &madeCache), "vkCreatePipelineCache");
  if (done) cache_ = {device_, madeCache, vkDestroyPipelineCache};
  return done;
}

VulkanDevice::~VulkanDevice() {
  pipelines_.clear();
  cache_ = {};
  layout_ = {};
  if (device_ != VK_NULL_HANDLE) vkDestroyDevice(device_, nullptr);
}

Result<VkPipeline> VulkanDevice::pipeline(std::span<const uint32_t> words) {
  std::vector<uint32_t> key(words.begin(), words.end());
  {
    const std::lock_guard lock(pipelineMutex_);
    if (const auto found = pipelines_.find(key); found != pipelines_.end()) return found->second.get();
  }
  VkShaderModuleCreateInfo code{};
  code.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  code.codeSize = words.size_bytes();
  code.pCode = words.data();
  VkShaderModule module = VK_NULL_HANDLE;
  Status done = vulkanCheck(vkCreateShaderModule(device_, &code, nullptr, &module), "vkCreateShaderModule");
  if (!done) return done.error();
  const VulkanObject<VkShaderModule> ownedModule(device_, module, vkDestroyShaderModule);
  VkComputePipelineCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  create.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  create.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  create.stage.module = module;
  create.stage.pName = "main";
  create.layout = layout_.get();
  VkPipeline made = VK_NULL_HANDLE;
  done = vulkanCheck(vkCreateComputePipelines(device_, cache_.get(), 1, &create, nullptr, &made),
                     "vkCreateComputePipelines");
  if (!done) return done.error();
  VulkanObject<VkPipeline> owned(device_, made, vkDestroyPipeline);
  const std::lock_guard lock(pipelineMutex_);  // another thread may have made it meanwhile; then ours goes
  return pipelines_.try_emplace(std::move(key), std::move(owned)).first->second.get();
}

Status VulkanDevice::submit(VkCommandBuffer commands, VkFence fence) {
  VkSubmitInfo submit{};
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  const std::lock_guard lock(queueMutex_);
  return vulkanCheck(vkQueueSubmit(queue_, 1, &submit, fence), "vkQueueSubmit");
}

Result<uint32_t> VulkanDevice::memoryType(uint32_t bits, VkMemoryPropertyFlags flags) const {
  for (uint32_t k = 0; k < traits_.memory.memoryTypeCount; ++k) {
    if ((bits >> k & 1) && (traits_.memory.memoryTypes[k].propertyFlags & flags) == flags) return k;
  }
  return Error{fmt::format("{} has no memory of the kind that is needed", traits_.name), ""};
}

}  // namespace hgc
