#include "runtime/split/contributions.h"

namespace hgc {

Sections sectionsOf(const Workload& whole, const SplitPlan& plan, size_t part, KernelKind kind, InstanceValues values) {
  Sections sections;
  const auto add = [&](std::vector<Section>& to, int64_t count) {
    to.push_back({sections.count, count});
    sections.count += count;
  };
  const size_t groups = whole.groups.size();
  for (size_t g = 0; g < groups; ++g) {
    const InstanceRange own = instancesOf(whole, plan.cuts, g, part);
    const bool hasOwnValues = takesPart(whole, g, kind) && hasValues(kind);
    const bool isKept = values == InstanceValues::OfAllGroups || whole.artefact->plan.groups[g].terms.size() > 1;
    add(sections.chunkSums, hasOwnValues ? Segments{own.count, whole.groups[g].segment}.chunks() : 0);
    add(sections.values, hasOwnValues && isKept ? own.count : 0);
  }
  for (size_t g = 0; g < groups; ++g) {
    const bool hasComponents = takesPart(whole, g, kind) && !hasValues(kind);
    const KernelInfo* kernel = hasComponents ? findKernel(*whole.artefact, kernelOf(whole, g, kind)) : nullptr;
    sections.width.push_back(kernel ? kernel->stores : 0);
    add(sections.components, instancesOf(whole, plan.cuts, g, part).count * sections.width.back());
  }
  for (SymbolId symbol = 0; symbol < plan.sums.size(); ++symbol) {
    const RowsOfParts& rows = plan.sums[symbol];
    const bool isLeft = hasGradientBy(whole, kind, symbol) && !rows.own.empty();
    add(sections.sums, isLeft ? rows.rowsOf(part) * whole.bound.symbols[symbol].width : 0);
  }
  return sections;
}

}  // namespace hgc
