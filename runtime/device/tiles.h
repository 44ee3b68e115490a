#pragma once
/// From tiles, as kernels leave components, to rows.
#include <span>

#include "runtime/device/device.h"

namespace hgc {

/// Tiles in the host's memory to rows of `width` scalars: the i-th instance of `tiles` is row `rows[i]` of `to`, or row
/// i where `rows` is empty.
/// In parallel.
void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to);

/// The same for instances `first` to `last` of `tiles`.
void spreadSome(const Tiles& tiles, std::span<const int32_t> rows, int64_t first, int64_t last, double* to);

}  // namespace hgc
