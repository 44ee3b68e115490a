#include "runtime/data/copying.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>

#include "runtime/data/each_isa.h"
#include "runtime/data/threads/loops.h"

// Vectors are passed only between functions that are inlined.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hgc {
namespace {

static_assert(kTile == 8);
/// Four numbers, unaligned. GCC makes bad code of wider vectors on machines with narrower registers.
using Lanes [[gnu::vector_size(32), gnu::aligned(8), gnu::may_alias]] = double;
using Words [[gnu::vector_size(32)]] = int;

/// Picks numbers of `a` (0 to 3) and `b` (4 to 7).
template <int... kWhich>
[[gnu::always_inline]] inline Lanes pick(const Lanes& a, const Lanes& b) {
#ifdef __clang__
  return __builtin_shufflevector(a, b, kWhich...);
#else
  using Picks [[gnu::vector_size(32)]] = long long;
  return __builtin_shuffle(a, b, Picks{kWhich...});
#endif
}

[[gnu::always_inline]] inline void transpose(Lanes (&x)[4]) {
  const Lanes a = pick<0, 4, 2, 6>(x[0], x[1]), b = pick<1, 5, 3, 7>(x[0], x[1]);
  const Lanes c = pick<0, 4, 2, 6>(x[2], x[3]), d = pick<1, 5, 3, 7>(x[2], x[3]);
  x[0] = pick<0, 1, 4, 5>(a, c);
  x[1] = pick<0, 1, 4, 5>(b, d);
  x[2] = pick<2, 3, 6, 7>(a, c);
  x[3] = pick<2, 3, 6, 7>(b, d);
}

constexpr int kExponent = 0x7ff << 20;  // in the high word

/// Nearly always returns 0, so that values are read only once.
HGC_EACH_ISA int64_t nonfiniteAmong(const double* values, int64_t count) {
  constexpr uint64_t kExponentBits = uint64_t{0x7ff} << 52;
  int64_t found = 0;
  for (int64_t k = 0; k < count; ++k) found += (std::bit_cast<uint64_t>(values[k]) & kExponentBits) == kExponentBits;
  return found;
}

constexpr int64_t kLine = 8;  // numbers

/// How many numbers are before the next cache line.
int64_t beforeLine(const double* at) {
  const auto place = static_cast<int64_t>(reinterpret_cast<uintptr_t>(at) / sizeof(double) % kLine);
  return (kLine - place) % kLine;
}

}  // namespace

HGC_EACH_ISA double bringInstances(const double* tile, std::span<const uint32_t> order, double* instances,
                                   int64_t stride) {
  constexpr int64_t kWide = 4;
  const Words mask = {0, kExponent, 0, kExponent, 0, kExponent, 0, kExponent};
  Words largest = {};
  const auto count = static_cast<int64_t>(order.size());
  for (int64_t k = 0; k < count; k += kWide) {
    const double* columns[kWide] = {};
    for (int64_t j = 0; j < std::min(kWide, count - k); ++j) {
      const uint32_t column = order[static_cast<size_t>(k + j)];
      if (column != kNone) columns[j] = tile + size_t{column} * kTile;
    }
    for (int64_t half = 0; half < kTile; half += kWide) {
      Lanes x[kWide] = {};
      for (int64_t j = 0; j < kWide; ++j) {
        if (columns[j] == nullptr) continue;
        x[j] = *reinterpret_cast<const Lanes*>(columns[j] + half);
        const Words exponents = (Words)x[j] & mask;
        largest = exponents > largest ? exponents : largest;
      }
      transpose(x);
      for (int64_t lane = 0; lane < kWide; ++lane)
        *reinterpret_cast<Lanes*>(instances + (half + lane) * stride + k) = x[lane];
    }
  }
  int all = 0;
  for (int word = 0; word < 2 * kWide; ++word) all = std::max(all, largest[word]);
  return std::bit_cast<double>(static_cast<uint64_t>(all) << 32);
}

int64_t cleanSome(double* values, int64_t count) {
  const int64_t found = nonfiniteAmong(values, count);
  for (int64_t k = 0; k < count && found > 0; ++k) {
    if (std::isnan(values[k])) values[k] = std::numeric_limits<double>::quiet_NaN();
  }
  return found;
}

int64_t cleanAll(std::span<double> values) {
  std::atomic<int64_t> found = 0;
  forStretches(std::ssize(values),
               [&](int64_t first, int64_t last) { found += cleanSome(values.data() + first, last - first); });
  return found;
}

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
