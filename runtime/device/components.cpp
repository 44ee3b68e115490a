#include "runtime/device/components.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/observe/trace.h"

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

/// Reads `count` instances of tiles from the `at`-th on, by columns of `side` scalars.
template <class Scalar>
Status readColumns(Executable& executable, const Tiles& tiles, int64_t at, int64_t count, std::vector<Scalar>& to) {
  std::vector<Copy> copies((tiles.width + tiles.side - 1) / tiles.side);
  const size_t numbers = static_cast<size_t>(count) * tiles.side;
  to.resize(numbers * copies.size());
  for (size_t c = 0; c < copies.size(); ++c) {
    const uint64_t from = (c * tiles.tile + static_cast<size_t>(at)) * tiles.side * sizeof(Scalar);
    copies[c] = {tiles.buffer.from(from, numbers * sizeof(Scalar)), to.data() + c * numbers};
  }
  return executable.read(copies);
}

/// Copies the long tiles of a device to rows, some megabytes at a time, because each read waits.
Status readTiles(Executable& executable, const Tiles& tiles, std::span<const int32_t> rows, double* to) {
  constexpr int64_t kNumbers = int64_t{1} << 21, kFewest = 16384;
  const bool areInPlace = tiles.width == 1 && tiles.side == 1 && rows.empty() && !tiles.areSingle;
  if (areInPlace) {
    const Copy whole{tiles.buffer.from(0, static_cast<size_t>(tiles.count) * sizeof(double)), to};
    return executable.read({&whole, 1});
  }
  const int64_t most = std::max(kFewest, kNumbers / std::max<int64_t>(tiles.width, 1) / kTile * kTile);
  std::vector<double> block;
  std::vector<float> singles;
  for (int64_t at = 0; at < tiles.count; at += most) {
    const int64_t count = std::min(most, tiles.count - at);
    const Status done = tiles.areSingle ? readColumns(executable, tiles, at, count, singles)
                                        : readColumns(executable, tiles, at, count, block);
    if (!done) return done;
    if (tiles.areSingle) block.assign(singles.begin(), singles.end());
    const Buffer staged{0, 0, block.size() * sizeof(double), reinterpret_cast<uint64_t>(block.data())};
    const Tiles some{staged, at, count, tiles.width, static_cast<uint32_t>(count), tiles.side};
    if (rows.empty()) spreadTiles(some, {}, to + at * tiles.width);
    else spreadTiles(some, rows.subspan(static_cast<size_t>(at), static_cast<size_t>(count)), to);
  }
  return Done{};
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

Status fetchComponents(Executable& executable, const DeviceInfo& device, std::span<const Tiles> left,
                       std::span<const int32_t> rows, double* to) {
  const Span span("collect");
  for (const Tiles& tiles : left) {
    const auto own =
        rows.empty() ? rows : rows.subspan(static_cast<size_t>(tiles.first), static_cast<size_t>(tiles.count));
    double* const begin = rows.empty() ? to + tiles.first * tiles.width : to;
    if (device.isHost) spreadTiles(tiles, own, begin);
    else if (const Status done = readTiles(executable, tiles, own, begin); !done) return done;
  }
  return Done{};
}

void handOverRows(const GroupData& data, size_t group, const double* rows, int64_t width, const TakeTiles& take) {
  constexpr int64_t kPiece = 512;
  const Segments segments = data.segments();
  forAll(segments.count(), [&](int64_t segment) {
    const FloatingPointMode mode;
    std::vector<double> tiles(static_cast<size_t>(kPiece * width));
    const int64_t end = segments.endOf(segment);
    for (int64_t at = segments.firstOf(segment); at < end; at += kPiece) {
      const int64_t last = std::min(at + kPiece, end);
      for (int64_t i = 0; i < last - at; ++i) {
        for (int64_t k = 0; k < width; ++k)
          tiles[static_cast<size_t>(i / kTile * kTile * width + k * kTile + i % kTile)] = rows[(at + i) * width + k];
      }
      take(group, tiles.data(), data.before + at, data.before + last);
    }
  });
}

Status handOver(Executable& executable, const DeviceInfo& device, const Workload& workload, const TakeTiles& take) {
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const std::vector<Tiles>& left = executable.results().elements[g];
    if (left.empty()) continue;
    const int64_t width = left.front().width;
    std::vector<double> rows(static_cast<size_t>(workload.groups[g].count * width));
    if (const Status done = fetchComponents(executable, device, left, {}, rows.data()); !done) return done;
    handOverRows(workload.groups[g], g, rows.data(), width, take);
  }
  return Done{};
}

}  // namespace hgc
