#pragma once
/// An opened device, shared by all executors of the process that use it.
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "runtime/vulkan_instance.h"

namespace hgc {

/// Bytes of push constants that every device offers and every pipeline here may use.
inline constexpr uint32_t kPushBytes = 128;
/// Invocations of a workgroup, and groups along an axis, that every device offers.
inline constexpr uint32_t kWorkgroup = 128;
inline constexpr uint32_t kMaxGroups = 65535;

/// Thread-safe.
class VulkanDevice {
 public:
  /// The device of that number; opened if no executor has it open.
  static Result<std::shared_ptr<VulkanDevice>> open(VulkanInstance& instance, uint32_t index);
  ~VulkanDevice();
  VulkanDevice(const VulkanDevice&) = delete;
  VulkanDevice& operator=(const VulkanDevice&) = delete;

  VkDevice handle() const { return device_; }
  const VulkanTraits& traits() const { return traits_; }
  VkPipelineLayout layout() const { return layout_.get(); }
  VulkanInstance& instance() const { return instance_; }

  /// The compute pipeline of a shader; made once for each.
  Result<VkPipeline> pipeline(std::span<const uint32_t> words);
  /// Hands work over; `fence` is signalled when it is done.
  Status submit(VkCommandBuffer commands, VkFence fence);
  /// The first memory type that `bits` allows and that has all of `flags`.
  Result<uint32_t> memoryType(uint32_t bits, VkMemoryPropertyFlags flags) const;

 private:
  VulkanDevice(VulkanInstance& instance, const VulkanTraits& traits) : instance_(instance), traits_(traits) {}
  Status create();

  VulkanInstance& instance_;
  const VulkanTraits& traits_;
  VkDevice device_ = VK_NULL_HANDLE;
  VkQueue queue_ = VK_NULL_HANDLE;
  VulkanObject<VkPipelineLayout> layout_;
  VulkanObject<VkPipelineCache> cache_;
  std::mutex queueMutex_, pipelineMutex_;
  std::map<std::vector<uint32_t>, VulkanObject<VkPipeline>> pipelines_;
};

}  // namespace hgc
