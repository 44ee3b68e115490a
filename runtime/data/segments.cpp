#include "runtime/data/segments.h"

#include <bit>

namespace hgc {
namespace {

constexpr int64_t kLightSegment = 4096, kLongestSegment = 1 << 20;
constexpr uint64_t kLightWork = 256, kSegmentWork = 1 << 15;
constexpr int64_t kMostSegments = 64;  // unless there are enough instances for the longest segments

int64_t shortestSegment(uint64_t work, int64_t heavy) {
  if (work < kLightWork) return kLightSegment;
  return std::max(static_cast<int64_t>(std::bit_floor(kSegmentWork / work)), heavy);
}

}  // namespace

Segments segmentsOf(int64_t instances, uint64_t work, int64_t heavy) {
  const int64_t even = (instances + kMostSegments - 1) / kMostSegments;
  const int64_t length = std::clamp(even, shortestSegment(work, heavy), kLongestSegment);
  const int64_t unit = length > kLightSegment ? kChunkInstances : int64_t{kTile};
  return {instances, (length + unit - 1) / unit * unit};
}

}  // namespace hgc
