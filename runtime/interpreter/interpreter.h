#pragma once
/// Kernels without machine code: evaluated operation by operation, a block of instances at a time, with the same bits.
#include <set>
#include <vector>

#include "ir/abi.h"
#include "ir/kernel.h"
#include "runtime/interpreter/lanes.h"

namespace hgc {

/// A kernel that can be run. Thread-safe: a run has memory of its own.
class InterpretedKernel {
 public:
  explicit InterpretedKernel(Kernel kernel);

  /// As a `KernelFunction`.
  void run(const KernelArgs& args, int64_t begin, int64_t end) const;

 private:
  class Run;
  uint32_t scratch() const { return cells_ - 1; }

  Kernel kernel_;
  std::vector<Lanes> lanes_;     // of each position: its operation, or what a reduction takes values in by
  std::vector<uint32_t> other_;  // of a prefix: where what it has taken in is kept; kNone
  std::set<uint32_t> kept_;      // folds whose states other loops read
  uint32_t cells_ = 0;           // blocks of values; the last one is scratch
  int64_t width_ = 0;            // instances of a block
  bool sharesSums_ = false;      // it adds to `KernelArgs::sums`
};

}  // namespace hgc
