#pragma once
/// The number of invocations for sums.
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

/// The invocations that sum one item.
constexpr uint64_t invocationsOfItem(SumWay way) {
  return way == SumWay::List ? 1 : way == SumWay::Chunk ? uint64_t{kLanes} : kChunksAtOnce * uint64_t{kLanes};
}

/// How to sum `items` of up to `chunks` chunks: several chunks of an item at once if items alone do not fill a device.
constexpr SumWay wayOfChunks(uint64_t items, uint64_t chunks) {
  constexpr uint64_t kFew =
      1 << 13;  // with kLanes lanes each, 65,536 invocations: about a quarter of the threads that an H100 holds
  return chunks > 1 && items < kFew ? SumWay::Chunks : SumWay::Chunk;
}

}  // namespace hgc
