#pragma once
/// Maps the numbers that kernels store to their places in a `Linearisation`, and sums the values of instances.
#include <memory>
#include <string>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/session.h"
#include "runtime/session/matrices/unknown_blocks.h"

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

/// The term and the number there of an instance of a group.
struct LinearPlace {
  uint32_t term = 0;     ///< of `LinearPlan::terms`
  int64_t instance = 0;  ///< in the order of the term's domain
};

/// A group, as `LinearPlan` needs it.
struct LinearGroup {
  uint32_t term = kNone;  ///< in `LinearPlan::terms`: of the first instance; kNone in groups without residuals
  uint32_t components = 0, columns = 0;  ///< of every instance, before columns of the same scalar are merged
  std::vector<uint32_t> order;           ///< 0, 1, ...: all numbers that an instance stores
  Repeats repeats;
  std::vector<LinearPlace> places;  ///< by instance; empty if these are the instances of `term`, in order

  LinearPlace placeOf(int64_t instance) const {
    return places.empty() ? LinearPlace{term, instance} : places[static_cast<size_t>(instance)];
  }
};

/// The plan of a `Linearisation`.
struct LinearPlan {
  std::vector<std::string> terms;                                 ///< the residual terms
  std::vector<std::shared_ptr<const BlockStructure>> structures;  ///< by term
  std::vector<LinearGroup> groups;                                ///< by group
  InstanceSums values;
};
Result<LinearPlan> planLinear(const Workload& workload);

}  // namespace hgc
