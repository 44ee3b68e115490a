/// What a caller lends to sessions: memory, threads, a device.
#include <new>

#include "bindings/c/handles.h"
#include "runtime/data/host_memory.h"
#include "runtime/data/threads/thread_pool.h"
#include "runtime/vulkan/given.h"

namespace hgc::c {
namespace {

/// The caller's threads.
class CallersPool : public ThreadPool {
 public:
  explicit CallersPool(const hgc_thread_pool& pool) : pool_(pool) {}

  int concurrency() const noexcept override { return pool_.concurrency; }
  void run(int count, const std::function<void(int)>& task) noexcept override {
    const auto call = [](void* loop, int32_t k) { (*static_cast<const std::function<void(int)>*>(loop))(k); };
    pool_.run(pool_.context, count, call, const_cast<std::function<void(int)>*>(&task));
  }

 private:
  hgc_thread_pool pool_;
};

class CallersMemory : public HostMemory {
 public:
  explicit CallersMemory(const hgc_allocator& allocator) : allocator_(allocator) {}

 private:
  void* do_allocate(size_t bytes, size_t alignment) override {
    void* const memory = allocator_.allocate(allocator_.context, bytes, alignment);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
  }
  void do_deallocate(void* memory, size_t bytes, size_t alignment) override {
    allocator_.release(allocator_.context, memory, bytes, alignment);
  }
  bool do_is_equal(const HostMemory& other) const noexcept override { return this == &other; }

  hgc_allocator allocator_;
};

}  // namespace

Result<std::shared_ptr<HostMemory>> memoryOf(const hgc_allocator* given) {
  if (given == nullptr) return std::shared_ptr<HostMemory>();
  if (given->size == 0) return Error{"the size of `allocator` is 0", "begin it with HGC_INIT"};
  const hgc_allocator allocator = read(given);
  if (allocator.allocate == nullptr || allocator.release == nullptr)
    return Error{"`allocate` or `release` of the allocator is NULL", ""};
  return std::shared_ptr<HostMemory>(std::make_shared<CallersMemory>(allocator));
}

Result<std::shared_ptr<ThreadPool>> poolOf(const hgc_thread_pool* given) {
  if (given == nullptr) return std::shared_ptr<ThreadPool>();
  if (given->size == 0) return Error{"the size of `pool` is 0", "begin it with HGC_INIT"};
  const hgc_thread_pool pool = read(given);
  if (pool.run == nullptr) return Error{"`run` of the pool is NULL", ""};
  if (pool.concurrency < 1) return Error{"`concurrency` of the pool is less than 1", ""};
  return std::shared_ptr<ThreadPool>(std::make_shared<CallersPool>(pool));
}

Result<std::shared_ptr<const GivenVulkan>> vulkanOf(const hgc_vulkan_device* given) {
  if (given == nullptr) return std::shared_ptr<const GivenVulkan>();
  if (given->size == 0) return Error{"the size of `vulkan` is 0", "begin it with HGC_INIT"};
  const hgc_vulkan_device from = read(given);
  if (!from.instance || !from.physical_device || !from.device || !from.queue)
    return Error{"`instance`, `physical_device`, `device` or `queue` of the Vulkan device is NULL", ""};
  if (!from.lock != !from.unlock) return Error{"one of `lock` and `unlock` of the Vulkan device is NULL", ""};
  GivenVulkan vulkan{from.instance, from.physical_device, from.device,
                     from.queue,    from.queue_family,    from.get_instance_proc_addr};
  if (from.lock != nullptr) vulkan.lock = [call = from.lock, context = from.context] { call(context); };
  if (from.unlock != nullptr) vulkan.unlock = [call = from.unlock, context = from.context] { call(context); };
  return std::shared_ptr<const GivenVulkan>(std::make_shared<const GivenVulkan>(std::move(vulkan)));
}

}  // namespace hgc::c
