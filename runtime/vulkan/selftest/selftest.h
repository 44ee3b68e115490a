#pragma once
/// Tests whether a device computes exactly.
#include <string>
#include <vector>

#include "runtime/vulkan/device.h"

namespace hgc {

/// The result of the test.
struct SelfTest {
  std::vector<std::string> lines;  ///< one for each operation: "f64 add: exact"
  std::string broken;              ///< the required operations that are wrong; empty if none
  bool fuses = false;              ///< fma has one rounding
  bool isBinary32Exact = false;    ///< binary32 arithmetic has the bits of IEEE 754 if rounding is declared
  int64_t mostRounds = 0;          ///< rounds after which loops stop silently; 0: they do not
};

/// Compares the results of every operation with the host's, bit by bit, once for each device of the process. Also calls
/// `Pipelines::allowBinary32` of the device. Thread-safe.
Result<SelfTest> selfTest(VulkanDevice& device);

}  // namespace hgc
