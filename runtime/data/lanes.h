#pragma once
/// From a tile to its instances.
#include <algorithm>
#include <cstdint>
#include <span>

#include "ir/abi.h"
#include "ir/program.h"

namespace hgc {

static_assert(kTile == 8);
/// Eight numbers, anywhere in memory.
using Lanes [[gnu::vector_size(64), gnu::aligned(8), gnu::may_alias]] = double;

/// Eight numbers of eight instances, each way round. For functions with copies for several processors.
[[gnu::always_inline]] inline void transpose(Lanes (&x)[8]) {
  Lanes y[8];
  for (int k = 0; k < 8; k += 2) {
    y[k] = __builtin_shufflevector(x[k], x[k + 1], 0, 8, 2, 10, 4, 12, 6, 14);
    y[k + 1] = __builtin_shufflevector(x[k], x[k + 1], 1, 9, 3, 11, 5, 13, 7, 15);
  }
  for (int k = 0; k < 8; k += k % 4 == 1 ? 3 : 1) {
    x[k] = __builtin_shufflevector(y[k], y[k + 2], 0, 1, 8, 9, 4, 5, 12, 13);
    x[k + 2] = __builtin_shufflevector(y[k], y[k + 2], 2, 3, 10, 11, 6, 7, 14, 15);
  }
  for (int k = 0; k < 4; ++k) {
    y[k] = __builtin_shufflevector(x[k], x[k + 4], 0, 1, 2, 3, 8, 9, 10, 11);
    y[k + 4] = __builtin_shufflevector(x[k], x[k + 4], 4, 5, 6, 7, 12, 13, 14, 15);
  }
  for (int k = 0; k < 8; ++k) x[k] = y[k];
}

/// Numbers of the instances of a tile in some order, kNone standing for 0; `stride` numbers, a multiple of `kTile`, lie
/// between one instance and the next. Gives a power of two: that of the largest, or infinity if some are not finite.
double bringInstances(const double* tile, std::span<const uint32_t> order, double* instances, int64_t stride);

}  // namespace hgc
