#include "runtime/device/tiles.h"

#include <algorithm>

#include "runtime/data/stretches.h"

namespace hgc {

void spreadSome(const Tiles& tiles, std::span<const int32_t> rows, int64_t begin, int64_t end, double* to) {
  const auto* from = reinterpret_cast<const double*>(tiles.buffer.address);
  const auto width = static_cast<int64_t>(tiles.width), tile = static_cast<int64_t>(tiles.tile);
  if (width == 1 && rows.empty()) {
    std::copy(from + begin, from + end, to + begin);
    return;
  }
  for (int64_t i = begin; i < end;) {
    const int64_t first = i / tile * tile;
    const double* columns = from + first * width;
    for (const int64_t last = std::min(first + tile, end); i < last; ++i) {
      const int64_t row = rows.empty() ? i : rows[static_cast<size_t>(i)];
      for (int64_t c = 0; c < width; ++c) to[row * width + c] = columns[c * tile + i - first];
    }
  }
}

void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to) {
  forStretches(tiles.count, [&](int64_t first, int64_t last) { spreadSome(tiles, rows, first, last, to); });
}

}  // namespace hgc
