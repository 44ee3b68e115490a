#pragma once
/// A moving window of the rows of a symbol that launches compute.
#include <cstdint>

#include "runtime/cpu/memory/pages.h"

namespace hgc {

/// Holds rows `first` to `end` of `width` scalars each. Thread-safety: one thread at a time.
class Window {
 public:
  Window(uint32_t width, HostMemory* memory) : memory_(memory), width_(width) {}

  int64_t end() const { return end_; }
  int64_t width() const { return width_; }
  bool empty() const { return first_ == end_; }
  /// Drops all rows. The next ones begin at `row`, a multiple of `kTile`.
  void restart(int64_t row) { first_ = end_ = row; }
  /// Makes room for rows up to `end`, and drops those before `first`.
  void advance(int64_t first, int64_t end);

  /// The address of row 0, if it were in memory: kernels number rows from there.
  double* rows() const;

 private:
  Pages memory_;
  int64_t width_;
  int64_t first_ = 0, end_ = 0;
};

}  // namespace hgc
