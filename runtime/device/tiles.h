#pragma once
/// Copies components from tiles to rows.
#include <span>

#include "runtime/device/device.h"

namespace hgc {

/// Copies tiles in host memory to rows of `tiles.width` scalars, in parallel: the i-th instance to row `rows[i]` of
/// `to`, or to row i if `rows` is empty.
void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to);

/// The same for the i-th instances with i in [first, last), on the calling thread.
void spreadSome(const Tiles& tiles, std::span<const int32_t> rows, int64_t first, int64_t last, double* to);

}  // namespace hgc
