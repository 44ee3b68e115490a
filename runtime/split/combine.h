#pragma once
/// Results of a whole from what its parts left.
#include <span>
#include <vector>

#include "runtime/device/device.h"
#include "runtime/split/contributions.h"

namespace hgc {

/// Makes of the numbers of all parts what a host device leaves. Thread-safety: one thread at a time.
class Combiner {
 public:
  /// `whole` and `plan` must outlive it.
  Combiner(const Workload& whole, const SplitPlan& plan);

  /// Of a launch on the whole; `parts` are the numbers of each (`sectionsOf`). Results refer to them, and to memory of
  /// this one until the next call. Components that `launch` takes are handed over.
  Results combine(const Launch& launch, std::span<const std::span<const double>> parts);

 private:
  void addRows(SymbolId symbol, std::span<const double* const> parts, double* to) const;

  const Workload* whole_;
  const SplitPlan* plan_;
  std::vector<std::vector<double>> values_, chunkSums_;  // by group
  std::vector<std::vector<double>> gradients_;           // by symbol
};

}  // namespace hgc
