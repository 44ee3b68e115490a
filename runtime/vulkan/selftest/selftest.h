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
  bool isBinary32Exact = false;    ///< binary32 arithmetic has the bits of IEEE 754 where rounding is declared
  int64_t mostRounds = 0;          ///< after so many rounds a shader's loops stop without a word; 0: they go on
};

/// Compares every operation's results with the host's, bit by bit. Done once for each device of the process.
/// Thread-safe.
/// Tells `device` whether it computes exactly in binary32.
Result<SelfTest> selfTest(VulkanDevice& device);

}  // namespace hgc
