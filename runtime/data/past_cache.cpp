#include "runtime/data/past_cache.h"

#include <algorithm>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace hgc {
namespace {

constexpr int64_t kLine = 8;  // numbers

/// How many numbers are before the next cache line.
int64_t beforeLine(const double* at) {
  const auto place = static_cast<int64_t>(reinterpret_cast<uintptr_t>(at) / sizeof(double) % kLine);
  return (kLine - place) % kLine;
}

}  // namespace

void copyPastCache(const double* from, int64_t count, double* to) {
  const int64_t head = std::min(beforeLine(to), count);
  std::copy_n(from, head, to);
  int64_t at = head;
#ifdef __SSE2__
  for (; at + kLine <= count; at += kLine) {
    for (int64_t k = at; k < at + kLine; k += 2) _mm_stream_pd(to + k, _mm_loadu_pd(from + k));
  }
#endif
  std::copy_n(from + at, count - at, to + at);
}

void endPastCache() {
#ifdef __SSE2__
  _mm_sfence();
#endif
}

}  // namespace hgc
