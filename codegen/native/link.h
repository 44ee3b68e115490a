#pragma once
/// Objects to shared objects.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/report/timings.h"
#include "ir/result.h"

namespace hgc::native {

/// Links objects in memory, in their order. One call at a time works, others wait, which `watch` does not count.
Result<std::vector<uint8_t>> linkShared(std::span<const std::vector<uint8_t>> objects, Stopwatch& watch);

}  // namespace hgc::native
