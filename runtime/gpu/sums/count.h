#pragma once
/// How many invocations sums take.
#include <cstdint>

#include "ir/kernel/abi.h"
#include "ir/result.h"
#include "runtime/gpu/command_list.h"
#include "runtime/sum/incidence.h"

namespace hgc {

inline bool isCountable(uint64_t items, uint64_t width) { return items * width < kMostInvocations; }

inline Error tooManySums() {
  return Error{"the gradient has more sums than the device can count", "fewer instances, or the CPU"};
}

/// Invocations that take one item of such a way.
constexpr uint64_t invocationsOfItem(SumWay way) {
  return way == SumWay::List ? 1 : way == SumWay::Chunk ? kTile : kChunksAtOnce * kTile;
}

/// How so many items are summed, of all segments, that have up to so many chunks: those that do not fill a device take
/// several at once.
constexpr SumWay wayOfChunks(uint64_t items, uint64_t chunks) {
  constexpr uint64_t kFew = 1 << 13;  // lanes of these are half of what an H100 keeps waiting
  return chunks > 1 && items < kFew ? SumWay::Chunks : SumWay::Chunk;
}

}  // namespace hgc
