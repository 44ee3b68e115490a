#pragma once
/// Several devices as one, with the bits of each of them.
#include <memory>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// A device, and how much of each workload it takes, in proportion to the others.
struct Share {
  std::shared_ptr<Device> device;
  double share = 1;
};

/// Runs the parts of a workload (runtime/split/parts.h) side by side: GPUs while the CPU computes. It leaves results on
/// the host, as the CPU does. Loading fails where a workload runs as a whole only, or where one of the devices cannot
/// have its part; a launch fails if one of them fails. `name` is how the user calls it.
std::shared_ptr<Device> splitOver(std::string name, std::vector<Share> shares);

}  // namespace hgc
