#pragma once
/// Spans in memory, as threads recorded them.
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "runtime/observe/trace.h"

namespace hgc::trace {

struct Recorded {
  const char* name = "";
  int64_t start = 0, end = 0;  ///< nanoseconds
  SpanDetail detail;
  int32_t device = -1;  ///< on whose row it is; that of the thread if there is none
};

/// Spans that are kept of a thread, and of all: 16 MiB. Later ones are counted alone.
inline constexpr size_t kSpansInChunk = 1024, kMostChunks = 64, kMostChunksInAll = 256;

/// The spans of one thread, which alone adds to them; any other may read.
class ThreadSpans {
 public:
  ThreadSpans(uint32_t number, bool isMain) : number_(number), isMain_(isMain) {}
  /// False where there is no room. `chunks` counts those of all threads.
  bool add(const Recorded& span, std::atomic<size_t>& chunks);
  /// Calls `use(span)` for those that are there.
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

/// Those of a process. Thread-safe.
class SpanStore {
 public:
  void add(const Recorded& span);
  /// Threads stay after their end.
  std::vector<std::shared_ptr<const ThreadSpans>> threads() const;
  size_t dropped() const { return dropped_.load(std::memory_order_relaxed); }

 private:
  ThreadSpans* ofThisThread();

  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<ThreadSpans>> threads_;
  std::atomic<size_t> chunks_ = 0, dropped_ = 0;
};

/// As Trace Event JSON, microseconds since `start`.
std::string traceJson(const SpanStore& spans, int64_t start, int64_t process);

}  // namespace hgc::trace
