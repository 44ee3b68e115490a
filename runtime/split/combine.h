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
  using Numbers = std::span<const std::span<const double>>;
  Results combine(const Launch& launch, Numbers parts);

 private:
  Buffer joined(Numbers parts, std::vector<Section> Sections::*which, size_t number, std::vector<double>& to) const;
  void addRows(SymbolId symbol, std::span<const double* const> parts, double* to) const;
  void placeComponents(size_t group, const Launch& launch, Numbers parts, Results& results) const;
  void placeSums(SymbolId symbol, const Launch& launch, Numbers parts, Results& results);
  static int64_t clean(double* values, int64_t count);

  const Workload* whole_;
  const SplitPlan* plan_;
  std::vector<Sections> sections_;                       // by part: of the launch
  std::vector<std::vector<double>> values_, chunkSums_;  // by group
  std::vector<std::vector<double>> gradients_;           // by symbol
};

}  // namespace hgc
