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
    const auto rowOf = [this](uint32_t sum) { return int64_t{incidence_.sums[sum].row}; };
    for (size_t segment = 0; segment < firstShared_.size(); ++segment) {
      const auto begin = incidence_.sums.begin() + incidence_.segmentSums[segment];
      const auto end = incidence_.sums.begin() + firstShared_[segment];
      const auto row = [](const RowSum& sum) { return int64_t{sum.row}; };
      for (auto at = std::ranges::lower_bound(begin, end, first, {}, row); at != end && at->row < last; ++at)
        visit(*at);
      const auto sharedEnd = shared_.begin() + sharedOf_[segment + 1];
      auto shared = std::ranges::lower_bound(shared_.begin() + sharedOf_[segment], sharedEnd, first, {}, rowOf);
      for (; shared != sharedEnd && rowOf(*shared) < last; ++shared) visit(incidence_.sums[*shared]);
    }
  }

 private:
  const Incidence& incidence_;
  std::vector<int64_t> firstShared_;  // by segment: where the sums of what all instances read begin
  std::vector<uint32_t> shared_;      // those, segment by segment, by row
  std::vector<int64_t> sharedOf_;     // where each segment's begin; and their end
};

}  // namespace hgc
