#pragma once
/// Where NaN and infinite numbers come from.
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "compiler/compile.h"
#include "runtime/data/instances.h"

namespace hgc {

/// The instances of a plan, with what they read.
Result<std::vector<GroupData>> instancesOf(const Program& program, const Plan& plan, const Bound& bound);

/// "first inf from `log` at model.hg:7, instance 12 of `fit`": the first number that is not finite among the values and
/// then the derivatives of these kinds that a plan has for its data. Empty if all are finite. Where terms read fields
/// `inlined` plans them anew with these inlined, so that the operation within a field is found.
std::string originOfNonfinite(const Module& module, const Program& program, const Plan& plan, const Bound& bound,
                              const std::vector<GroupData>& groups, const std::set<KernelKind>& kinds,
                              const std::function<Result<Plan>()>& inlined);

}  // namespace hgc
