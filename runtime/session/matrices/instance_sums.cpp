#include "runtime/session/matrices/instance_sums.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/session/collector.h"
#include "runtime/sum/incidence.h"

namespace hgc {

InstanceSums::InstanceSums(const Workload& workload, std::vector<uint32_t> width)
    : workload_(&workload), width_(std::move(width)), values_(width_.size()) {
  for (size_t g = 0; g < values_.size(); ++g) {
    if (width_[g] > 0) values_[g].resize(static_cast<size_t>(workload.groups[g].count));
  }
}

void InstanceSums::take(size_t g, const double* tiles, int64_t first, int64_t last) {
  const int64_t width = width_[g];
  for (int64_t at = first; at < last; at += kTile)
    std::copy_n(tiles + (at - first) * width + (width - 1) * kTile, std::min<int64_t>(kTile, last - at),
                values_[g].begin() + at);
}

double InstanceSums::sum() const {
  double sum = 0;
  for (size_t g = 0; g < values_.size(); ++g) {
    if (width_[g] > 0) sum += canonicalSum(values_[g], workload_->groups[g].segments());
  }
  return canonical(sum);
}

}  // namespace hgc
