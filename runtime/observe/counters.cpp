#include "runtime/observe/counters.h"

#include <pthread.h>

#include <mutex>
#include <vector>

namespace hgc {
namespace {

/// Calls `add(to, from)` for all pairs of numbers except gauges.
template <class Add>
void addNumbers(Statistics& to, Statistics& from, const Add& add) {
  const auto addAll = [&](auto& sums, auto& more) {
    for (size_t k = 0; k < sums.size(); ++k) add(sums[k], more[k]);
  };
#define HGC_METRIC(member, Type, name, doc) add(to.member, from.member);
#define HGC_FALLBACK_METRIC(member, Type, name, doc) addAll(to.member, from.member);
#define HGC_CACHE_METRIC(member, Type, name, doc) addAll(to.member, from.member);
#include "runtime/observe/metrics.def"
  for (size_t number = 0; number < kDeviceNumbers; ++number) {
    Statistics::OfDevice &sums = to.devices[number], &more = from.devices[number];
#define HGC_DEVICE_METRIC(member, Type, name, doc) add(sums.member, more.member);
#include "runtime/observe/metrics.def"
    for (size_t k = 0; k < kKernelKindCount; ++k) {
#define HGC_LAUNCH_METRIC(member, Type, name, doc) add(sums.kinds[k].member, more.kinds[k].member);
#include "runtime/observe/metrics.def"
    }
  }
}

/// Adds numbers that another thread may be changing.
void addShared(Statistics& to, Statistics& from) {
  addNumbers(to, from, []<class Number>(Number& sum, Number& more) {
    sum += std::atomic_ref<Number>(more).load(std::memory_order_relaxed);
  });
}

/// The sessions of this process.
struct Registry {
  std::mutex mutex;
  std::vector<Statistics*> open;
  Statistics closed;
  std::array<std::atomic<uint64_t>, kCacheCount> hits = {}, misses = {};
};

/// Never destroyed, because sessions may end last. A forked process starts with an empty one.
Registry& registry() {
  static Registry* const only = [] {
    static Registry* made = new Registry;
    pthread_atfork([] { made->mutex.lock(); }, [] { made->mutex.unlock(); },
                   [] {
                     made->open.clear();
                     made->closed = {};
                     for (auto* counts : {&made->hits, &made->misses}) {
                       for (auto& count : *counts) count = 0;
                     }
                     made->mutex.unlock();
                   });
    return made;
  }();
  return *only;
}

}  // namespace

Counters::Counters() {
  numbers_.sessions = 1;
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  all.open.push_back(&numbers_);
}

Counters::~Counters() {
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  if (std::erase(all.open, &numbers_) > 0) addShared(all.closed, numbers_);
}

Statistics Counters::read() const {
  Statistics result;
  addShared(result, numbers_);
  return result;
}

Statistics processStatistics() {
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  Statistics result = all.closed;
  for (Statistics* each : all.open) addShared(result, *each);
  result.openSessions = all.open.size();
  for (size_t k = 0; k < kCacheCount; ++k) {
    result.cacheHits[k] = all.hits[k].load(std::memory_order_relaxed);
    result.cacheMisses[k] = all.misses[k].load(std::memory_order_relaxed);
  }
  return result;
}

void countCache(CacheId cache, bool isHit) {
  Registry& all = registry();
  (isHit ? all.hits : all.misses)[static_cast<size_t>(cache)].fetch_add(1, std::memory_order_relaxed);
}

}  // namespace hgc
