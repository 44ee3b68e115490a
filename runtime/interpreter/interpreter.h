#pragma once
/// Kernels without machine code: evaluated operation by operation, a block of instances at a time, with the same bits.
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"
#include "runtime/interpreter/lanes.h"

namespace hgc {

/// A kernel that can be run. Thread-safe: a run has memory of its own.
class InterpretedKernel {
 public:
  explicit InterpretedKernel(Kernel kernel);

  /// As a `KernelFunction`.
  int64_t run(const KernelArgs& args, int64_t begin, int64_t end) const;
  const Kernel& kernel() const { return kernel_; }

 private:
  class Run;
  uint32_t scratch() const { return cells_ - 1; }
  int64_t widthFor(const KernelArgs& args, int64_t instances) const;
  /// What folds carried and other loops read again, at all counts of an instance.
  int64_t states(const KernelArgs& args) const { return static_cast<int64_t>(kept_.size()) * args.longest; }

  Kernel kernel_;
  std::vector<Lanes> lanes_;     // of each position: its operation, or what a reduction takes values in by
  std::vector<bool> computes_;   // whether a position does that, and nothing else
  std::vector<uint32_t> other_;  // of a prefix: where what it has taken in is kept; kNone
  std::vector<uint32_t> kept_;   // what is carried and read again
  uint32_t cells_ = 0;           // blocks of values; the last one is scratch
  int64_t width_ = 0;            // instances of a block, as far as its values decide
  bool sharesSums_ = false;      // it adds to `KernelArgs::sums`
};

/// As an `OwnerFunction`, of a kernel with an `Owner`. Thread-safe.
void runOwner(const InterpretedKernel& kernel, const KernelArgs& args, const OwnedEntries& entries);

/// As a `PullFunction`, of the parts of a kernel (`pullParts`) by which rows along lines pull their sums. Thread-safe.
void runPuller(const std::vector<InterpretedKernel>& parts, const KernelArgs& args, const PulledEntries& entries);

}  // namespace hgc
