#pragma once
/// A workload on a Vulkan device.
#include <memory>
#include <optional>

#include "runtime/device/clock.h"
#include "runtime/device/device.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

/// Everything the kernels read stays on the device from loading on; a kind of launch is recorded once and then only
/// submitted again. See ir/artefact.h for the kernels and codegen/glsl/glsl.cpp for how they are called.
class VulkanExecutable : public Executable {
 public:
  /// Uploads the workload. Fails where the device has not enough memory.
  static Result<std::unique_ptr<Executable>> load(std::shared_ptr<VulkanDevice> device, const Workload& workload,
                                                  const LoadOptions& options);
  ~VulkanExecutable() override { device_->settle(); }

  Result<std::unique_ptr<Event>> submit(KernelKind kind) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status write(SymbolId symbol, std::span<const double> values) override;

 private:
  struct GroupBuffers {
    Buffer table;  // addresses of ports, slots, lifted columns, sizes
    Buffer values, chunkSums;
  };
  /// What is handed to the queue at once.
  struct Part {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VulkanObject<VkFence> fence;
  };
  /// A kind of launch, ready to be submitted.
  struct Recording {
    std::vector<Part> parts;  // one after another
    VulkanObject<VkQueryPool> timestamps;
    std::vector<Wave> waves;
    std::vector<Buffer> outputs;        // of each wave, where they are results
    std::vector<uint32_t> columns;      // by group: scalars an instance leaves
    std::vector<uint64_t> operations;   // by group: of its kernel
    std::vector<VkPipeline> pipelines;  // by group; null where it takes no part
    Results results;
  };
  class Launched;

  VulkanExecutable(std::shared_ptr<VulkanDevice> device, const Workload& workload, const LoadOptions& options);
  Status prepare();
  Status uploadAll();
  Status uploadGroup(uint32_t g);
  Status uploadTables(uint32_t g);

  Result<Recording*> recordingFor(KernelKind kind);
  Status findPipelines(KernelKind kind, Recording& recording);
  uint32_t columnsOf(size_t g, KernelKind kind, const KernelInfo& kernel) const;
  Status layOutWaves(KernelKind kind, Recording& recording);
  Status makeTimestamps(Recording& recording);
  Status record(KernelKind kind, Recording& recording);
  Status beginPart(Recording& recording);
  void recordWave(KernelKind kind, const Recording& recording, size_t w, VkCommandBuffer commands) const;
  void recordKernel(const Recording& recording, const Piece& piece, uint64_t outputs, VkCommandBuffer commands) const;
  void recordValueSums(const Recording& recording, VkCommandBuffer commands) const;
  Results resultsOf(KernelKind kind, const Recording& recording) const;

  Result<Times> finish(const Recording& recording, Clock::time_point start);
  Result<Times> readTimes(const Recording& recording, double hostMilliseconds);

  std::shared_ptr<VulkanDevice> device_;
  const Workload& workload_;
  bool fused_;
  std::chrono::nanoseconds deadline_;
  DevicePool memory_;
  std::optional<Transfers> transfers_;
  std::optional<CommandPool> commandPool_;
  std::optional<VulkanReduction> reduction_;
  std::vector<Buffer> symbols_;  // the reals of each
  std::vector<Buffer> tables_;   // the integers of each that loops read
  std::vector<Buffer> rowBegins_;
  std::vector<GroupBuffers> groups_;
  Buffer partials_;
  VkPipeline valueSum_ = VK_NULL_HANDLE;
  std::optional<Recording> recordings_[kKernelKindCount];  // by kind
  Results results_;
};

}  // namespace hgc
