#pragma once
/// Copying results: transposing tiles, making NaNs equal bit for bit, and writing past caches.
#include <cstdint>
#include <span>

#include "ir/kernel/abi.h"
#include "ir/program.h"

namespace hgc {

/// Copies columns `order` of a tile (0 for kNone) to rows, one for each instance and `stride` numbers apart, a multiple
/// of `kTile`. Returns the power of two of the largest number, or infinity if one is not finite.
double bringInstances(const double* tile, std::span<const uint32_t> order, double* instances, int64_t stride);

/// Replaces NaNs by one quiet NaN. Returns how many numbers are not finite.
int64_t cleanSome(double* values, int64_t count);
/// The same in parallel.
int64_t cleanAll(std::span<double> values);

/// `std::copy_n` that writes whole cache lines past the caches, so that memory need not be read first. Other threads
/// see the copy after `endPastCache` by the same thread.
void copyPastCache(const double* from, int64_t count, double* to);
void endPastCache();

/// More bytes than this have left the caches before they are read.
inline constexpr int64_t kCachedBytes = int64_t{32} << 20;

}  // namespace hgc
