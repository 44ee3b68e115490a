#pragma once
/// Combines the results of parts to those of the whole workload.
#include <span>
#include <vector>

#include "runtime/device/device.h"
#include "runtime/split/parts.h"

namespace hgc {

/// Computes results as a host device has them from the numbers of all parts. Thread-safety: one thread at a time.
class Combiner {
 public:
  /// `whole` and `plan` must outlive it.
  Combiner(const Workload& whole, const SplitPlan& plan);

  /// `parts`: the numbers of each part, laid out by `sectionsOf`. The results refer to `parts`, and to memory of this
  /// object until the next call. Components go to `launch.take` if that is set.
  using Numbers = std::span<const std::span<const double>>;
  Results combine(const Launch& launch, Numbers parts);

 private:
  Buffer joined(Numbers parts, std::vector<Section> Sections::*which, size_t number, std::vector<double>& to) const;
  void addRows(SymbolId symbol, std::span<const double* const> parts, double* to) const;
  void placeComponents(size_t group, const Launch& launch, Numbers parts, Results& results) const;
  void placeSums(SymbolId symbol, const Launch& launch, Numbers parts, Results& results);

  const Workload* whole_;
  const SplitPlan* plan_;
  std::vector<Sections> sections_;                       // by part, for the current launch
  std::vector<std::vector<double>> values_, chunkSums_;  // by group
  std::vector<std::vector<double>> gradients_;           // by symbol
};

}  // namespace hgc
