#pragma once
/// Memory as it is taken from the driver: in slabs, which go from session to session.
#include <list>
#include <mutex>

#include "ir/result.h"
#include "runtime/vulkan/api.h"

namespace hgc {

class VulkanDevice;

/// What a slab is for: kernels, or the way between host and device.
enum class SlabUse : uint8_t { Kernels, Staging };

/// A buffer of the driver with its memory. Its content is undefined.
struct Slab {
  SlabUse use = SlabUse::Kernels;
  VkDeviceSize bytes = 0;
  uint64_t address = 0;                 ///< as kernels reach it; 0 for staging
  char* mapped = nullptr;               ///< as the host reaches it: staging only
  VulkanObject<VkDeviceMemory> memory;  // outlives the buffer
  VulkanObject<VkBuffer> buffer;
};

class SlabPool;

/// A slab for as long as one has it; then it goes back to its pool. Thread-safety: that of a value.
class HeldSlab {
 public:
  HeldSlab(SlabPool& pool, Slab slab) : pool_(&pool), slab_(std::move(slab)) {}
  HeldSlab(HeldSlab&& other) noexcept : pool_(std::exchange(other.pool_, nullptr)), slab_(std::move(other.slab_)) {}
  HeldSlab& operator=(HeldSlab&& other) noexcept {
    std::swap(pool_, other.pool_);
    std::swap(slab_, other.slab_);
    return *this;
  }
  ~HeldSlab();
  const Slab* operator->() const { return &slab_; }

 private:
  SlabPool* pool_;
  Slab slab_;
};

/// The slabs of a device that nobody has, kept for who wants one next. What there is more than a budget (a part of the
/// device's memory, or HGC_POOL_BYTES), and whatever is there while the device's memory is nearly full, goes back to
/// the driver, the slab that was given back first before others. Thread-safe.
class SlabPool {
 public:
  explicit SlabPool(VulkanDevice& device) : device_(device) {}

  /// One of at least `bytes`: the smallest that is not much too large, or a new one. Want of memory is an error only if
  /// it persists once all others are given back. A device that failed gives none.
  Result<HeldSlab> take(SlabUse use, VkDeviceSize bytes);
  void giveBack(Slab slab);
  /// Gives all to the driver; whether there was anything.
  bool trim();

 private:
  Result<Slab> make(SlabUse use, VkDeviceSize bytes) const;
  Status bind(Slab& slab, VkMemoryPropertyFlags needed, VkMemoryPropertyFlags preferred) const;
  bool isNearlyFull() const;
  void makeRoom(VkDeviceSize bytes);
  void shrink(VkDeviceSize most);

  VulkanDevice& device_;
  std::mutex mutex_;
  std::list<Slab> free_;  // as they were given back
  VkDeviceSize freeBytes_ = 0;
};

}  // namespace hgc
