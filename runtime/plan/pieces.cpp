#include "runtime/plan/pieces.h"

#include <algorithm>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Columns of doubles begin on a boundary of 256 bytes, for coalesced access.
constexpr int64_t kColumnAlignment = 32;
int64_t strideOf(int64_t count) { return (count + kColumnAlignment - 1) / kColumnAlignment * kColumnAlignment; }

uint64_t bytesOf(int64_t count, const PieceSource& source) {
  return static_cast<uint64_t>(strideOf(count)) * source.columns * source.scalarBytes;
}

}  // namespace

std::vector<Wave> cutIntoWaves(std::span<const PieceSource> sources, const WaveBudget& budget) {
  std::vector<Wave> waves(1);
  for (const PieceSource& source : sources) {
    const int64_t length = source.segments.length, segments = source.segments.count();
    const auto operations = [&](int64_t count) { return static_cast<uint64_t>(count) * source.operations; };
    const uint64_t segmentBytes = std::max<uint64_t>(1, bytesOf(length, source));
    const uint64_t segmentOperations = std::max<uint64_t>(1, operations(length));
    for (int64_t s = 0; s < segments;) {
      const uint64_t room = budget.bytes - std::min(budget.bytes, waves.back().bytes);
      const uint64_t time = budget.operations - std::min(budget.operations, waves.back().operations);
      const uint64_t most = std::min(room / segmentBytes, time / segmentOperations);
      auto fitting = static_cast<int64_t>(std::min(most, static_cast<uint64_t>(segments - s)));
      const int64_t rest = source.segments.instances - s * length;  // the last segment may be shorter
      if (bytesOf(rest, source) <= room && operations(rest) <= time) fitting = segments - s;
      if (fitting == 0 && !waves.back().pieces.empty()) {
        waves.emplace_back();
        continue;
      }
      fitting = std::max<int64_t>(fitting, 1);
      const int64_t first = s * length, last = std::min(source.segments.instances, (s + fitting) * length);
      waves.back().pieces.push_back({source.group, s, s + fitting, static_cast<uint32_t>(source.before + first),
                                     static_cast<uint32_t>(last - first), static_cast<uint32_t>(strideOf(last - first)),
                                     waves.back().bytes});
      waves.back().bytes += bytesOf(last - first, source);
      waves.back().operations += operations(last - first);
      s += fitting;
    }
  }
  if (waves.back().pieces.empty()) waves.pop_back();
  return waves;
}

}  // namespace hgc
