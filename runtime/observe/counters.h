#pragma once
/// Where the numbers of `Statistics` are counted.
#include <atomic>

#include "runtime/observe/statistics.h"

namespace hgc {

/// Those of a session, which are part of the process's from the beginning to the end of it and afterwards.
/// Thread-safety: one thread at a time counts; any may read.
class Counters {
 public:
  Counters();
  ~Counters();
  Counters(const Counters&) = delete;
  Counters& operator=(const Counters&) = delete;

  /// Adds to a number of `numbers()`. Costs no more than plain numbers do: nobody else writes it.
  template <class Number>
  static void add(Number& number, Number more) {
    const std::atomic_ref<Number> shared(number);
    shared.store(shared.load(std::memory_order_relaxed) + more, std::memory_order_relaxed);
  }
  template <class Number>
  static void increment(Number& number) {
    add(number, Number{1});
  }

  /// To be changed by `add` alone.
  Statistics& numbers() { return numbers_; }
  Statistics::OfDevice& on(size_t number) { return numbers_.devices[number]; }
  Statistics read() const;

 private:
  mutable Statistics numbers_;
};

/// Counts a look into a cache of the process. Thread-safe.
void countCache(CacheId cache, bool isHit);

}  // namespace hgc
