#include "runtime/cpu/row_order.h"

#include <algorithm>

namespace hgc {

RowOrder::RowOrder(const Incidence& incidence) : incidence_(incidence), sharedOf_{0} {
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    const int64_t end = incidence.segmentSums[segment + 1];
    int64_t first = end;
    while (first > incidence.segmentSums[segment] && incidence.sums[static_cast<size_t>(first - 1)].gather != kNone)
      --first;
    firstShared_.push_back(first);
    for (int64_t sum = first; sum < end; ++sum) shared_.push_back(static_cast<uint32_t>(sum));
    std::sort(shared_.begin() + sharedOf_.back(), shared_.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(incidence.sums[a].row, a) < std::pair(incidence.sums[b].row, b);
    });
    sharedOf_.push_back(static_cast<int64_t>(shared_.size()));
  }
}

}  // namespace hgc
