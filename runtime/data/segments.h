#pragma once
/// How the instances of a group are cut for summing: a part of docs/decisions/0001-canonical-sums.md.
#include <algorithm>
#include <cstdint>

#include "ir/kernel/abi.h"

namespace hgc {

/// Instances in segments of the same length, a multiple of `kTile`; the last may be shorter. A segment consists of
/// chunks of `kChunkInstances`, of which the last may be shorter.
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

/// The least length of segments, however heavy instances are; and where these read rows in loops: if derivatives are by
/// those, a segment has as many sums as there are rows, which take a while by themselves.
inline constexpr int64_t kHeavySegment = 32, kLoopSegment = 256;
/// Segments of instances that cost `work` (ir/analysis/work.h) each: the heavier, the shorter, so that all cores have
/// some, but not below `heavy`.
Segments segmentsOf(int64_t instances, uint64_t work, int64_t heavy = kHeavySegment);

}  // namespace hgc
