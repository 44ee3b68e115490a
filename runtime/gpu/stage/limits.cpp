#include "runtime/gpu/stage/limits.h"

#include <algorithm>

#include "runtime/observe/environment.h"

namespace hgc {

uint64_t operationsOfASecond(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_SECOND_OPERATIONS", "operations");
  return static_cast<uint64_t>(given.value_or(traits.isSoftware ? 5e8 : 5e10));
}

uint64_t pieceBudget(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_PIECE_KIB", "KiB");
  return static_cast<uint64_t>(given.value_or(traits.isSoftware ? 96 << 10 : 512 << 10)) << 10;
}

uint64_t statesBudget(const GpuTraits& traits) {
  const auto given = numberOfVariable("HGC_GPU_STATES_KIB", "KiB");
  return given ? static_cast<uint64_t>(*given) << 10 : std::min(traits.largestAllocation, uint64_t{256} << 20);
}

}  // namespace hgc
