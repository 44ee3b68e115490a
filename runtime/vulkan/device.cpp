#include "runtime/vulkan/device.h"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <map>
#include <system_error>
#include <thread>

namespace hgc {
namespace {

/// How long `settle` waits for a broken device.
constexpr std::chrono::seconds kPatience{5};

using Clock = std::chrono::steady_clock;

/// Asks again and again for a while: to sleep and wake up takes as long as a small launch.
void waitAwake(VkDevice device, VkFence fence) {
  constexpr std::chrono::microseconds kAwake{1000};
  const auto end = Clock::now() + kAwake;
  while (vkGetFenceStatus(device, fence) == VK_NOT_READY && Clock::now() < end) {
  }
}

/// Waits again if a driver returns VK_TIMEOUT too early.
VkResult waitUntil(VkDevice device, VkFence fence, Clock::time_point end) {
  constexpr std::chrono::milliseconds kPause{1};
  while (true) {
    const auto left = std::max(std::chrono::nanoseconds(end - Clock::now()), std::chrono::nanoseconds(0));
    const VkResult waited = vkWaitForFences(device, 1, &fence, VK_TRUE, static_cast<uint64_t>(left.count()));
    if (waited != VK_TIMEOUT || Clock::now() >= end) return waited;
    std::this_thread::sleep_for(kPause);
  }
}

VkResult submitTo(VkQueue queue, const GivenVulkan* given, std::span<const VkSubmitInfo> work, VkFence fence) {
  if (given && given->lock) given->lock();
  const VkResult result = vkQueueSubmit(queue, static_cast<uint32_t>(work.size()), work.data(), fence);
  if (given && given->unlock) given->unlock();
  return result;
}

/// Waits for all work that was submitted to a caller's queue so far. Others may use queue and device meanwhile.
VkResult waitForQueue(VkDevice device, VkQueue queue, const GivenVulkan& given) {
  const VkFenceCreateInfo create{.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  VkFence fence = VK_NULL_HANDLE;
  VkResult result = vkCreateFence(device, &create, nullptr, &fence);
  if (result != VK_SUCCESS) return result;
  result = submitTo(queue, &given, {}, fence);
  if (result == VK_SUCCESS) result = waitUntil(device, fence, Clock::now() + kPatience);
  if (result == VK_SUCCESS || result == VK_ERROR_DEVICE_LOST) vkDestroyFence(device, fence, nullptr);
  return result;
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

Result<std::shared_ptr<VulkanDevice>> VulkanDevice::wrap(VulkanInstance& instance,
                                                         const std::shared_ptr<const GivenVulkan>& given,
                                                         const VulkanTraits& traits) {
  static std::mutex mutex;
  static auto* const opened = new std::map<std::pair<void*, void*>, std::weak_ptr<VulkanDevice>>;
  const std::lock_guard lock(mutex);
  std::erase_if(*opened, [](const auto& each) { return each.second.expired(); });
  auto& known = (*opened)[{given->device, given->queue}];
  if (auto device = known.lock()) {
    if (const Status works = device->works(); !works) return works.error();
    return device;
  }
  const std::shared_ptr<VulkanDevice> device(new VulkanDevice(instance, traits));
  device->queue_.given = given;
  device->life_.device = static_cast<VkDevice>(given->device);
  device->queue_.handle = static_cast<VkQueue>(given->queue);
  if (const Status done = device->pipelines_->open(); !done) return done.error();
  known = device;
  return device;
}

Status VulkanDevice::create() {
  const float priority = 1;
  const VkDeviceQueueCreateInfo queue{.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                      .queueFamilyIndex = traits_.queueFamily,
                                      .queueCount = 1,
                                      .pQueuePriorities = &priority};
  VkPhysicalDeviceVulkan12Features more{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
                                        .bufferDeviceAddress = VK_TRUE};
  const VkPhysicalDeviceFeatures2 features{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
                                           .pNext = &more,
                                           .features = {.shaderFloat64 = VK_TRUE, .shaderInt64 = VK_TRUE}};
  const VkDeviceCreateInfo create{.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                  .pNext = &features,
                                  .queueCreateInfoCount = 1,
                                  .pQueueCreateInfos = &queue};
  const Status done = vulkanCheck(vkCreateDevice(traits_.handle, &create, nullptr, &life_.device), "vkCreateDevice");
  if (!done) return done;
  vkGetDeviceQueue(life_.device, traits_.queueFamily, 0, &queue_.handle);
  return pipelines_->open();
}

VulkanDevice::~VulkanDevice() {
  settle();
  pipelines_.reset();
  slabs_.reset();
  if (life_.device != VK_NULL_HANDLE && !queue_.given && !life_.isQuarantined) vkDestroyDevice(life_.device, nullptr);
}

Result<VulkanObject<VkFence>> VulkanDevice::fence() {
  const VkFenceCreateInfo info{.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  return make(vkCreateFence, info, vkDestroyFence, "vkCreateFence");
}

Status VulkanDevice::submit(VkCommandBuffer commands, VkFence fence) {
  const VkSubmitInfo submit{
      .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
  std::unique_lock lock(queue_.mutex);  // `settle` holds it as well
  const bool isBroken = this->isBroken();
  const Status done =
      isBroken ? Done{}
               : vulkanCheck(submitTo(queue_.handle, queue_.given.get(), {&submit, 1}, fence), "vkQueueSubmit");
  lock.unlock();
  if (isBroken) return works();
  return done ? done : breakDown(done.error());
}

Status VulkanDevice::wait(VkFence fence, std::chrono::nanoseconds deadline) {
  if (const Status done = works(); !done) return done;
  if (!traits_.isCpu) waitAwake(life_.device, fence);
  const VkResult waited = waitUntil(life_.device, fence, Clock::now() + deadline);
  Status done = vulkanCheck(waited, "vkWaitForFences");
  if (waited == VK_TIMEOUT)
    done = Error{fmt::format("a launch has not ended after {:.3g} s", seconds(deadline)),
                 "--deadline=SECONDS, or HGC_DEADLINE, allows more", ErrorKind::Deadline};
  if (done) done = vulkanCheck(vkResetFences(life_.device, 1, &fence), "vkResetFences");
  return done ? done : breakDown(done.error());
}

Status VulkanDevice::check(VkResult result, const char* call) {
  const Status done = vulkanCheck(result, call);
  if (result == VK_ERROR_DEVICE_LOST) return breakDown(done.error());
  return done;
}

/// Marks the device as broken, and waits for it.
Error VulkanDevice::breakDown(const Error& why) {
  {
    const std::lock_guard lock(broken_.mutex);
    if (!broken_.why) broken_.why = why;
    broken_.isSettled = false;
  }
  settle();
  slabs_->trim();
  return {fmt::format("{} ({}) has failed: {}", traits_.id(), traits_.name, why.message), why.hint, why.kind};
}

void VulkanDevice::trim() {
  slabs_->trim();
  pipelines_->trim();
}

bool VulkanDevice::isBroken() const {
  const std::lock_guard lock(broken_.mutex);
  return broken_.why.has_value();
}

Status VulkanDevice::works() {
  if (!isBroken()) return Done{};
  settle();
  const std::lock_guard lock(broken_.mutex);
  return Error{fmt::format("{} ({}) has failed before: {}", traits_.id(), traits_.name, broken_.why->message),
               queue_.given ? "make another device, and open sessions on that" : "the next call opens it anew",
               broken_.why->kind};
}

void VulkanDevice::settle() {
  const std::scoped_lock lock(broken_.mutex, queue_.mutex);
  if (!broken_.why || std::exchange(broken_.isSettled, true) || life_.isQuarantined) return;
  // The driver may never return, so a detached thread calls it.
  const auto answer = std::make_shared<std::promise<VkResult>>();
  auto result = answer->get_future();
  try {
    std::thread([device = life_.device, queue = queue_.handle, given = queue_.given, answer] {
      answer->set_value(given ? waitForQueue(device, queue, *given) : vkDeviceWaitIdle(device));
    }).detach();
  } catch (const std::system_error&) {  // no thread can be started
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
