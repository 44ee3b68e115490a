#pragma once
/// Which instances of a term each of its groups has.
#include "runtime/data/instances.h"

namespace hgc {

/// What integer programs of a term mean whose leaves name symbols and dimensions themselves.
IndexContext contextOf(const Program& program, const Bound& bound, const Term& term);

/// Deals the instances of all terms out to groups: `count` and `flat` of each of `data`.
Status partitionTerms(const Program& program, const LaunchPlan& plan, const Bound& bound, std::vector<GroupData>& data);

}  // namespace hgc
