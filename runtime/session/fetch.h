#pragma once
/// Bringing results of launches to the host.
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// By group; empty where a launch left nothing, or nothing was asked for.
struct LaunchResult {
  std::vector<double> sums;                  ///< of the values of each group's instances
  std::vector<std::vector<double>> values;   ///< of each instance
  std::vector<std::vector<double>> outputs;  ///< components, instance by instance
};

/// What the last launch of `executable` left, but for sums by symbol.
Result<LaunchResult> fetch(Executable& executable, const DeviceInfo& device, const Workload& workload,
                           InstanceValues values);

/// The components of a group's instances, which are at `left`: those of the i-th to row `rows[i]` of `to`, or row i
/// where `rows` is empty.
Status fetchComponents(Executable& executable, const DeviceInfo& device, std::span<const Tiles> left,
                       std::span<const int32_t> rows, double* to);

/// Hands over what the last launch left of components, as host devices do while it runs.
Status handOver(Executable& executable, const DeviceInfo& device, const Workload& workload, const TakeTiles& take);

}  // namespace hgc
