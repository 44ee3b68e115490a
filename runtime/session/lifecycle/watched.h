#pragma once
/// Tells failures of a device from mistakes of the caller.
#include <memory>
#include <optional>

#include "runtime/device/device.h"

namespace hgc {

/// The error of the last call of a device; nothing if it succeeded. Thread-safety: that of a value.
using Failure = std::optional<Error>;

class Observer;

/// Wraps `executable`: `observer` counts its copies, and its failures (the device was lost, has no memory, missed the
/// deadline) are stored in `failure`. A launch of kernels that `workload` has no code for is not stored, because
/// another device would hide the mistake; nor are plans of sums, blocks and steps that the device refuses, because the
/// host has its own.
std::unique_ptr<Executable> watched(std::unique_ptr<Executable> executable, const Workload& workload, bool fused,
                                    std::shared_ptr<Failure> failure, Observer& observer);

}  // namespace hgc
