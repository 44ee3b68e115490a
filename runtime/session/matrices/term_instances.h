#pragma once
/// What kernels leave, and of which instances of a term.
#include "runtime/session/collector.h"

namespace hgc {

/// Numbers that the kernel of a group leaves.
inline uint32_t widthOf(const Workload& workload, size_t g, KernelKind kind) {
  const KernelInfo* kernel = findKernel(*workload.artefact, kernelOf(workload, g, kind));
  return kernel ? kernel->stores : 0;
}

/// Which instances of groups are which of a residual term: calls `visit(group, instance, the term's instance)`.
template <class Visit>
void forInstancesOf(const Workload& workload, const Term& term, const Visit& visit) {
  Collector(workload).forEachMember([&](size_t g, const Term& member, int64_t from, int64_t count) {
    if (&member != &term || !takesPart(workload, g, KernelKind::Jacobian)) return;
    const std::vector<int32_t>& flat = workload.groups[g].flat;
    for (int64_t i = from; i < from + count; ++i)
      visit(g, i, flat.empty() ? i - from : int64_t{flat[static_cast<size_t>(i)]});
  });
}

}  // namespace hgc
