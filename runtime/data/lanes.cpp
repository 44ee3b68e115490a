#include "runtime/data/lanes.h"

#include <algorithm>
#include <bit>

// Vectors are handed on between functions that are inlined alone.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hgc {
namespace {

static_assert(kTile == 8);
/// Eight numbers, anywhere in memory.
using Lanes [[gnu::vector_size(64), gnu::aligned(8), gnu::may_alias]] = double;

/// Numbers of both, those of `b` counted from 8.
template <int... kWhich>
[[gnu::always_inline]] inline Lanes pick(const Lanes& a, const Lanes& b) {
#ifdef __clang__
  return __builtin_shufflevector(a, b, kWhich...);
#else  // GCC splits these well where vectors are shorter
  using Picks [[gnu::vector_size(64)]] = long long;
  return __builtin_shuffle(a, b, Picks{kWhich...});
#endif
}

/// Eight numbers of eight instances, each way round.
[[gnu::always_inline]] inline void transpose(Lanes (&x)[8]) {
  for (int k = 0; k < 8; k += 2) {
    const Lanes a = x[k], b = x[k + 1];
    x[k] = pick<0, 8, 2, 10, 4, 12, 6, 14>(a, b);
    x[k + 1] = pick<1, 9, 3, 11, 5, 13, 7, 15>(a, b);
  }
  for (int k = 0; k < 8; ++k) {
    if (k & 2) continue;
    const Lanes a = x[k], b = x[k + 2];
    x[k] = pick<0, 1, 8, 9, 4, 5, 12, 13>(a, b);
    x[k + 2] = pick<2, 3, 10, 11, 6, 7, 14, 15>(a, b);
  }
  for (int k = 0; k < 4; ++k) {
    const Lanes a = x[k], b = x[k + 4];
    x[k] = pick<0, 1, 2, 3, 8, 9, 10, 11>(a, b);
    x[k + 4] = pick<4, 5, 6, 7, 12, 13, 14, 15>(a, b);
  }
}

}  // namespace

[[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]] double bringInstances(
    const double* tile, std::span<const uint32_t> order, double* instances, int64_t stride) {
  using Bits [[gnu::vector_size(64)]] = unsigned long long;
  constexpr unsigned long long kExponent = 0x7ffULL << 52;
  Bits largest = {};
  for (size_t k = 0; k < order.size(); k += kTile) {
    Lanes x[8] = {};
    for (size_t j = 0; j < std::min<size_t>(kTile, order.size() - k); ++j) {
      if (order[k + j] == kNone) continue;
      x[j] = *reinterpret_cast<const Lanes*>(tile + order[k + j] * size_t{kTile});
      const Bits exponent = (Bits)x[j] & kExponent;
      largest = exponent > largest ? exponent : largest;
    }
    transpose(x);
    for (int64_t lane = 0; lane < kTile; ++lane)
      *reinterpret_cast<Lanes*>(instances + lane * stride + static_cast<int64_t>(k)) = x[lane];
  }
  unsigned long long all = 0;
  for (int lane = 0; lane < kTile; ++lane) all = std::max(all, largest[lane]);
  return std::bit_cast<double>(all);
}

}  // namespace hgc
