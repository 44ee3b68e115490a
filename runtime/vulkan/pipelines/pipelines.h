#pragma once
/// Compute pipelines, compiled once and cached on disk for other processes.
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/vulkan/api.h"

namespace hgc {

class VulkanDevice;

using Pipeline = VulkanObject<VkPipeline>;

/// The compute pipelines of a device. Some hundreds of unused pipelines are kept for later sessions. Thread-safe.
class Pipelines {
 public:
  explicit Pipelines(VulkanDevice& device) : device_(device) {}

  /// To be called first. Reads the pipeline cache from disk.
  Status open();
  VkPipelineLayout layout() const { return layout_.get(); }
  /// Sets whether new pipelines may use binary32 arithmetic, with declared rounding.
  void allowBinary32(bool isExact) { isBinary32Exact_ = isExact; }
  bool isBinary32Exact() const { return isBinary32Exact_; }
  /// The pipeline of a shader. `way` and `singles`: values of its specialization constants 0 and `kSinglesConstant`.
  Result<std::shared_ptr<const Pipeline>> get(std::span<const uint32_t> words, uint32_t way, bool singles);
  /// Writes the pipeline cache to disk if it has grown since the last time, merged with that of other processes. Errors
  /// are ignored.
  void keep() noexcept;
  /// Removes unused pipelines.
  void trim();

 private:
  using Key = std::vector<uint32_t>;
  using Cache = VulkanObject<VkPipelineCache>;
  struct Known {
    std::shared_ptr<const Pipeline> pipeline;
    uint64_t used = 0;  // value of `clock_` at the last use
  };

  Status makeLayout();
  Result<Cache> makeCache(std::span<const uint8_t> data) const;
  size_t sizeOf(const Cache& cache) const;
  std::vector<uint8_t> dataOf(const Cache& cache) const;
  std::vector<uint8_t> merged(const Cache& own, std::span<const uint8_t> kept) const;
  Result<Pipeline> compile(std::span<const uint32_t> words, uint32_t way, bool singles);
  void makeRoom();
  void keepWithMemory();

  VulkanDevice& device_;
  VulkanObject<VkPipelineLayout> layout_;
  std::atomic<bool> isBinary32Exact_ = false;
  std::mutex mutex_;
  std::shared_ptr<const Cache> cache_;
  std::map<Key, Known> known_;
  uint64_t clock_ = 0;
  /// The state of the file since it was last written.
  struct Kept {
    std::mutex mutex;
    std::atomic<int64_t> unkept = 0;  // nanoseconds of compiling
    size_t bytes = 0;                 // of the driver's data in the file; guarded by `mutex`
  };
  Kept kept_;
};

}  // namespace hgc
