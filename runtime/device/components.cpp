#include "runtime/device/components.h"

#include <algorithm>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/tiles.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

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
