#pragma once
#include <vector>

#include "runtime/device/workload.h"

namespace hgc {

/// Collects the value of each instance, the last number that its kernel stores, and sums them in the canonical order.
class InstanceSums {
 public:
  /// `width`: by group, how many numbers the kernel stores for an instance; 0: the group is left out.
  InstanceSums(const Workload& workload, std::vector<uint32_t> width);

  /// A `TakeTiles`. Thread-safe for different instances.
  void take(size_t g, const double* tiles, int64_t first, int64_t last);
  /// The sum over all groups, after all instances were taken. Needs a `FloatingPointMode`.
  double sum() const;

 private:
  const Workload* workload_;
  std::vector<uint32_t> width_;
  std::vector<std::vector<double>> values_;  // by group
};

}  // namespace hgc
