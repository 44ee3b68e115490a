#pragma once
/// Bringing results of launches to the host.
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// By group and by symbol; empty where a launch left nothing, or nothing was asked for.
struct LaunchResult {
  std::vector<double> sums;                    ///< of the values of each group's instances
  std::vector<std::vector<double>> values;     ///< of each instance
  std::vector<std::vector<double>> outputs;    ///< components, instance by instance
  std::vector<std::vector<double>> gradients;  ///< by symbol: rows of `width`
};

/// Of which groups the instances' values are brought.
enum class InstanceValues : uint8_t {
  OfSharedGroups,  ///< those of several terms, whose parts of the sum need them
  OfAllGroups,
};

/// What the last launch of `executable` left.
Result<LaunchResult> fetch(Executable& executable, const DeviceInfo& device, const Workload& workload,
                           InstanceValues values);

}  // namespace hgc
