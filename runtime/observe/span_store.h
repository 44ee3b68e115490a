#pragma once
/// Recorded spans in memory.
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/observe/trace.h"

namespace hgc::trace {

/// A span.
struct Recorded {
  const char* name = "";
  int64_t start = 0, end = 0;  ///< nanoseconds
  SpanDetail detail;
  int32_t device = -1;  ///< `numberOfDevice` whose row it is on; -1: the row of the thread
};

/// Limits for each thread and for all threads (16 MiB). Later spans are only counted.
inline constexpr size_t kSpansInChunk = 1024, kMostChunks = 64, kMostChunksInAll = 256;

/// The spans of one thread, which adds them; other threads may read them.
class ThreadSpans {
 public:
  ThreadSpans(uint32_t number, bool isMain) : number_(number), isMain_(isMain) {}
  /// False if there is no memory left. `chunks`: the number of chunks of all threads.
  bool add(const Recorded& span, std::atomic<size_t>& chunks);
  /// Calls `use(span)` for all spans so far.
  template <class Use>
  void forEach(const Use& use) const {
    const size_t count = count_.load(std::memory_order_acquire);
    for (size_t k = 0; k < count; ++k) use((*chunks_[k / kSpansInChunk])[k % kSpansInChunk]);
  }
  uint32_t number() const { return number_; }
  bool isMain() const { return isMain_; }

 private:
  using Chunk = std::array<Recorded, kSpansInChunk>;
  std::array<std::unique_ptr<Chunk>, kMostChunks> chunks_;
  std::atomic<size_t> count_ = 0;
  uint32_t number_;
  bool isMain_;
};

/// The spans of all threads. Thread-safe.
class SpanStore {
 public:
  void add(const Recorded& span);
  /// Includes threads that have ended.
  std::vector<std::shared_ptr<const ThreadSpans>> threads() const;
  /// Spans that were not stored.
  size_t dropped() const { return dropped_.load(std::memory_order_relaxed); }

 private:
  ThreadSpans* ofThisThread();

  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<ThreadSpans>> threads_;
  std::atomic<size_t> chunks_ = 0, dropped_ = 0;
};

/// Trace Event JSON with times in microseconds since `start`.
std::string traceJson(const SpanStore& spans, int64_t start, int64_t process);

}  // namespace hgc::trace
