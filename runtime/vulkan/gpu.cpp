#include "runtime/vulkan/gpu.h"

#include <algorithm>
#include <utility>

#include "all.spv.h"
#include "runtime/vulkan/selftest/selftest.h"

namespace hgc {
namespace {

/// The SPIR-V code of a fixed kernel.
std::span<const uint32_t> codeOf(FixedKernel kernel) {
  switch (kernel) {
#define HGC_FIXED_KERNEL(name, file) \
  case FixedKernel::name:            \
    return k_##file;
#include "runtime/gpu/fixed_kernels.def"
#undef HGC_FIXED_KERNEL
  }
  return {};
}

/// Makes writes of stages `from` visible to stages `to`.
void barrier(VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags written, VkPipelineStageFlags to,
             VkAccessFlags used) {
  const VkMemoryBarrier memory{
      .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = written, .dstAccessMask = used};
  vkCmdPipelineBarrier(commands, from, to, 0, 1, &memory, 0, nullptr, 0, nullptr);
}

void recordBarrier(VkCommandBuffer commands) {
  barrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
          VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT |
              VK_ACCESS_TRANSFER_WRITE_BIT);
}

void recordClear(const Clear& clear, VkCommandBuffer commands) {
  for (const Buffer& buffer : clear.buffers)
    vkCmdFillBuffer(commands, vulkanHandle(buffer), buffer.offset, buffer.bytes, 0);
  barrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
          VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

void recordReadback(const Readback& readback, const Slab& to, VkCommandBuffer commands) {
  for (const Readback::Part& part : readback.parts) {
    const VkBufferCopy copy{part.from.offset, part.at, part.from.bytes};
    vkCmdCopyBuffer(commands, vulkanHandle(part.from), to.buffer.get(), 1, &copy);
  }
  barrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
          VK_ACCESS_HOST_READ_BIT);
}

}  // namespace

/// A recorded list. Each part is one submission. The destructor and recording again wait for the device.
class VulkanList : public RecordedList {
 public:
  struct Part {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VulkanObject<VkFence> fence;
    bool isUnderWay = false;
  };
  explicit VulkanList(VulkanGpu& gpu) : gpu_(gpu) {}
  VulkanList(const VulkanList&) = delete;
  VulkanList& operator=(const VulkanList&) = delete;
  ~VulkanList() override { (void)gpu_.wait(*this); }

  std::vector<Part> parts;
  VulkanObject<VkQueryPool> timestamps;  // null if the device has no clock
  uint32_t marks = 0;

 private:
  VulkanGpu& gpu_;
};

Result<std::unique_ptr<VulkanGpu>> VulkanGpu::open(std::shared_ptr<VulkanDevice> device,
                                                   std::chrono::nanoseconds deadline) {
  const auto test = selfTest(*device);
  if (!test) return test.error();
  std::unique_ptr<VulkanGpu> gpu(new VulkanGpu(std::move(device), deadline));
  VulkanDevice& own = *gpu->device_;
  const VulkanTraits& traits = own.traits();
  gpu->traits_ = {traits.name, traits.isCpu, traits.largestAllocation, traits.sharedBytes, test->mostRounds};
  auto transfers = Transfers::make(own, deadline);
  if (!transfers) return transfers.error();
  gpu->transfers_.emplace(std::move(*transfers));
  auto pool = CommandPool::make(own, deadline);
  if (!pool) return pool.error();
  gpu->commandPool_.emplace(std::move(*pool));
  auto readback = own.slabs().take(SlabUse::Staging, kReadbackBytes + kStateReadbackBytes);
  if (!readback) return readback.error();
  gpu->readback_.emplace(std::move(*readback));
  return gpu;
}

void VulkanGpu::settle() {
  device_->settle();
  transfers_->forget();
  device_->pipelines().keep();
}

/// Finds a pipeline, and keeps it alive for the session.
Result<VkPipeline> VulkanGpu::pipeline(std::span<const uint32_t> words, uint32_t way, bool singles) {
  auto made = device_->pipelines().get(words, way, singles);
  if (!made) return made.error();
  const VkPipeline handle = (*made)->get();
  const std::lock_guard lock(mutex_);
  pipelines_.emplace(handle, std::move(*made));
  return handle;
}

Result<LoadedKernel> VulkanGpu::load(const GpuCode& code, uint32_t way, bool singles) {
  const auto made = pipeline(code.words, way, singles);
  if (!made) return made.error();
  return LoadedKernel{reinterpret_cast<uint64_t>(*made)};
}

Result<VkPipeline> VulkanGpu::pipelineOf(const Dispatch& dispatch) {
  if (const auto* loaded = std::get_if<LoadedKernel>(&dispatch.kernel))
    return reinterpret_cast<VkPipeline>(loaded->handle);
  return pipeline(codeOf(std::get<FixedKernel>(dispatch.kernel)), 0, false);
}

