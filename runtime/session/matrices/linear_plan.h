#pragma once
/// Where what instances leave belongs in a `Linearisation`.
#include <memory>
#include <string>

#include "runtime/session.h"
#include "runtime/session/matrices/instance_sums.h"
#include "runtime/session/matrices/repeats.h"

namespace hgc {

/// What an instance of a group is.
struct LinearPlace {
  uint32_t term = 0;     ///< of `LinearPlan::terms`
  int64_t instance = 0;  ///< of that term
};

/// A group of residuals.
struct LinearGroup {
  uint32_t term = kNone;                 ///< of `LinearPlan::terms`: of the first instance; none in other groups
  uint32_t components = 0, columns = 0;  ///< of every instance, before columns of one scalar are added up
  std::vector<uint32_t> order;           ///< of the numbers that it leaves, all of them
  Repeats repeats;
  std::vector<LinearPlace> places;  ///< by instance; none where all are those of one term, in its order

  LinearPlace placeOf(int64_t instance) const {
    return places.empty() ? LinearPlace{term, instance} : places[static_cast<size_t>(instance)];
  }
};

struct LinearPlan {
  std::vector<std::string> terms;                                 ///< the residual terms
  std::vector<std::shared_ptr<const BlockStructure>> structures;  ///< of these
  std::vector<LinearGroup> groups;                                ///< by group
  InstanceSums values;
};
Result<LinearPlan> planLinear(const Workload& workload);

}  // namespace hgc
