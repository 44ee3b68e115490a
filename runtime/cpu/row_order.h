#pragma once
/// The sums of gradients by blocks of rows, so that rows can be added up in parallel.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "runtime/sum/incidence.h"

namespace hgc {

/// What an incidence lists segment by segment, ready for blocks of rows.
class RowOrder {
 public:
  /// `incidence` must outlive it.
  explicit RowOrder(const Incidence& incidence);

  /// Calls `visit(sum)` for the sums of rows [first, last), those of each row in their order. Thread-safe.
  template <class Visit>
  void forRows(int64_t first, int64_t last, const Visit& visit) const {
    for (size_t segment = 0; segment < firstShared_.size(); ++segment) {
      const auto from = [&](auto begin, auto end, const auto& rowOf) {
        for (auto at = std::ranges::lower_bound(begin, end, first, {}, rowOf); at != end && rowOf(*at) < last; ++at)
          visit(sumOf(*at));
      };
      const auto sums = incidence_.sums.begin();
      from(sums + incidence_.segmentSums[segment], sums + firstShared_[segment],
           [](const RowSum& sum) { return int64_t{sum.row}; });
      const auto shared = shared_.begin() + sharedOf_[segment];
      from(shared, shared_.begin() + sharedOf_[segment + 1],
           [&](uint32_t sum) { return int64_t{incidence_.sums[sum].row}; });
    }
  }

 private:
  const RowSum& sumOf(uint32_t sum) const { return incidence_.sums[sum]; }
  const RowSum& sumOf(const RowSum& sum) const { return sum; }

  const Incidence& incidence_;
  std::vector<int64_t> firstShared_;  // by segment: where the sums of what all instances read begin
  std::vector<uint32_t> shared_;      // those, segment by segment, by row
  std::vector<int64_t> sharedOf_;     // where each segment's begin; and their end
};

}  // namespace hgc