Status VulkanGpu::beginPart(VulkanList& list, size_t number) {
  if (number < list.parts.size()) return commandPool_->restart(list.parts[number].commands);
  const auto commands = commandPool_->begin();
  if (!commands) return commands.error();
  auto fence = device_->fence();
  if (!fence) return fence.error();
  list.parts.push_back({*commands, std::move(*fence)});
  return Done{};
}

/// Begins the first part of a list, after waiting for its last run, with timestamps for so many marks.
Status VulkanGpu::begin(VulkanList& list, uint32_t marks) {
  if (const Status done = wait(list); !done) return done;
  list.marks = marks;
  list.timestamps = {};
  if (marks != 0 && device_->traits().hasTimestamps) {
    const VkQueryPoolCreateInfo info{
        .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, .queryType = VK_QUERY_TYPE_TIMESTAMP, .queryCount = marks};
    auto pool = device_->make(vkCreateQueryPool, info, vkDestroyQueryPool, "vkCreateQueryPool");
    if (!pool) return pool.error();
    list.timestamps = std::move(*pool);
  }
  const Status done = beginPart(list, 0);
  if (done && list.timestamps.get() != VK_NULL_HANDLE)
    vkCmdResetQueryPool(list.parts.front().commands, list.timestamps.get(), 0, marks);
  return done;
}

/// Workgroups are numbered along x, then y; layers along z.
Status VulkanGpu::dispatch(const Dispatch& dispatch, VkCommandBuffer commands) {
  const auto pipeline = pipelineOf(dispatch);
  if (!pipeline) return pipeline.error();
  const auto groups = static_cast<uint32_t>((dispatch.invocations + kWorkgroup - 1) / kWorkgroup);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, *pipeline);
  vkCmdPushConstants(commands, device_->pipelines().layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0, dispatch.argumentBytes,
                     dispatch.arguments.data());
  vkCmdDispatch(commands, std::min(groups, kMaxGroups), (groups + kMaxGroups - 1) / kMaxGroups, dispatch.layers);
  return Done{};
}

Status VulkanGpu::record(std::unique_ptr<RecordedList>& to, const CommandList& list) {
  if (!to) to = std::make_unique<VulkanList>(*this);
  auto& own = static_cast<VulkanList&>(*to);
  const auto marks =
      std::ranges::count_if(list.commands(), [](const Command& c) { return std::holds_alternative<Mark>(c); });
  Status done = begin(own, static_cast<uint32_t>(marks));
  size_t part = 0;
  uint32_t mark = 0;
  for (const Command& command : list.commands()) {
    if (!done) return done;
    const VkCommandBuffer commands = own.parts[part].commands;
    if (const auto* each = std::get_if<Dispatch>(&command)) done = dispatch(*each, commands);
    else if (std::holds_alternative<Barrier>(command)) recordBarrier(commands);
    else if (const auto* clear = std::get_if<Clear>(&command)) recordClear(*clear, commands);
    else if (const auto* readback = std::get_if<Readback>(&command))
      recordReadback(*readback, *readback_->operator->(), commands);
    else if (std::holds_alternative<Cut>(command)) {
      done = vulkanCheck(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
      if (done) done = beginPart(own, ++part);
    } else if (own.timestamps.get() != VK_NULL_HANDLE)
      vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, own.timestamps.get(), mark++);
  }
  if (!done) return done;
  own.parts.resize(part + 1);
  return vulkanCheck(vkEndCommandBuffer(own.parts[part].commands), "vkEndCommandBuffer");
}

Status VulkanGpu::submit(RecordedList& list) {
  for (VulkanList::Part& part : static_cast<VulkanList&>(list).parts) {
    if (const Status done = device_->submit(part.commands, part.fence.get()); !done) return done;
    part.isUnderWay = true;
  }
  return Done{};
}

Status VulkanGpu::wait(RecordedList& list) {
  Status done = Done{};
  for (VulkanList::Part& part : static_cast<VulkanList&>(list).parts) {
    if (std::exchange(part.isUnderWay, false) && done) done = device_->wait(part.fence.get(), deadline_);
  }
  return done;
}

Result<std::vector<double>> VulkanGpu::times(const RecordedList& list) {
  const auto& own = static_cast<const VulkanList&>(list);
  const VkQueryPool pool = own.timestamps.get();
  std::vector<double> between;
  if (pool == VK_NULL_HANDLE) return between;
  std::vector<uint64_t> ticks(own.marks);
  const Status done =
      device_->check(vkGetQueryPoolResults(device_->handle(), pool, 0, own.marks, ticks.size() * sizeof(uint64_t),
                                           ticks.data(), sizeof(uint64_t), VK_QUERY_RESULT_64_BIT),
                     "vkGetQueryPoolResults");
  if (!done) return done.error();
  for (size_t k = 1; k < ticks.size(); ++k)
    between.push_back(static_cast<double>(ticks[k] - ticks[k - 1]) * device_->traits().nanosecondsPerTick * 1e-6);
  return between;
}

}  // namespace hgc
