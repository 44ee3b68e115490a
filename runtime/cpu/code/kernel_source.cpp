#include "runtime/cpu/code/kernel_source.h"

#include <map>
#include <memory>

#include "runtime/interpreter/rows.h"

namespace hgc {
namespace {

template <class Function, class Entries>
std::function<void(const KernelArgs& args, const Entries& entries)> forEntries(void* address) {
  if (!address) return {};
  return [function = reinterpret_cast<Function>(address)](const KernelArgs& args, const Entries& entries) {
    function(&args, &entries);
  };
}

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

}  // namespace hgc
