#include "codegen/llvm/body/lanes.h"

#include <algorithm>

#include "codegen/llvm/body/stretches.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// By node: whether `sameAt(at, ofOperands, known)` holds, given whether it holds for its operands, and for all so far.
template <class SameAt>
std::vector<bool> findSame(const Kernel& kernel, const SameAt& sameAt) {
  std::vector<bool> result(kernel.code.size());
  std::vector<bool> carriesOther(kernel.code.size(), false);
  for (bool isStable = false; !isStable;) {
    isStable = true;
    for (uint32_t at = 0; at < kernel.code.size(); ++at) {
      const Node& node = kernel.code[at];
      bool ofOperands = true;
      for (int k = 0; k < operandCount(node); ++k) ofOperands = ofOperands && result[node.operand(k)];
      const bool isOwn = node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted ||
                         node.op == Op::Element || carriesOther[at];
      result[at] = !isOwn && sameAt(at, ofOperands, result);
      if (result[at] || !info(node.op).isFold) continue;
      for (const CarriedStep& step : stepsOf(kernel.code, node)) {
        isStable = isStable && carriesOther[step.carried];
        carriesOther[step.carried] = true;
      }
    }
  }
  return result;
}

}  // namespace

std::vector<bool> findUniform(const Kernel& kernel) {
  return findSame(kernel, [](uint32_t, bool ofOperands, const std::vector<bool>&) { return ofOperands; });
}

std::vector<bool> findLockstep(const Kernel& kernel) {
  return findSame(kernel, [&](uint32_t at, bool ofOperands, const std::vector<bool>& known) {
    const Node& node = kernel.code[at];
    if (node.op == Op::Range || !ofOperands) return node.op == Op::Range;
    const bool stays = node.op == Op::Carried || info(node.op).isReduction || info(node.op).isPrefix;
    if (!stays || kernel.code[node.a].op != Op::Range) return true;
    return static_cast<bool>(known[kernel.code[node.a].a]);  // lanes that leave keep what they have
  });
}

std::vector<bool> findNeighbours(const Kernel& kernel) {
  constexpr std::ptrdiff_t kMostLoads = 256;  // each is a branch
  std::vector<bool> result(kernel.code.size(), false), isOther(kernel.code.size(), false);
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    result[at] = node.op == Op::Index;
    isOther[at] = node.op != Op::Index && node.op != Op::Const && node.op != Op::Size && node.op != Op::Range &&
                  operandCount(node) == 0;
    for (int k = 0; k < operandCount(node); ++k) {
      result[at] = result[at] || result[node.operand(k)];
      isOther[at] = isOther[at] || isOther[node.operand(k)] || node.op == Op::Table || node.op == Op::RowBegin;
    }
  }
  for (uint32_t at = 0; at < kernel.code.size(); ++at) result[at] = result[at] && !isOther[at];
  const auto isOne = [&](const Node& node) { return node.op == Op::Load && result[node.a]; };
  const bool isMany = std::ranges::count_if(kernel.code, isOne) > kMostLoads;
  const bool hasStretches = std::ranges::count(findCourses(kernel), Course::Steps) > 0;  // elsewhere few lie so
  if (isMany || hasStretches) result.assign(result.size(), false);
  return result;
}

}  // namespace hgc::cpu
