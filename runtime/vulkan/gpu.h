#pragma once
/// The Vulkan implementation of `Gpu`.
#include <map>
#include <mutex>
#include <optional>

#include "runtime/gpu/gpu.h"
#include "runtime/vulkan/transfers.h"

namespace hgc {

class VulkanList;

/// A Vulkan device for one session.
class VulkanGpu : public Gpu {
 public:
  /// `deadline`: for each submission of a list.
  static Result<std::unique_ptr<VulkanGpu>> open(std::shared_ptr<VulkanDevice> device,
                                                 std::chrono::nanoseconds deadline);
  ~VulkanGpu() override = default;

  const GpuTraits& traits() const override { return traits_; }
  Status works() override { return device_->works(); }
  Status validation() override { return device_->instance().validation(); }
  void settle() override;
  std::unique_ptr<GpuMemory> newMemory() override { return std::make_unique<VulkanMemory>(*device_); }
  Result<LoadedKernel> load(const GpuCode& code, uint32_t way, bool singles) override;
  Status upload(const Buffer& to, const void* from, size_t bytes) override {
    return transfers_->upload(to, from, bytes);
  }
  Status download(const Buffer& from, void* to, size_t bytes) override { return transfers_->download(from, to, bytes); }
  Status flush() override { return transfers_->flush(); }
  Status post() override { return transfers_->post(); }
  void forget() override { transfers_->forget(); }
  Status record(std::unique_ptr<RecordedList>& to, const CommandList& commands) override;
  Status submit(RecordedList& list) override;
  Status wait(RecordedList& list) override;
  Result<std::vector<double>> times(const RecordedList& list) override;
  const char* readbackMemory() const override { return (*readback_)->mapped; }

 private:
  VulkanGpu(std::shared_ptr<VulkanDevice> device, std::chrono::nanoseconds deadline)
      : device_(std::move(device)), deadline_(deadline) {}
  Result<VkPipeline> pipeline(std::span<const uint32_t> words, uint32_t way, bool singles);
  Result<VkPipeline> pipelineOf(const Dispatch& dispatch);
  Status beginPart(VulkanList& list, size_t number);
  Status begin(VulkanList& list, uint32_t marks);
  Status dispatch(const Dispatch& dispatch, VkCommandBuffer commands);

  std::shared_ptr<VulkanDevice> device_;
  std::chrono::nanoseconds deadline_;
  GpuTraits traits_;
  std::optional<Transfers> transfers_;
  std::optional<CommandPool> commandPool_;
  std::optional<HeldSlab> readback_;
  std::mutex mutex_;
  std::map<VkPipeline, std::shared_ptr<const Pipeline>> pipelines_;  // keeps the session's pipelines alive
};

}  // namespace hgc
