#include "runtime/vulkan/device.h"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <map>
#include <system_error>
#include <thread>

namespace hgc {
namespace {

/// How long a broken device may take to come to rest.
constexpr std::chrono::seconds kPatience{5};

using Clock = std::chrono::steady_clock;

/// A driver that gives up early is asked again, after a while.
VkResult waitUntil(VkDevice device, VkFence fence, Clock::time_point end) {
  constexpr std::chrono::milliseconds kPause{1};
  while (true) {
    const auto left = std::max(std::chrono::nanoseconds(end - Clock::now()), std::chrono::nanoseconds(0));
    const VkResult waited = vkWaitForFences(device, 1, &fence, VK_TRUE, static_cast<uint64_t>(left.count()));
    if (waited != VK_TIMEOUT || Clock::now() >= end) return waited;
    std::this_thread::sleep_for(kPause);
  }
}

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

}  // namespace

VulkanDevice::VulkanDevice(VulkanInstance& instance, const VulkanTraits& traits)
    : instance_(instance), traits_(traits), slabs_(std::in_place, *this), pipelines_(std::in_place, *this) {}

Result<std::shared_ptr<VulkanDevice>> VulkanDevice::open(VulkanInstance& instance, uint32_t index) {
  static std::mutex mutex;
  static auto* const opened = new std::map<uint32_t, std::weak_ptr<VulkanDevice>>;
  const std::lock_guard lock(mutex);
  if (auto device = (*opened)[index].lock(); device && device->works()) return device;
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
  Status done = vulkanCheck(vkCreateDevice(traits_.handle, &create, nullptr, &life_.device), "vkCreateDevice");
  if (!done) return done;
  vkGetDeviceQueue(life_.device, traits_.queueFamily, 0, &queue_);

  const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, kPushBytes};
  VkPipelineLayoutCreateInfo layout{};
  layout.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  VkPipelineLayout madeLayout = VK_NULL_HANDLE;
  done = vulkanCheck(vkCreatePipelineLayout(life_.device, &layout, nullptr, &madeLayout), "vkCreatePipelineLayout");
  if (!done) return done;
  layout_ = {life_, madeLayout, vkDestroyPipelineLayout};
  return pipelines_->open(layout_.get());
}

VulkanDevice::~VulkanDevice() {
  settle();
  pipelines_.reset();
  slabs_.reset();
  layout_ = {};
  if (life_.device != VK_NULL_HANDLE && !life_.isQuarantined) vkDestroyDevice(life_.device, nullptr);
}

Result<VulkanObject<VkFence>> VulkanDevice::fence() {
  VkFenceCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
  VkFence made = VK_NULL_HANDLE;
  const Status done = check(vkCreateFence(life_.device, &create, nullptr, &made), "vkCreateFence");
  if (!done) return done.error();
  return VulkanObject<VkFence>(life_, made, vkDestroyFence);
}

Status VulkanDevice::submit(VkCommandBuffer commands, VkFence fence) {
  VkSubmitInfo submit{};
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  std::unique_lock lock(queueMutex_);  // who settles has the queue for himself
  const bool isBroken = this->isBroken();
  const Status done = isBroken ? Done{} : vulkanCheck(vkQueueSubmit(queue_, 1, &submit, fence), "vkQueueSubmit");
  lock.unlock();
  if (isBroken) return works();
  return done ? done : breakDown(done.error());
}

Status VulkanDevice::wait(VkFence fence, std::chrono::nanoseconds deadline) {
  if (const Status done = works(); !done) return done;
  const VkResult waited = waitUntil(life_.device, fence, Clock::now() + deadline);
  Status done = vulkanCheck(waited, "vkWaitForFences");
  if (waited == VK_TIMEOUT)
    done = Error{fmt::format("no end of a launch after {:.3g} s", seconds(deadline)),
                 "--deadline=SECONDS, or HGC_DEADLINE, allows more"};
  if (done) done = vulkanCheck(vkResetFences(life_.device, 1, &fence), "vkResetFences");
  return done ? done : breakDown(done.error());
}

Status VulkanDevice::check(VkResult result, const char* call) {
  const Status done = vulkanCheck(result, call);
  if (result == VK_ERROR_DEVICE_LOST) return breakDown(done.error());
  return done;
}

/// It is waited for at once.
Error VulkanDevice::breakDown(const Error& why) {
  {
    const std::lock_guard lock(brokenMutex_);
    if (broken_.empty()) broken_ = why.message;
    isSettled_ = false;
  }
  settle();
  slabs_->trim();
  return {fmt::format("vulkan:{} ({}) has failed: {}", traits_.index, traits_.name, why.message), why.hint};
}

void VulkanDevice::trim() {
  slabs_->trim();
  pipelines_->trim();
}

bool VulkanDevice::isBroken() const {
  const std::lock_guard lock(brokenMutex_);
  return !broken_.empty();
}

Status VulkanDevice::works() {
  if (!isBroken()) return Done{};
  settle();
  const std::lock_guard lock(brokenMutex_);
  return Error{fmt::format("vulkan:{} ({}) has failed before: {}", traits_.index, traits_.name, broken_),
               "the next call opens it anew"};
}

void VulkanDevice::settle() {
  const std::scoped_lock lock(brokenMutex_, queueMutex_);
  if (broken_.empty() || std::exchange(isSettled_, true) || life_.isQuarantined) return;
  // The driver may never answer, so it is asked from a thread that can be left behind.
  const auto answer = std::make_shared<std::promise<VkResult>>();
  auto result = answer->get_future();
  try {
    std::thread([device = life_.device, answer] { answer->set_value(vkDeviceWaitIdle(device)); }).detach();
  } catch (const std::system_error&) {  // no thread is to be had
    life_.isQuarantined = true;
    return;
  }
  const bool hasAnswered = result.wait_for(kPatience) == std::future_status::ready;
  const VkResult waited = hasAnswered ? result.get() : VK_TIMEOUT;
  life_.isQuarantined = waited != VK_SUCCESS && waited != VK_ERROR_DEVICE_LOST;
}

Result<uint32_t> VulkanDevice::memoryType(uint32_t bits, VkMemoryPropertyFlags flags) const {
  for (uint32_t k = 0; k < traits_.memory.memoryTypeCount; ++k) {
    if ((bits >> k & 1) && (traits_.memory.memoryTypes[k].propertyFlags & flags) == flags) return k;
  }
  return Error{fmt::format("{} has no memory of the kind that is needed", traits_.name), ""};
}

}  // namespace hgc
