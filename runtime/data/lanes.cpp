#include "runtime/data/lanes.h"

#include <algorithm>
#include <bit>

#include "runtime/data/each_isa.h"

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

}  // namespace hgc
