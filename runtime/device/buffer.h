#pragma once
/// Memory of devices.
#include <cstdint>

namespace hgc {

/// Part of a device's memory. It lives as long as the executable that it belongs to.
struct Buffer {
  uint64_t handle = 0;  ///< the driver's, for copies; 0 on the CPU
  uint64_t offset = 0;  ///< bytes from its beginning
  uint64_t bytes = 0;
  uint64_t address = 0;  ///< as kernels reach it

  Buffer from(uint64_t skipped, uint64_t length) const { return {handle, offset + skipped, length, address + skipped}; }
};

}  // namespace hgc
