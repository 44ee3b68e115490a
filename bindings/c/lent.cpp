/// What a caller lends to sessions: threads, a device.
#include "bindings/c/handles.h"
#include "runtime/data/thread_pool.h"
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

}  // namespace

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
