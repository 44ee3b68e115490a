#include "runtime/vulkan_pieces.h"

#include <algorithm>

#include "runtime/incidence.h"

namespace hgc {
namespace {

/// Columns begin on a boundary of 256 bytes, for coalesced access.
constexpr int64_t kColumnAlignment = 32;
int64_t strideOf(int64_t count) { return (count + kColumnAlignment - 1) / kColumnAlignment * kColumnAlignment; }

uint64_t bytesOf(int64_t count, uint32_t columns) {
  return static_cast<uint64_t>(strideOf(count)) * columns * sizeof(double);
}

}  // namespace

std::vector<Wave> cutIntoWaves(std::span<const PieceSource> sources, uint64_t budget) {
  std::vector<Wave> waves(1);
  for (const PieceSource& source : sources) {
    const int64_t length = segmentLength(source.instances), segments = segmentCount(source.instances);
    const uint64_t segmentBytes = std::max<uint64_t>(1, bytesOf(length, source.columns));
    for (int64_t s = 0; s < segments;) {
      const uint64_t room = budget - std::min(budget, waves.back().bytes);
      auto fitting = static_cast<int64_t>(std::min<uint64_t>(room / segmentBytes, static_cast<uint64_t>(segments - s)));
      const int64_t rest = source.instances - s * length;  // the last segment may be shorter
      if (bytesOf(rest, source.columns) <= room) fitting = segments - s;
      if (fitting == 0 && !waves.back().pieces.empty()) {
        waves.emplace_back();
        continue;
      }
      fitting = std::max<int64_t>(fitting, 1);
      const int64_t first = s * length, last = std::min(source.instances, (s + fitting) * length);
      waves.back().pieces.push_back({source.group, s, s + fitting, static_cast<uint32_t>(first),
                                     static_cast<uint32_t>(last - first), static_cast<uint32_t>(strideOf(last - first)),
                                     waves.back().bytes});
      waves.back().bytes += bytesOf(last - first, source.columns);
      s += fitting;
    }
  }
  if (waves.back().pieces.empty()) waves.pop_back();
  return waves;
}

}  // namespace hgc
