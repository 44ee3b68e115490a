#include "runtime/cpu/row_order.h"

#include <algorithm>

namespace hgc {

RowOrder::RowOrder(const Incidence& incidence) : incidence_(incidence), shortOf_{0}, othersOf_{0} {
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    for (int64_t at = incidence.segmentSums[segment]; at < incidence.segmentSums[segment + 1]; ++at) {
      const RowSum& sum = incidence.sums[static_cast<size_t>(at)];
      if (isShort(sum)) short_.push_back({sum.row, static_cast<uint32_t>(sum.firstCell)});
      else others_.push_back(static_cast<uint32_t>(at));
    }
    std::sort(others_.begin() + othersOf_.back(), others_.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(incidence.sums[a].row, a) < std::pair(incidence.sums[b].row, b);
    });
    shortOf_.push_back(static_cast<int64_t>(short_.size()));
    othersOf_.push_back(static_cast<int64_t>(others_.size()));
  }
}

}  // namespace hgc
