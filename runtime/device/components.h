#pragma once
/// Bringing components of instances to the host.
#include <span>

#include "runtime/device/device.h"

namespace hgc {

/// The components of a group's instances, which are at `left`: those of the i-th to row `rows[i]` of `to`, or row i
/// where `rows` is empty.
Status fetchComponents(Executable& executable, const DeviceInfo& device, std::span<const Tiles> left,
                       std::span<const int32_t> rows, double* to);

/// Hands over the components of a group's instances, which are `width` numbers each at `rows`, as host devices do while
/// they run.
void handOverRows(const GroupData& data, size_t group, const double* rows, int64_t width, const TakeTiles& take);

/// Hands over what the last launch left of components likewise.
Status handOver(Executable& executable, const DeviceInfo& device, const Workload& workload, const TakeTiles& take);

}  // namespace hgc
