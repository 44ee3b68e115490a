/// Calls a shader that hgc printed, without its runtime, on the first Vulkan device (docs/abi.md):
///
///   hgc emit pull.hg --as=spirv --derivative=value -o pull.spv
///   c++ -std=c++20 -I hgc call_shader.cpp -lvulkan -o call_shader && ./call_shader pull.spv
///
/// where pull.hg is `dim N; var x : real[N]; energy pull[i in N] = square(x[i] - 1.5);`. hgc says what the table
/// holds:
///
///   table[0]: double[1] of each row of x
///   table[1]: int: N
///   values: the value of each instance
///
/// For brevity calls are taken to succeed.
#include <vulkan/vulkan.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "ir/kernel/abi.h"

namespace {

constexpr uint32_t kCount = 3;

/// What the host and the device share: x, the values, the sizes, and the table of addresses.
struct Memory {
  double x[kCount] = {1, 2, 3}, values[kCount] = {};
  int32_t sizes[2] = {kCount};
  uint64_t table[2] = {};
};

VkPhysicalDevice firstDevice() {
  VkApplicationInfo application{VK_STRUCTURE_TYPE_APPLICATION_INFO};
  application.apiVersion = VK_API_VERSION_1_2;
  VkInstanceCreateInfo instanceInfo{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  instanceInfo.pApplicationInfo = &application;
  VkInstance instance = nullptr;
  vkCreateInstance(&instanceInfo, nullptr, &instance);
  VkPhysicalDevice physical = nullptr;
  uint32_t one = 1;
  vkEnumeratePhysicalDevices(instance, &one, &physical);
  return physical;
}

/// With what shaders of hgc need; its first queue family is taken to compute.
VkDevice openDevice(VkPhysicalDevice physical) {
  const float priority = 1;
  VkDeviceQueueCreateInfo queueInfo{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, nullptr, 0, 0, 1, &priority};
  VkPhysicalDeviceVulkan12Features more{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  more.bufferDeviceAddress = VK_TRUE;
  VkPhysicalDeviceFeatures2 features{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &more};
  features.features.shaderFloat64 = features.features.shaderInt64 = VK_TRUE;
  VkDeviceCreateInfo deviceInfo{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features};
  deviceInfo.queueCreateInfoCount = 1;
  deviceInfo.pQueueCreateInfos = &queueInfo;
  VkDevice device = nullptr;
  vkCreateDevice(physical, &deviceInfo, nullptr, &device);
  return device;
}

/// A buffer of which the host sees the memory, at `mapped`.
VkBuffer makeBuffer(VkPhysicalDevice physical, VkDevice device, void*& mapped) {
  VkBufferCreateInfo bufferInfo{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  bufferInfo.size = sizeof(Memory);
  bufferInfo.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  VkBuffer buffer = nullptr;
  vkCreateBuffer(device, &bufferInfo, nullptr, &buffer);
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, buffer, &needs);
  VkPhysicalDeviceMemoryProperties kinds;
  vkGetPhysicalDeviceMemoryProperties(physical, &kinds);
  constexpr auto kSeen = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  uint32_t kind = 0;
  while (!(needs.memoryTypeBits >> kind & 1) || (kinds.memoryTypes[kind].propertyFlags & kSeen) != kSeen) ++kind;
  VkMemoryAllocateFlagsInfo flags{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, needs.size, kind};
  VkDeviceMemory memory = nullptr;
  vkAllocateMemory(device, &allocate, nullptr, &memory);
  vkBindBufferMemory(device, buffer, memory, 0);
  vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &mapped);
  return buffer;
}

VkPipeline makePipeline(VkDevice device, const char* path, VkPipelineLayout& layout) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> words((std::istreambuf_iterator<char>(file)), {});
  VkShaderModuleCreateInfo moduleInfo{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, nullptr, 0, words.size(),
                                      reinterpret_cast<const uint32_t*>(words.data())};
  VkShaderModule module = nullptr;
  vkCreateShaderModule(device, &moduleInfo, nullptr, &module);
  const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(hgc::KernelPush)};
  VkPipelineLayoutCreateInfo layoutInfo{VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  layoutInfo.pushConstantRangeCount = 1;
  layoutInfo.pPushConstantRanges = &range;
  vkCreatePipelineLayout(device, &layoutInfo, nullptr, &layout);
  VkComputePipelineCreateInfo pipelineInfo{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  pipelineInfo.stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        nullptr,
                        0,
                        VK_SHADER_STAGE_COMPUTE_BIT,
                        module,
                        "main",
                        nullptr};
  pipelineInfo.layout = layout;
  VkPipeline pipeline = nullptr;
  vkCreateComputePipelines(device, nullptr, 1, &pipelineInfo, nullptr, &pipeline);
  return pipeline;
}

void launch(VkDevice device, VkPipeline pipeline, VkPipelineLayout layout, const hgc::KernelPush& push) {
  VkQueue queue = nullptr;
  vkGetDeviceQueue(device, 0, 0, &queue);
  VkCommandPoolCreateInfo poolInfo{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandPool pool = nullptr;
  vkCreateCommandPool(device, &poolInfo, nullptr, &pool);
  VkCommandBufferAllocateInfo commandsInfo{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr, pool,
                                           VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
  VkCommandBuffer commands = nullptr;
  vkAllocateCommandBuffers(device, &commandsInfo, &commands);
  VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  vkBeginCommandBuffer(commands, &begin);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, &push);
  vkCmdDispatch(commands, (kCount + hgc::kWorkgroup - 1) / hgc::kWorkgroup, 1, 1);
  vkEndCommandBuffer(commands);
  VkSubmitInfo submit{VK_STRUCTURE_TYPE_SUBMIT_INFO};
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  vkQueueSubmit(queue, 1, &submit, nullptr);
  vkQueueWaitIdle(queue);
}

}  // namespace

int main(int, char** argv) {
  VkPhysicalDevice physical = firstDevice();
  VkDevice device = openDevice(physical);
  void* mapped = nullptr;
  VkBuffer buffer = makeBuffer(physical, device, mapped);
  auto* shared = new (mapped) Memory;
  VkBufferDeviceAddressInfo addressInfo{VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, nullptr, buffer};
  const uint64_t base = vkGetBufferDeviceAddress(device, &addressInfo);
  constexpr hgc::AddressTable kAt(1, 0, 0);  // a port, no slots, no lifted constants
  shared->table[0] = base + offsetof(Memory, x);
  shared->table[kAt.sizes] = base + offsetof(Memory, sizes);
  const hgc::KernelPush push{base + offsetof(Memory, table), base + offsetof(Memory, values), 0, 0, 0, kCount, kCount};
  VkPipelineLayout layout = nullptr;
  VkPipeline pipeline = makePipeline(device, argv[1], layout);
  launch(device, pipeline, layout, push);
  for (const double value : shared->values) std::printf("%g\n", value);
}
