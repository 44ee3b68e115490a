#include "runtime/cpu/code/group_kernels.h"

#include <fmt/format.h>

#include "ir/analysis/work.h"

namespace hgc {
namespace {

/// The cost of loading or storing a scalar, in operations.
constexpr double kOperationsToMove = 8;

Error noKernel(const std::string& name) { return {fmt::format("the program has no CPU kernel `{}`", name), ""}; }

}  // namespace

GroupKernels::GroupKernels(const Workload& workload, KernelSource code)
    : workload_(workload), code_(std::move(code)), known_(workload.groups.size()) {
  for (const KernelInfo& info : workload.artefact->kernels) infos_.emplace(info.id, &info);
}

Result<const GroupKernel*> GroupKernels::find(size_t g, KernelKind kind) {
  std::unique_ptr<GroupKernel>& known = known_[g][static_cast<size_t>(kind)];
  if (!known) {
    auto made = make(g, kind);
    if (!made) return made.error();
    known = std::move(*made);
  }
  return known.get();
}

Result<std::unique_ptr<GroupKernel>> GroupKernels::make(size_t g, KernelKind kind) const {
  const KernelId id = kernelOf(workload_, g, kind);
  const auto info = infos_.find(id);
  auto kernel = std::make_unique<GroupKernel>();
  kernel->id = id;
  kernel->run = code_.ofInstances(id);
  if (!kernel->run || info == infos_.end()) return noKernel(kernelName(id));
  kernel->stores = info->second->stores;
  kernel->operations = operationsOf(g, *info->second);
  if (isGradient(kind)) {
    if (const Status found = findRows(g, kind, *kernel); !found) return found.error();
  }
  return kernel;
}

/// Finds the kernels of rows that make their own sums, or pull, from launches of `kind`.
Status GroupKernels::findRows(size_t g, KernelKind kind, GroupKernel& kernel) const {
  const GatherLayout& layout = layoutOf(workload_, g);
  const auto missing = [&](uint32_t port) { return noKernel(ownerName(kernelName(kernel.id), port)); };
  for (const uint32_t port : layout.pulled) {
    if (!isBy(kind, layout.ports[port].kind)) continue;
    if (!(kernel.pullers[port] = code_.ofLines(kernel.id, port))) return missing(port);
  }
  for (const OwnedSums& sums : workload_.ownedSums[g]) {
    RunOwnerKernel& owner = kernel.owners.emplace_back();
    if (!isBy(kind, layout.ports[sums.port].kind)) continue;
    owner = code_.ofRows(kernel.id, sums.port);
    if (!owner) return missing(sums.port);
  }
  return Done{};
}

/// The operations of an instance: those of the kernel, with loops counted once; those of loops; and loads and stores.
double GroupKernels::operationsOf(size_t g, const KernelInfo& kernel) const {
  const std::vector<int64_t> sizes = sizesOf(workload_.bound, workload_.artefact->plan.groups[g].dims);
  size_t scalars = kernel.stores;
  for (const Gather& gather : layoutOf(workload_, g).gathers) scalars += gather.components.size();
  const auto looped = static_cast<double>(workWith(layoutOf(workload_, g).work, sizes));
  return (kernel.operations + looped) * code_.slowness + kOperationsToMove * static_cast<double>(scalars);
}

}  // namespace hgc
