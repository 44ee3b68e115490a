#pragma once
/// What a process does, when and on which thread, for HGC_TRACE (docs/operations.md).
#include <atomic>
#include <cstdint>

#include "ir/result.h"

namespace hgc {

/// What a span says besides its name. Texts are literals.
struct SpanDetail {
  const char* device = nullptr;  ///< `deviceLabel`
  const char* kind = nullptr;    ///< of kernels
  int64_t instances = -1, bytes = -1;
};

namespace trace {

/// Nanoseconds of a clock that never goes back.
int64_t now();
/// A span of this thread. Thread-safe. Dropped where there is no room for it.
void record(const char* name, int64_t start, int64_t end, const SpanDetail& detail);
/// The same of a device, by its number (`deviceLabel`), which has a row of its own.
void recordOn(size_t device, const char* name, int64_t start, int64_t end, const SpanDetail& detail);

extern std::atomic<bool> isRecording;

}  // namespace trace

/// Whether spans are recorded.
inline bool isTracing() { return trace::isRecording.load(std::memory_order_relaxed); }

/// Records how long it lives, if that is wanted. Spans of a thread must nest. Otherwise it costs the load of a flag.
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

/// Writes what was recorded so far to the file that HGC_TRACE names, as the end of the process does: all or nothing.
/// Nothing where there is no such file, or in a process that was forked. Thread-safe.
Status writeTrace();

}  // namespace hgc
