#include "compiler/gpu_code.h"

#include <algorithm>

#include "codegen/glsl/emit.h"
#include "passes/schedule/pull.h"

namespace hgc {
namespace {

/// Operations that a GPU does in the time of a byte to or from memory: an H100 has 17e12 to 34e12 of binary64 a second,
/// and some 2.5e12 bytes. Half of that, since shaders that pull wait more for what they read.
constexpr int64_t kOperationsOfByte = 4;

int64_t operationsOf(const std::vector<Node>& code) {
  return std::ranges::count_if(code, [](const Node& node) { return !info(node.op).isLeaf; });
}

/// What a kernel costs an instance from a position on, in operations: those that it computes, and what it reads.
int64_t costOf(const std::vector<Node>& code, uint32_t from) {
  int64_t cost = 0;
  for (auto node = code.begin() + from; node != code.end(); ++node) {
    if (node->op == Op::Load || node->op == Op::Lifted) cost += kOperationsOfByte * 8;
    else if (node->op == Op::Slot) cost += kOperationsOfByte * 4;
    else if (!info(node->op).isLeaf) ++cost;
  }
  return cost;
}

/// Whether computing all entries of all rows again costs less than storing partials and reading them.
bool isWorthPulling(const Kernel& kernel, const std::vector<PullKernel>& pulls) {
  const auto partials = std::ranges::count(kernel.stores, RootKind::Partial, &Store::kind);
  const int64_t stored = costOf(kernel.code, 0) + kOperationsOfByte * 2 * 8 * partials;
  int64_t pulled = 0;
  for (const PullKernel& pull : pulls)
    pulled += costOf(pull.kernel.code, pull.once) * static_cast<int64_t>(gathersOf(kernel, pull.port).size());
  return pulled <= stored;
}

}  // namespace

std::vector<PullKernel> pullsOf(const Kernel& kernel, Reduce reduce) {
  if (reduce != Reduce::Auto && reduce != Reduce::Pull) return {};
  std::vector<PullKernel> pulls = cutPulls(kernel);
  for (PullKernel& pull : pulls) pull.kernel.unroll = kernel.unroll;
  const auto isTooLong = [](const PullKernel& pull) { return operationsOf(pull.kernel.code) > kMaxGpuOperations; };
  if (std::ranges::any_of(pulls, isTooLong)) return {};
  if (reduce == Reduce::Auto && !isWorthPulling(kernel, pulls)) return {};
  return pulls;
}

Result<std::vector<GpuCode>> gpuCodeOf(const Kernel& kernel, KernelId id, Target target,
                                       const CompileOptions& options) {
  std::vector<GpuCode> made;
  for (const PullKernel& pull : pullsOf(kernel, options.reduce)) {
    auto words = gpuSpirv(pull, options.times);
    if (!words) return words.error();
    made.push_back({id, target, std::move(*words), pull.port});
  }
  if (!made.empty() && options.reduce == Reduce::Pull) return made;
  auto words = gpuSpirv(kernel, options.times);
  if (!words) return words.error();
  made.push_back({id, target, std::move(*words)});
  return made;
}

}  // namespace hgc
