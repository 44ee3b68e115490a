#pragma once
/// From a tile to its instances.
#include <cstdint>
#include <span>

#include "ir/kernel/abi.h"
#include "ir/program.h"

namespace hgc {

/// Numbers of the instances of a tile in some order, kNone standing for 0; `stride` numbers, a multiple of `kTile`, lie
/// between one instance and the next. Gives a power of two: that of the largest, or infinity if some are not finite.
double bringInstances(const double* tile, std::span<const uint32_t> order, double* instances, int64_t stride);

}  // namespace hgc
