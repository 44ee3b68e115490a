#include "runtime/vulkan/slabs.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <new>

#include "runtime/observe/environment.h"
#include "runtime/vulkan/device.h"

namespace hgc {
namespace {

/// Rounds up to one of 128 sizes between powers of two, so that slabs can be reused.
VkDeviceSize sizeClass(VkDeviceSize bytes) {
  const VkDeviceSize step = std::max<VkDeviceSize>(std::bit_floor(bytes) / 128, 256);
  return (bytes + step - 1) / step * step;
}

/// A slab may be larger than was asked for by this much, however small the request.
constexpr VkDeviceSize kMostOver = VkDeviceSize{4} << 20;

/// The budget for unused memory. Software drivers use host memory, which others need as well.
VkDeviceSize budgetOf(const VulkanTraits& traits) {
  constexpr VkDeviceSize kMostOfHost = VkDeviceSize{256} << 20, kPart = 8;
  if (const auto bytes = numberOfVariable("HGC_POOL_BYTES", "bytes"))
    return static_cast<VkDeviceSize>(std::min(*bytes, 0x1p62));
  const VkDeviceSize part = traits.localBytes / kPart;
  return traits.isCpu ? std::min(part, kMostOfHost) : part;
}

}  // namespace

HeldSlab::~HeldSlab() {
  if (pool_) pool_->giveBack(std::move(slab_));
}

/// Allocates memory for the slab's buffer.
Status SlabPool::bind(Slab& slab, VkMemoryPropertyFlags needed, VkMemoryPropertyFlags preferred) const {
  const VkDevice device = device_.handle();
  VkMemoryRequirements requirements;
  vkGetBufferMemoryRequirements(device, slab.buffer.get(), &requirements);
  auto type = device_.memoryType(requirements.memoryTypeBits, needed | preferred);
  if (!type) type = device_.memoryType(requirements.memoryTypeBits, needed);
  if (!type) return type.error();
  const VkMemoryAllocateFlagsInfo flags{.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                        .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
  const VkMemoryAllocateInfo allocate{.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                      .pNext = &flags,
                                      .allocationSize = requirements.size,
                                      .memoryTypeIndex = *type};
  auto memory = device_.make(vkAllocateMemory, allocate, vkFreeMemory,
                             fmt::format("vkAllocateMemory of {} MiB", requirements.size >> 20).c_str());
  if (!memory) return memory.error();
  slab.memory = std::move(*memory);
  Status done =
      device_.check(vkBindBufferMemory(device, slab.buffer.get(), slab.memory.get(), 0), "vkBindBufferMemory");
  if (!done || slab.use == SlabUse::Kernels) return done;
  void* mapped = nullptr;
  done = device_.check(vkMapMemory(device, slab.memory.get(), 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
  slab.mapped = static_cast<char*>(mapped);
  return done;
}

Result<Slab> SlabPool::make(SlabUse use, VkDeviceSize bytes) const {
  const VkBufferCreateInfo create{.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                  .size = bytes,
                                  .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                           VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                                           VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  auto buffer = device_.make(vkCreateBuffer, create, vkDestroyBuffer, "vkCreateBuffer");
  if (!buffer) return buffer.error();
  Slab slab;
  slab.use = use;
  slab.bytes = bytes;
  slab.buffer = std::move(*buffer);
  // The host reads cached staging memory at full speed.
  const Status done = use == SlabUse::Kernels
                          ? bind(slab, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0)
                          : bind(slab, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                 VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
  if (!done) return done.error();
  if (use == SlabUse::Staging) return slab;
  const VkBufferDeviceAddressInfo info{.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                       .buffer = slab.buffer.get()};
  slab.address = vkGetBufferDeviceAddress(device_.handle(), &info);
  if (slab.address == 0) return Error{fmt::format("{} returned no address for a buffer", device_.traits().name), ""};
  return slab;
}

Result<HeldSlab> SlabPool::take(SlabUse use, VkDeviceSize bytes) {
  const VkDeviceSize largest = device_.traits().largestAllocation;
  if (const Status works = device_.works(); !works) return works.error();
  if (bytes > largest) {
    return Error{fmt::format("{} cannot allocate more than {} MiB in one piece, but {} MiB are needed",
                             device_.traits().name, largest >> 20, (bytes + (1 << 20) - 1) >> 20),
                 "fewer instances, or --device=cpu", ErrorKind::Memory};
  }
  {
    const std::lock_guard lock(mutex_);
    auto best = free_.end();
    for (auto each = free_.begin(); each != free_.end(); ++each) {
      const bool fits = each->use == use && each->bytes >= bytes && each->bytes <= bytes + std::max(bytes, kMostOver);
      if (fits && (best == free_.end() || each->bytes < best->bytes)) best = each;
    }
    if (best != free_.end()) {
      HeldSlab held(*this, std::move(*best));
      freeBytes_ -= held->bytes;
      free_.erase(best);
      return held;
    }
  }
  const VkDeviceSize size = std::min(sizeClass(bytes), largest);
  if (size >= kMostOver) makeRoom(use, size);
  auto made = make(use, size);
  if (!made && device_.works() && (trim() || bytes < size)) made = make(use, bytes);
  if (!made) return made.error();
  return HeldSlab(*this, std::move(*made));
}

/// Whether less than a tenth of the device's memory is free.
bool SlabPool::isNearlyFull() const {
  const VulkanTraits& traits = device_.traits();
  if (!traits.hasMemoryBudget) return false;
  VkPhysicalDeviceMemoryBudgetPropertiesEXT budget{.sType =
                                                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT};
  VkPhysicalDeviceMemoryProperties2 memory{.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2,
                                           .pNext = &budget};
  vkGetPhysicalDeviceMemoryProperties2(traits.handle, &memory);
  const VkDeviceSize all = budget.heapBudget[traits.localHeap], used = budget.heapUsage[traits.localHeap];
  return used > all - all / 10;
}

void SlabPool::giveBack(Slab slab) {
  if (slab.buffer.get() == VK_NULL_HANDLE || !device_.works()) return;
  const VkDeviceSize most = isNearlyFull() ? 0 : budgetOf(device_.traits());
  const std::lock_guard lock(mutex_);
  try {
    free_.push_back(std::move(slab));
  } catch (const std::bad_alloc&) {  // the slab is freed
    return;
  }
  freeBytes_ += free_.back().bytes;
  shrink(most);
}

/// Frees unused slabs of this use, none of which fitted, until `bytes` are free: the driver can give these again.
void SlabPool::makeRoom(SlabUse use, VkDeviceSize bytes) {
  const std::lock_guard lock(mutex_);
  VkDeviceSize freed = 0;
  for (auto each = free_.begin(); each != free_.end() && freed < bytes;) {
    if (each->use != use) {
      ++each;
      continue;
    }
    freed += each->bytes;
    freeBytes_ -= each->bytes;
    each = free_.erase(each);
  }
}

void SlabPool::shrink(VkDeviceSize most) {
  while (freeBytes_ > most) {
    freeBytes_ -= free_.front().bytes;
    free_.pop_front();
  }
}

bool SlabPool::trim() {
  const std::lock_guard lock(mutex_);
  const bool isAny = !free_.empty();
  shrink(0);
  return isAny;
}

}  // namespace hgc
