#pragma once
/// Small results come to the host with the launch that makes them: who reads them then waits for no copy.
#include <optional>

#include "runtime/device/workload.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// Those results that are usually asked for, as far as they are small.
Land landingOf(const Workload& workload, const Results& results);
/// Where numbers have landed, in bytes from the beginning of what landed; nothing if they have not.
std::optional<uint64_t> placeOf(const Land& landing, const Buffer& numbers);

}  // namespace hgc
