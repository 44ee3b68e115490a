#pragma once
/// Whether a device computes as the strict numbers assume.
#include <string>
#include <vector>

#include "runtime/vulkan/device.h"

namespace hgc {

struct SelfTest {
  std::vector<std::string> lines;  ///< one an operation: "f64 add: exact"
  std::string broken;              ///< operations without which there are no strict numbers, if any
  bool fuses = false;              ///< fma has one rounding
};

/// Compares every operation's results with the host's, bit by bit. Done once for each device of the process.
/// Thread-safe.
Result<SelfTest> selfTest(VulkanDevice& device);

}  // namespace hgc
