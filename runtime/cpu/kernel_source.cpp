#include "runtime/cpu/kernel_source.h"

#include <map>
#include <memory>

#include "runtime/interpreter/interpreter.h"

namespace hgc {

KernelSource machineCode(SharedObject code) {
  const auto shared = std::make_shared<const SharedObject>(std::move(code));
  return [shared](KernelId id) -> RunKernel {
    const auto function = reinterpret_cast<KernelFunction>(shared->find(kernelName(id)));
    if (!function) return {};
    return [function](const KernelArgs& args, int64_t begin, int64_t end) { return function(&args, begin, end); };
  };
}

KernelSource interpreted(const Artefact& artefact, bool fused) {
  std::map<KernelId, std::shared_ptr<const InterpretedKernel>> known;
  return [&artefact, fused, known](KernelId id) mutable -> RunKernel {
    auto& kernel = known[id];
    const KernelCode* code = kernel ? nullptr : findCode(artefact, id, fused);
    if (code) kernel = std::make_shared<const InterpretedKernel>(kernelOf(artefact, *code));
    if (!kernel) return {};
    return [kernel](const KernelArgs& args, int64_t begin, int64_t end) { return kernel->run(args, begin, end); };
  };
}

}  // namespace hgc
