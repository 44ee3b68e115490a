#pragma once
/// Counts the numbers of `Statistics`.
#include <atomic>

#include "runtime/observe/statistics.h"

namespace hgc {

/// The counters of a session. They are included in those of the process, also after the session has ended.
/// Thread-safety: one thread at a time may count; any thread may read.
class Counters {
 public:
  Counters();
  ~Counters();
  Counters(const Counters&) = delete;
  Counters& operator=(const Counters&) = delete;

  /// Adds to a number of `numbers()`. As cheap as a plain addition, because only one thread writes.
  template <class Number>
  static void add(Number& number, Number more) {
    const std::atomic_ref<Number> shared(number);
    shared.store(shared.load(std::memory_order_relaxed) + more, std::memory_order_relaxed);
  }
  template <class Number>
  static void increment(Number& number) {
    add(number, Number{1});
  }

  /// To be changed only by `add`.
  Statistics& numbers() { return numbers_; }
  Statistics::OfDevice& on(size_t number) { return numbers_.devices[number]; }
  Statistics read() const;

 private:
  mutable Statistics numbers_;
};

/// Counts a lookup in a cache of the process. Thread-safe.
void countCache(CacheId cache, bool isHit);

}  // namespace hgc
