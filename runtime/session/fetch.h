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

}  // namespace hgc
