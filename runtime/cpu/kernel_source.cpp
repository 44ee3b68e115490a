#include "runtime/cpu/kernel_source.h"

#include <map>
#include <memory>

#include "runtime/interpreter/owner.h"

namespace hgc {

KernelSource machineCode(SharedObject code) {
  const auto shared = std::make_shared<const SharedObject>(std::move(code));
  const auto ofInstances = [shared](KernelId id) -> RunKernel {
    const auto function = reinterpret_cast<KernelFunction>(shared->find(kernelName(id)));
    if (!function) return {};
    return [function](const KernelArgs& args, int64_t begin, int64_t end) { return function(&args, begin, end); };
  };
  const auto ofRows = [shared](KernelId id, uint32_t port) -> RunOwnerKernel {
    const auto function = reinterpret_cast<OwnerFunction>(shared->find(ownerName(kernelName(id), port)));
    if (!function) return {};
    return [function](const KernelArgs& args, const OwnedEntries& entries) { function(&args, &entries); };
  };
  return {ofInstances, ofRows};
}

KernelSource interpreted(const Artefact& artefact, bool fused) {
  using Known = std::map<std::pair<KernelId, uint32_t>, std::shared_ptr<const InterpretedKernel>>;
  const auto find = [&artefact, fused, known = std::make_shared<Known>()](KernelId id, uint32_t port) {
    auto& kernel = (*known)[{id, port}];
    const KernelCode* code = kernel ? nullptr : findCode(artefact, id, fused, port);
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
  return {ofInstances, ofRows};
}

}  // namespace hgc
