#pragma once
#include <cstdint>

namespace hgc {

/// A range of a device's memory. Lives as long as the executable that it belongs to.
struct Buffer {
  uint64_t handle = 0;  ///< of the driver's buffer, for copies; 0 on the CPU
  uint64_t offset = 0;  ///< bytes from the start of the driver's buffer
  uint64_t bytes = 0;
  uint64_t address = 0;  ///< for kernels

  /// `length` bytes after the first `skipped` ones.
  Buffer from(uint64_t skipped, uint64_t length) const { return {handle, offset + skipped, length, address + skipped}; }
};

}  // namespace hgc
