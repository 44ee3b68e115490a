#pragma once
/// Several devices as one device, with the same bits.
#include <memory>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// A device, and its share of each workload in proportion to the others.
struct Share {
  std::shared_ptr<Device> device;
  double share = 1;
};

/// A device called `name` that runs the parts of a workload (runtime/split/parts.h) at the same time on these devices,
/// with results in host memory. Loading fails if the workload cannot be split, or if a device cannot load its part. A
/// launch fails if a device fails.
std::shared_ptr<Device> splitOver(std::string name, std::vector<Share> shares);

}  // namespace hgc
