#pragma once
/// Transposing tiles.
#include <cstdint>
#include <span>

#include "ir/kernel/abi.h"
#include "ir/program.h"

namespace hgc {

/// Copies columns `order` of a tile (0 for kNone) to rows, one for each instance and `stride` numbers apart, a multiple
/// of `kTile`. Returns the power of two of the largest number, or infinity if one is not finite.
double bringInstances(const double* tile, std::span<const uint32_t> order, double* instances, int64_t stride);

}  // namespace hgc
