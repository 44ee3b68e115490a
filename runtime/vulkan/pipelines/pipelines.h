#pragma once
/// Shaders as a device runs them: compiled once, and kept for the next process where the driver lets one.
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

/// The compute pipelines of a device. Those that nobody holds any longer stay, some hundreds of them: the next session
/// may want them. Thread-safe.
class Pipelines {
 public:
  explicit Pipelines(VulkanDevice& device) : device_(device) {}

  /// At first. What was kept of this device and driver saves compiling; what cannot be trusted is left alone.
  Status open();
  VkPipelineLayout layout() const { return layout_.get(); }
  /// Whether shaders made from here on may compute in binary32, with its rounding declared.
  void allowBinary32(bool isExact) { isBinary32Exact_ = isExact; }
  bool isBinary32Exact() const { return isBinary32Exact_; }
  /// The compute pipeline of a shader, with `way` for constant 0 of its specialization.
  Result<std::shared_ptr<const Pipeline>> get(std::span<const uint32_t> words, uint32_t way, bool singles);
  /// Writes to disk what the driver has compiled, if that has grown since this was done last, together with what other
  /// processes have written. Where that is not possible nothing is kept.
  void keep() noexcept;
  /// Forgets those that nobody holds.
  void trim();

 private:
  using Key = std::vector<uint32_t>;
  using Cache = VulkanObject<VkPipelineCache>;
  struct Known {
    std::shared_ptr<const Pipeline> pipeline;
    uint64_t used = 0;  // when, by `clock_`
  };

  Status makeLayout();
  Result<Cache> makeCache(std::span<const uint8_t> data) const;
  size_t sizeOf(const Cache& cache) const;
  std::vector<uint8_t> dataOf(const Cache& cache) const;
  std::vector<uint8_t> joined(const Cache& own, std::span<const uint8_t> kept) const;
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
  /// When shaders were written to disk last.
  struct Kept {
    std::mutex mutex;
    std::atomic<int64_t> unkept = 0;  // nanoseconds that it took to make pipelines since then
    size_t bytes = 0;                 // of the driver's data then; guarded by `mutex`
  };
  Kept kept_;
};

}  // namespace hgc
