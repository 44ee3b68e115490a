#pragma once
/// The sum of what instances add to the objective, where kernels leave it among other numbers.
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// The value of each instance, which is the last of the numbers that it leaves, and their sum in the canonical order.
class InstanceSums {
 public:
  /// `width`: by group how many numbers an instance leaves; of 0 there is nothing to add.
  InstanceSums(const Workload& workload, std::vector<uint32_t> width);

  /// From tiles, as `TakeTiles` has them.
  void take(size_t g, const double* tiles, int64_t first, int64_t last);
  /// Of all groups, once all were taken. Needs a `FloatingPointMode`.
  double sum() const;

 private:
  const Workload* workload_;
  std::vector<uint32_t> width_;
  std::vector<std::vector<double>> values_;  // by group
};

}  // namespace hgc
