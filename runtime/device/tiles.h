#pragma once
/// From tiles, as kernels leave components, to rows.
#include <span>

#include "runtime/device/device.h"

namespace hgc {

/// Tiles in the host's memory to rows of `width` scalars: the i-th instance of `tiles` is row `rows[i]` of `to`, or row
/// i where `rows` is empty.
void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to);

}  // namespace hgc
