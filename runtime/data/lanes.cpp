#include "runtime/data/lanes.h"

#include <bit>

// Vectors are handed on between functions that are inlined alone.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hgc {

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
