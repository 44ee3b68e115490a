#pragma once
/// Where what is evaluated goes.
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"
#include "runtime/interpreter/block.h"

namespace hgc {

/// Writes what blocks have to the arrays of a call.
class InterpretedResults {
 public:
  /// `sharesSums`: it adds to `KernelArgs::sums`.
  InterpretedResults(const Kernel& kernel, const KernelArgs& args, bool sharesSums);

  void beginChunk() { std::ranges::fill(tiles_, 0.0); }
  void endChunk() const;
  /// What is stored at every count that comes to `at`; of rows that all instances read, the sum.
  void storeEntries(InstanceBlock& block, uint32_t at);
  /// All else.
  void store(InstanceBlock& block) const;

 private:
  void storeTile(InstanceBlock& block, uint32_t value, int64_t column, int64_t columns) const;
  void scatter(InstanceBlock& block) const;

  const Kernel& kernel_;
  const KernelArgs& args_;
  std::vector<double> tiles_;  // of sums that all instances add to: eight lanes each
};

}  // namespace hgc
