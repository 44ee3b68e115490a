#pragma once
/// Rows of a symbol that launches compute, as far as they are needed yet.
#include <cstdint>

#include "runtime/cpu/memory/pages.h"

namespace hgc {

/// Rows `first` to `end`, of `width` scalars. Thread-safety: one thread at a time.
class Window {
 public:
  Window(uint32_t width, HostMemory* memory) : memory_(memory), width_(width) {}

  int64_t end() const { return end_; }
  int64_t width() const { return width_; }
  bool empty() const { return first_ == end_; }
  /// Forgets all rows; the next ones begin at `row`, a multiple of `kTile`.
  void restart(int64_t row) { first_ = end_ = row; }
  /// Makes room for rows up to `end`, and forgets those before `first`.
  void advance(int64_t first, int64_t end);

  /// Where row 0 would be: kernels number rows from there.
  double* rows() const;

 private:
  Pages memory_;
  int64_t width_;
  int64_t first_ = 0, end_ = 0;
};

}  // namespace hgc
