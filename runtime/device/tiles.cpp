#include "runtime/device/tiles.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// Copies whole tiles of `kWidth` columns to contiguous rows.
template <int64_t kWidth>
void spreadWhole(const double* from, int64_t tiles, double* to) {
  for (int64_t tile = 0; tile < tiles; ++tile, from += kTile * kWidth, to += kTile * kWidth) {
    for (int64_t i = 0; i < kTile; ++i) {
      for (int64_t c = 0; c < kWidth; ++c) to[i * kWidth + c] = from[c * kTile + i];
    }
  }
}

/// The same for frequent widths. Returns the number of instances that were copied.
int64_t spreadInOrder(const Tiles& tiles, const double* from, int64_t begin, int64_t end, double* to) {
  if (tiles.tile != kTile || begin % kTile != 0) return 0;
  const int64_t whole = (end - begin) / kTile;
  from += begin * tiles.width;
  to += begin * tiles.width;
  switch (tiles.width) {
    case 2: spreadWhole<2>(from, whole, to); break;
    case 3: spreadWhole<3>(from, whole, to); break;
    case 4: spreadWhole<4>(from, whole, to); break;
    default: return 0;
  }
  return whole * kTile;
}

/// For `side` scalars together.
void spreadSides(const Tiles& tiles, std::span<const int32_t> rows, int64_t begin, int64_t end, double* to) {
  const auto* from = reinterpret_cast<const double*>(tiles.buffer.address);
  const auto width = static_cast<int64_t>(tiles.width), tile = static_cast<int64_t>(tiles.tile);
  const auto side = static_cast<int64_t>(tiles.side), columns = (width + side - 1) / side;
  for (int64_t i = begin; i < end; ++i) {
    const double* own = from + (i / tile * tile * columns + i % tile) * side;
    double* row = to + (rows.empty() ? i : rows[static_cast<size_t>(i)]) * width;
    for (int64_t c = 0; c < width; c += side, own += tile * side, row += side)
      std::copy_n(own, std::min(side, width - c), row);
  }
}

}  // namespace

void spreadSome(const Tiles& tiles, std::span<const int32_t> rows, int64_t begin, int64_t end, double* to) {
  if (tiles.side != 1) return spreadSides(tiles, rows, begin, end, to);
  const auto* from = reinterpret_cast<const double*>(tiles.buffer.address);
  const auto width = static_cast<int64_t>(tiles.width), tile = static_cast<int64_t>(tiles.tile);
  if (width == 1 && rows.empty()) {
    std::copy(from + begin, from + end, to + begin);
    return;
  }
  const int64_t done = rows.empty() ? spreadInOrder(tiles, from, begin, end, to) : 0;
  for (int64_t i = begin + done; i < end;) {
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
