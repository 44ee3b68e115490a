#pragma once
/// A workload whose parts run on several ranks.
#include <memory>
#include <vector>

#include "runtime/device/times.h"
#include "runtime/split/combine.h"
#include "runtime/split/parts_executable.h"
#include "runtime/split/ranks/agreement.h"

namespace hgc {

/// How many parts each rank computes one after another. The numbers of one part are sent while the next is computed.
size_t partsOfRank(const Workload& whole, uint32_t ranks);

/// Computes the parts of this rank, and exchanges numbers with the others. Thread-safety: one thread at a time.
class RankExecutable : public PartsExecutable {
 public:
  RankExecutable(const Workload& whole, SplitPlan plan, std::shared_ptr<Exchange> exchange, bool fused);
  Status load(const std::shared_ptr<Device>& own, const LoadOptions& options);

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;

 private:
  /// The numbers of the parts that all ranks compute at the same time.
  struct Round {
    std::vector<uint64_t> bytes;                   ///< by rank
    std::vector<std::span<const double>> numbers;  ///< by rank
    std::span<double> all, mine;
  };

  size_t partOf(uint32_t rank, size_t round) const { return rank * parts_.size() + round; }
  std::vector<Round> layOut(const Launch& launch);
  Intent intentFor(const Launch& launch) const;
  Status compute(const Launch& launch, size_t round, std::span<double> mine, Times& times);
  Status exchanged(const Launch& launch, std::span<const Round> rounds, Agreement& agreement, Times& times);
  Result<Times> launched(const Launch& launch);

  SplitPlan plan_;
  std::shared_ptr<Exchange> exchange_;
  Combiner combiner_;
  std::vector<double> numbers_;  // of all parts of all ranks, round by round
  Intent intent_;                // of every launch, with the current fingerprint of the data
};

}  // namespace hgc
