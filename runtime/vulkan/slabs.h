#pragma once
/// Slabs of driver memory, which sessions reuse.
#include <list>
#include <mutex>

#include "ir/result.h"
#include "runtime/vulkan/api.h"

namespace hgc {

class VulkanDevice;

/// What a slab is for: kernels, or transfers between host and device.
enum class SlabUse : uint8_t { Kernels, Staging };

/// A VkBuffer with its memory, uninitialised.
struct Slab {
  SlabUse use = SlabUse::Kernels;
  VkDeviceSize bytes = 0;
  uint64_t address = 0;                 ///< for kernels; 0 for staging
  char* mapped = nullptr;               ///< for the host: staging only
  VulkanObject<VkDeviceMemory> memory;  // must outlive the buffer
  VulkanObject<VkBuffer> buffer;
};

class SlabPool;

/// Owns a slab; the destructor returns it to its pool. Thread-safety: that of a value.
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

/// The unused slabs of a device. Slabs beyond a budget (part of the device's memory, or HGC_POOL_BYTES) are freed, the
/// oldest first; all are freed while the device's memory is nearly full. Thread-safe.
class SlabPool {
 public:
  explicit SlabPool(VulkanDevice& device) : device_(device) {}

  /// A slab of at least `bytes`: the smallest unused one, unless that is much too large, or a new one. If the driver
  /// has no memory, frees all unused slabs and tries again. An error if the device is broken.
  Result<HeldSlab> take(SlabUse use, VkDeviceSize bytes);
  void giveBack(Slab slab);
  /// Frees all unused slabs. Returns whether there were any.
  bool trim();

 private:
  Result<Slab> make(SlabUse use, VkDeviceSize bytes) const;
  Status bind(Slab& slab, VkMemoryPropertyFlags needed, VkMemoryPropertyFlags preferred) const;
  bool isNearlyFull() const;
  void makeRoom(SlabUse use, VkDeviceSize bytes);
  void shrink(VkDeviceSize most);

  VulkanDevice& device_;
  std::mutex mutex_;
  std::list<Slab> free_;  // the oldest first
  VkDeviceSize freeBytes_ = 0;
};

}  // namespace hgc
