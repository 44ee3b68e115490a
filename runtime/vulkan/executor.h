#pragma once
/// A workload on a Vulkan device.
#include <memory>
#include <optional>

#include "runtime/device/executor.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

/// Everything the kernels read stays on the device from opening on; a kind of launch is recorded once and then only
/// submitted again. See ir/artefact.h for the kernels and codegen/glsl/glsl.cpp for how they are called.
class VulkanExecutor : public Executor {
 public:
  /// Uploads the workload. Fails where the device has not enough memory.
  static Result<std::unique_ptr<Executor>> open(std::shared_ptr<VulkanDevice> device, const Workload& workload,
                                                bool fused, std::chrono::nanoseconds deadline);
  ~VulkanExecutor() override { device_->settle(); }

  Status launch(KernelKind kind) override;
  Result<LaunchResult> collect() override;
  Status update(SymbolId symbol, std::span<const double> values) override;
  Times times() const override { return times_; }

 private:
  struct GroupBuffers {
    DeviceSpan table;  // addresses of ports, slots, lifted columns, sizes
    DeviceSpan values;
    uint32_t firstChunk = 0;  // of the sums of values
  };
  /// A kind of launch, ready to be submitted.
  struct Recording {
    std::vector<VkCommandBuffer> commands;  // one after another
    VulkanObject<VkQueryPool> timestamps;
    std::vector<Wave> waves;
    std::vector<DeviceSpan> outputs;    // of each wave, where they are results
    std::vector<uint32_t> columns;      // by group: scalars an instance leaves
    std::vector<uint64_t> operations;   // by group: of its kernel
    std::vector<VkPipeline> pipelines;  // by group; null where it takes no part
  };

  VulkanExecutor(std::shared_ptr<VulkanDevice> device, const Workload& workload, bool fused)
      : device_(std::move(device)), workload_(workload), fused_(fused), memory_(*device_) {}
  Status uploadAll();
  Status uploadGroup(uint32_t g);
  Result<uint64_t> uploadColumn(const void* data, size_t bytes);
  Result<Recording*> recordingFor(KernelKind kind);
  Status findPipelines(KernelKind kind, Recording& recording);
  Status layOutWaves(KernelKind kind, Recording& recording);
  Status makeTimestamps(Recording& recording);
  Status record(KernelKind kind, Recording& recording);
  void recordWave(KernelKind kind, const Recording& recording, size_t w, VkCommandBuffer commands) const;
  void recordKernel(const Recording& recording, const Piece& piece, uint64_t outputs, VkCommandBuffer commands) const;
  void recordValueSums(const Recording& recording, VkCommandBuffer commands) const;
  Status readTimes(const Recording& recording, double hostMilliseconds);
  Status collectValues(const Recording& recording, LaunchResult& collected);
  Status collectOutputs(const Recording& recording, LaunchResult& collected);
  const GatherLayout& unitOf(size_t g) const {
    return workload_.artefact->plan.topologies[workload_.artefact->plan.groups[g].topology];
  }

  std::shared_ptr<VulkanDevice> device_;
  const Workload& workload_;
  bool fused_;
  DevicePool memory_;
  std::optional<Transfers> transfers_;
  std::optional<CommandPool> commandPool_;
  std::optional<VulkanReduction> reduction_;
  std::vector<DeviceSpan> symbols_;  // the reals of each
  std::vector<GroupBuffers> groups_;
  DeviceSpan chunkSums_, partials_;
  VkPipeline valueSum_ = VK_NULL_HANDLE;
  std::optional<Recording> recordings_[kKernelKindCount];  // by kind
  std::optional<KernelKind> launched_;
  double uploadMilliseconds_ = 0;
  Times times_;
};

}  // namespace hgc
