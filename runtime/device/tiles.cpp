#include "runtime/device/tiles.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "runtime/data/stretches.h"

namespace hgc {

void spreadTiles(const Tiles& tiles, std::span<const int32_t> rows, double* to) {
  constexpr int64_t kInstancesPerTask = 4096;
  const auto* from = reinterpret_cast<const double*>(tiles.buffer.address);
  if (tiles.width == 1 && rows.empty()) return copyScalars(from, tiles.count, to);
  const auto width = static_cast<int64_t>(tiles.width), tile = static_cast<int64_t>(tiles.tile);
  const auto some = [&](const tbb::blocked_range<int64_t>& instances) {
    for (int64_t i = instances.begin(); i < instances.end();) {
      const int64_t first = i / tile * tile;
      const double* columns = from + first * width;
      for (const int64_t last = std::min(first + tile, instances.end()); i < last; ++i) {
        const int64_t row = rows.empty() ? i : rows[static_cast<size_t>(i)];
        for (int64_t c = 0; c < width; ++c) to[row * width + c] = columns[c * tile + i - first];
      }
    }
  };
  tbb::parallel_for(tbb::blocked_range<int64_t>(0, tiles.count, kInstancesPerTask), some);
}

}  // namespace hgc
