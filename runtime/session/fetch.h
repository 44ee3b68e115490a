#pragma once
/// Bringing results of launches to the host.
#include <span>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// What a launch left of values. Filled again it keeps its memory.
struct LaunchResult {
  Launch launch;              ///< of the objective: which it was
  std::vector<double> sums;   ///< by group, of its instances
  std::vector<double> terms;  ///< by `Workload::terms`, of the objective's
  /// By group, of each instance; empty where there are none, or none were asked for. Until the next launch.
  std::vector<std::span<const double>> values;
  std::vector<std::vector<double>> brought;  ///< what these are of, from a device with memory of its own
};

/// What the last launch of `executable` left, but for components and sums by symbol.
Status fetch(Executable& executable, const DeviceInfo& device, const Workload& workload, InstanceValues values,
             LaunchResult& result);

}  // namespace hgc
