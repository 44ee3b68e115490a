#include "runtime/device/launch_work.h"

#include <map>

#include "ir/analysis/work.h"

namespace hgc {
namespace {

double operationsOf(const Workload& workload, size_t group, const KernelInfo& kernel) {
  const std::vector<int64_t> sizes = sizesOf(workload.bound, workload.artefact->plan.groups[group].dims);
  return kernel.operations + static_cast<double>(workWith(layoutOf(workload, group).work, sizes));
}

double sumBytes(const Workload& workload, KernelKind kind) {
  double scalars = 0;
  for (SymbolId id = 0; id < workload.bound.symbols.size(); ++id) {
    const BoundSymbol& bound = workload.bound.symbols[id];
    if (hasGradientBy(workload, kind, id))
      scalars += static_cast<double>(bound.rows) * static_cast<double>(bound.width);
  }
  return scalars * sizeof(double);
}

}  // namespace

double leastBytes(const KernelInfo& kernel, const GatherLayout& topology) {
  size_t scalars = kernel.stores;
  for (const Gather& gather : topology.gathers) {
    const PortRole role = topology.ports[gather.port].role;
    if (role == PortRole::Plain || role == info(kernel.id.kind).seed) scalars += gather.components.size();
  }
  return static_cast<double>(scalars * sizeof(double) + topology.slots.size() * sizeof(int32_t));
}

LaunchWork launchWork(const Workload& workload, KernelKind kind) {
  std::map<KernelId, const KernelInfo*> kernels;
  for (const KernelInfo& kernel : workload.artefact->kernels) kernels.emplace(kernel.id, &kernel);
  LaunchWork work;
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const auto found = kernels.find(kernelOf(workload, g, kind));
    if (found == kernels.end() || !takesPart(workload, g, kind)) continue;
    const KernelInfo& kernel = *found->second;
    const auto count = static_cast<double>(workload.groups[g].count);
    work.instances += workload.groups[g].count;
    work.operations += count * operationsOf(workload, g, kernel);
    work.bytes += count * leastBytes(kernel, layoutOf(workload, g));
    if (!hasValues(kind)) work.results += count * kernel.stores * sizeof(double);
  }
  work.results += sumBytes(workload, kind);
  return work;
}

}  // namespace hgc
