#pragma once
/// Results that are larger than caches and written once: they go past them.
#include <emmintrin.h>

#include <algorithm>
#include <cstdint>

namespace hgc {

/// Numbers of a result that is better streamed.
inline constexpr int64_t kStreamed = int64_t{1} << 22;

/// Copies past the caches where `to` is aligned for it. Visible to other threads after `endStream`.
inline void streamScalars(const double* from, int64_t count, double* to) {
  if (reinterpret_cast<uintptr_t>(to) % sizeof(__m128d) != 0 || count % 2 != 0) {
    std::copy_n(from, count, to);
    return;
  }
  for (int64_t k = 0; k < count; k += 2) _mm_stream_pd(to + k, _mm_loadu_pd(from + k));
}
inline void endStream() { _mm_sfence(); }

}  // namespace hgc
