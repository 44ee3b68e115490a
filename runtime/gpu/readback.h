#pragma once
/// Copies small results to the host as part of the launch, so that reading them needs no separate copy.
#include <optional>

#include "runtime/device/workload.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// The copies for results that are small and usually read.
Readback readbackOf(const Workload& workload, const Results& results);
/// The offset in `Gpu::readbackMemory` of a copy of `numbers`; nothing if they were not copied.
std::optional<uint64_t> offsetOf(const Readback& readback, const Buffer& numbers);

}  // namespace hgc
