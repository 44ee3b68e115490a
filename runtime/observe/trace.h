#pragma once
/// Spans of time by thread, for HGC_TRACE (docs/operations.md).
#include <atomic>
#include <cstdint>

#include "ir/result.h"

namespace hgc {

/// Optional details of a span. Texts must be literals.
struct SpanDetail {
  const char* device = nullptr;  ///< `deviceLabel`
  const char* kind = nullptr;    ///< of kernels
  int64_t instances = -1, bytes = -1;
};

namespace trace {

/// Nanoseconds of a monotonic clock.
int64_t now();
/// Records a span of the calling thread, or drops it if memory is full. Thread-safe.
void record(const char* name, int64_t start, int64_t end, const SpanDetail& detail);
/// The same on the row of a device, by its number (`deviceLabel`).
void recordOn(size_t device, const char* name, int64_t start, int64_t end, const SpanDetail& detail);

extern std::atomic<bool> isRecording;

}  // namespace trace

/// Whether spans are recorded.
inline bool isTracing() { return trace::isRecording.load(std::memory_order_relaxed); }

/// Records its lifetime as a span, if tracing is on; else it costs the load of a flag. Spans of a thread must nest.
class Span {
 public:
  explicit Span(const char* name, const SpanDetail& detail = {}) {
    if (isTracing()) name_ = name, detail_ = detail, start_ = trace::now();
  }
  Span(const Span&) = delete;
  Span& operator=(const Span&) = delete;
  ~Span() {
    if (name_ != nullptr) trace::record(name_, start_, trace::now(), detail_);
  }

 private:
  const char* name_ = nullptr;
  SpanDetail detail_;
  int64_t start_ = 0;
};

/// Writes all spans so far to the file of HGC_TRACE, atomically. The end of the process does this, too. No effect
/// without HGC_TRACE, or in a forked process. Thread-safe.
Status writeTrace();

}  // namespace hgc
