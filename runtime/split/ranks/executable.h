#pragma once
/// A workload on all ranks, as one of them sees it.
#include <memory>
#include <vector>

#include "runtime/device/times.h"
#include "runtime/split/combine.h"
#include "runtime/split/part.h"
#include "runtime/split/parts_executable.h"
#include "runtime/split/ranks/agreement.h"

namespace hgc {

/// How many parts each rank has, one computed after the other: what one left travels while the next is computed.
size_t partsOfRank(const Workload& whole, uint32_t ranks);

/// Thread-safety: one thread at a time.
class RankExecutable : public PartsExecutable {
 public:
  RankExecutable(const Workload& whole, SplitPlan plan, std::shared_ptr<Exchange> exchange, bool fused);
  Status load(const std::shared_ptr<Device>& own, const LoadOptions& options);

  Status prepare(const Launch& launch) override;
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;

 private:
  /// The numbers of a rank's parts that are computed at the same time, rank by rank.
  struct Round {
    std::vector<uint64_t> bytes;                   ///< by rank
    std::vector<std::span<const double>> numbers;  ///< by rank
    std::span<double> all, mine;
  };

  size_t partOf(uint32_t rank, size_t round) const { return rank * own_.size() + round; }
  std::vector<Round> layOut(const Launch& launch);
  Intent intentFor(const Launch& launch) const;
  Status compute(const Launch& launch, size_t round, std::span<double> mine, Times& times);
  Status exchanged(const Launch& launch, std::span<const Round> rounds, Agreement& agreement, Times& times);
  Result<Times> launched(const Launch& launch);

  SplitPlan plan_;
  std::shared_ptr<Exchange> exchange_;
  Combiner combiner_;
  std::vector<std::unique_ptr<Part>> own_;  // by round
  std::vector<double> numbers_;             // of all parts, round by round
  Intent intent_;                           // of every launch, with the data as it is
};

}  // namespace hgc
