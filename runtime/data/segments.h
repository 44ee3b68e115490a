#pragma once
/// How the instances of a group are cut for sums: see docs/decisions/0001-canonical-sums.md.
#include <algorithm>
#include <cstdint>

#include "ir/kernel/abi.h"

namespace hgc {

/// `count`, rounded up to whole tiles.
constexpr int64_t wholeTiles(int64_t count) { return (count + kTile - 1) / kTile * kTile; }

/// Instances in segments of equal length, a multiple of `kTile`. A segment has chunks of `kChunkInstances`. The last
/// segment, and the last chunk of each, may be shorter.
struct Segments {
  int64_t instances = 0;
  int64_t length = kChunkInstances;

  int64_t count() const { return (instances + length - 1) / length; }
  int64_t firstOf(int64_t segment) const { return segment * length; }
  int64_t endOf(int64_t segment) const { return std::min((segment + 1) * length, instances); }

  int64_t chunksEach() const { return (length + kChunkInstances - 1) / kChunkInstances; }
  int64_t chunks() const { return instances == 0 ? 0 : chunkAt(instances - 1) + 1; }
  /// The chunk that an instance is in.
  int64_t chunkAt(int64_t instance) const {
    return instance / length * chunksEach() + instance % length / kChunkInstances;
  }
  int64_t firstOfChunk(int64_t chunk) const {
    return firstOf(chunk / chunksEach()) + chunk % chunksEach() * kChunkInstances;
  }
  int64_t endOfChunk(int64_t chunk) const {
    return std::min(firstOfChunk(chunk) + kChunkInstances, endOf(chunk / chunksEach()));
  }
};

/// The least length of segments; and that for instances that read rows in loops, where each segment has a sum for every
/// row, whose addition takes time as well.
inline constexpr int64_t kHeavySegment = 32, kLoopSegment = 256;
/// Segments for instances of `work` (ir/analysis/work.h) each. Heavy instances have short segments, of at least `heavy`
/// instances, so that all cores have work.
Segments segmentsOf(int64_t instances, uint64_t work, int64_t heavy = kHeavySegment);

}  // namespace hgc
