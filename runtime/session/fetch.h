#pragma once
/// Brings the values of a launch to the host.
#include <span>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// The values that a launch computed. Its memory is reused when it is filled again.
struct LaunchResult {
  Launch launch;              ///< the last launch of the objective
  std::vector<double> sums;   ///< by group: the sum of its instances
  std::vector<double> terms;  ///< by `Workload::terms`: the sum of each term of the objective
  /// By group: the value of each instance; empty if there are none or they were not requested. Valid until the next
  /// launch.
  std::vector<std::span<const double>> values;
  std::vector<std::vector<double>> brought;  ///< the memory of `values`, on devices with memory of their own
};

/// Fills `result` from the last launch of `executable`: all except components and gradients.
Status fetch(Executable& executable, const DeviceInfo& device, const Workload& workload, InstanceValues values,
             LaunchResult& result);

}  // namespace hgc
