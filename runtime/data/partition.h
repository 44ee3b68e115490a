#pragma once
/// Distributing the instances of terms among groups.
#include "runtime/data/instances.h"

namespace hgc {

/// The context for integer programs of a term whose leaves are symbols and dimensions rather than ports.
IndexContext contextOf(const Program& program, const Bound& bound, const Term& term);

/// Distributes the instances of all terms: sets `count` and `flat` of each group.
Status partitionTerms(const Program& program, const LaunchPlan& plan, const Bound& bound, std::vector<GroupData>& data);

}  // namespace hgc
