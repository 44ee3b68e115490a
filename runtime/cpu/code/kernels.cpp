#include "runtime/cpu/code/kernels.h"

#include <fmt/format.h>

#include "ir/analysis/work.h"
#include "runtime/interpreter/interpreter.h"

namespace hgc {
namespace {

template <class Function, class Entries>
std::function<void(const KernelArgs& args, const Entries& entries)> forEntries(void* address) {
  if (!address) return {};
  return [function = reinterpret_cast<Function>(address)](const KernelArgs& args, const Entries& entries) {
    function(&args, &entries);
  };
}

/// The cost of loading or storing a scalar, in operations.
constexpr double kOperationsToMove = 8;

Error noKernel(const std::string& name) { return {fmt::format("the program has no CPU kernel `{}`", name), ""}; }

}  // namespace

KernelSource machineCode(SharedObject code) {
  const auto shared = std::make_shared<const SharedObject>(std::move(code));
  const auto ofInstances = [shared](KernelId id) -> RunKernel {
    const auto function = reinterpret_cast<KernelFunction>(shared->find(kernelName(id)));
    if (!function) return {};
    return [function](const KernelArgs& args, int64_t begin, int64_t end) { return function(&args, begin, end); };
  };
  const auto ofRows = [shared](KernelId id, uint32_t port) {
    return forEntries<OwnerFunction, OwnedEntries>(shared->find(ownerName(kernelName(id), port)));
  };
  const auto ofLines = [shared](KernelId id, uint32_t port) {
    return forEntries<PullFunction, PulledEntries>(shared->find(ownerName(kernelName(id), port)));
  };
  return {ofInstances, ofRows, ofLines};
}

KernelSource interpreted(const Artefact& artefact, bool fused) {
  using Codes = std::map<std::pair<KernelId, uint32_t>, const KernelCode*>;
  const auto codes = std::make_shared<Codes>();
  for (const KernelCode& code : artefact.code) {
    if (code.fused == fused) codes->emplace(std::pair(code.id, code.port), &code);
  }
  const auto codeOf = [codes](KernelId id, uint32_t port) -> const KernelCode* {
    const auto found = codes->find({id, port});
    return found == codes->end() ? nullptr : found->second;
  };
  using Known = std::map<std::pair<KernelId, uint32_t>, std::shared_ptr<const InterpretedKernel>>;
  const auto find = [&artefact, codeOf, known = std::make_shared<Known>()](KernelId id, uint32_t port) {
    auto& kernel = (*known)[{id, port}];
    const KernelCode* code = kernel ? nullptr : codeOf(id, port);
    if (code) kernel = std::make_shared<const InterpretedKernel>(kernelOf(artefact, *code));
    return kernel;
  };
  const auto ofInstances = [find](KernelId id) -> RunKernel {
    const auto kernel = find(id, kNone);
    if (!kernel) return {};
    return [kernel](const KernelArgs& args, int64_t begin, int64_t end) { return kernel->run(args, begin, end); };
  };
  const auto ofRows = [find](KernelId id, uint32_t port) -> RunOwnerKernel {
    const auto kernel = find(id, port);
    if (!kernel) return {};
    return [kernel](const KernelArgs& args, const OwnedEntries& entries) { runOwner(*kernel, args, entries); };
  };
  using Parts = std::map<std::pair<KernelId, uint32_t>, std::shared_ptr<const std::vector<InterpretedKernel>>>;
  const auto ofLines = [&artefact, codeOf, known = std::make_shared<Parts>()](KernelId id,
                                                                              uint32_t port) -> RunPullKernel {
    auto& parts = (*known)[{id, port}];
    const KernelCode* code = parts ? nullptr : codeOf(id, port);
    if (code) {
      std::vector<InterpretedKernel> made;
      for (Kernel& part : pullParts(kernelOf(artefact, *code))) made.emplace_back(std::move(part));
      parts = std::make_shared<const std::vector<InterpretedKernel>>(std::move(made));
    }
    if (!parts) return {};
    return [parts](const KernelArgs& args, const PulledEntries& entries) { runPuller(*parts, args, entries); };
  };
  constexpr double kSlowness = 8;
  return {ofInstances, ofRows, ofLines, kSlowness};
}

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
