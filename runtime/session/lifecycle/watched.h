#pragma once
/// Telling failures of a device from mistakes of those who call.
#include <memory>
#include <optional>

#include "runtime/device/device.h"

namespace hgc {

/// Why the device could not do what it was told last; nothing if it could. Thread-safety: that of a value.
using Failure = std::optional<Error>;

class Observer;

/// `executable`, whose copies `observer` counts, and whose failures are noted in `failure`: it was lost, has no memory,
/// is not done in time. A launch of kernels that `workload` has no code for is none: another device would only hide the
/// mistake.
std::unique_ptr<Executable> watched(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                                    std::shared_ptr<Failure> failure, Observer& observer);

}  // namespace hgc
