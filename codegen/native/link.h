#pragma once
/// Links shared objects in memory.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc::native {

/// Links objects in their order. Calls run one at a time; `watch` leaves out the wait.
Result<std::vector<uint8_t>> linkShared(std::span<const std::vector<uint8_t>> objects, Stopwatch& watch);

}  // namespace hgc::native
