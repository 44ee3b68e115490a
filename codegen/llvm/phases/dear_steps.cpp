#include "codegen/llvm/phases/dear_steps.h"

#include <algorithm>
#include <map>

namespace hgc::cpu {
namespace {

/// Whether a value takes at least `kDear` operations in its phase.
bool isDear(const Kernel& kernel, const std::vector<uint32_t>& phaseOf, uint32_t at) {
  constexpr uint32_t kDear = 16;
  std::vector<uint32_t> stack = {at}, seen;
  while (!stack.empty() && seen.size() < kDear) {
    const uint32_t next = stack.back();
    stack.pop_back();
    if (info(kernel.code[next].op).isLeaf || phaseOf[next] != phaseOf[at]) continue;
    if (kernel.code[next].op == Op::Before || std::ranges::count(seen, next) > 0) continue;
    seen.push_back(next);
    for (int k = 0; k < operandCount(kernel.code[next]); ++k) stack.push_back(kernel.code[next].operand(k));
  }
  return seen.size() >= kDear;
}

}  // namespace

std::vector<bool> findDearSteps(const Kernel& kernel, const std::vector<uint32_t>& phaseOf,
                                const std::vector<Likeness>& likeness, const std::function<bool(uint32_t)>& isStep) {
  std::map<std::pair<uint32_t, uint64_t>, bool> areDear;  // by phase and family
  std::vector<bool> result(kernel.code.size());
  const auto familyOf = [&](uint32_t at) { return std::pair(phaseOf[at], likeness[at].family); };
  for (uint32_t at = 0; at < result.size(); ++at) {
    bool& areAll = areDear.try_emplace(familyOf(at), true).first->second;
    areAll = areAll && isStep(at) && isDear(kernel, phaseOf, at);
  }
  for (uint32_t at = 0; at < result.size(); ++at) result[at] = areDear[familyOf(at)];
  return result;
}

}  // namespace hgc::cpu
