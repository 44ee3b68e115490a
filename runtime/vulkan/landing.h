#pragma once
/// Small results come to the host with the launch that makes them: who reads them then waits for no copy.
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/vulkan/holding.h"

namespace hgc {

/// What of a launch's results lands in a slab of staging memory, and where.
struct Landing {
  struct Part {
    Buffer from;
    VkDeviceSize at = 0;
  };
  std::vector<Part> parts;
};

/// Room for what one launch lands.
inline constexpr VkDeviceSize kLandingBytes = VkDeviceSize{256} << 10;

/// Those results that are usually asked for, as far as they are small.
Landing landingOf(const Workload& workload, const Results& results);
/// Copies them, after a barrier for transfers that read.
void recordLanding(const Landing& landing, const HeldSlab& slab, VkCommandBuffer commands);
/// Where numbers have landed; null if they have not.
const char* landed(const Landing& landing, const HeldSlab& slab, const Buffer& numbers);

}  // namespace hgc
