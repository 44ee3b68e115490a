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
  Status done = Done{};
  const auto add = [&](const auto& glslOf, uint32_t port, uint32_t cells) {
    if (!done) return;
    Stopwatch watch(options.times);
    const std::string glsl = glslOf();
    watch.lap("glsl");
    auto words = gpuSpirv(glsl, options.times);
    if (words) made.push_back({id, target, std::move(*words), port, cells});
    else done = words.error();
  };
  for (const PullKernel& pull : pullsOf(kernel, options.reduce)) add([&] { return gpuGlsl(pull); }, pull.port, 0);
  if (!done) return done.error();
  if (!made.empty() && options.reduce == Reduce::Pull) return made;
  const auto parts = gpuParts(kernel, options.gpuOperations);
  if (!parts) return parts.error();
  for (size_t part = 0; part < parts->ranges.size(); ++part)
    add([&] { return gpuGlsl(*parts, part); }, kNone, parts->handed.cells);
  if (!done) return done.error();
  return made;
}

}  // namespace hgc
