#include "codegen/llvm/phases/cut.h"

#include <algorithm>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/body/regions.h"
#include "codegen/llvm/lines/loops.h"
#include "codegen/llvm/width.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// Loops in `inside`, and loops whose length differs between instances, become part of the code around them.
std::vector<Phase> phasesOf(const Kernel& kernel, const std::vector<const Region*>& inside) {
  std::vector<Phase> phases;
  uint32_t next = 0, skipped = 0;
  const auto straightUpTo = [&](uint32_t end) {
    if (next < end) phases.push_back({next, end});
    next = end;
  };
  const std::vector<bool> uniform = findUniform(kernel);
  for (const Region& region : kernel.regions) {
    if (region.begin < std::max(next, skipped) || region.kind != Region::Kind::Loop) continue;
    if (!uniform[region.begin] || std::ranges::count(inside, &region) > 0) {
      skipped = region.end;
      continue;
    }
    straightUpTo(region.begin);
    phases.push_back({region.begin, region.end, &region});
    next = region.end;
  }
  straightUpTo(static_cast<uint32_t>(kernel.code.size()));
  return phases;
}

/// By position: whether it runs outside the loops over instances. It and its operands are uniform, and so are all nodes
/// of the regions around it, except for the loop of its phase.
std::vector<bool> findOuter(const Kernel& kernel, const std::vector<Phase>& phases) {
  std::vector<bool> outer = findUniform(kernel);
  for (uint32_t at = 0; at < outer.size(); ++at) outer[at] = outer[at] && kernel.code[at].op != Op::EachOver;
  for (bool isStable = false; !isStable;) {
    isStable = true;
    const auto drop = [&](uint32_t at) {
      isStable = isStable && !outer[at];
      outer[at] = false;
    };
    for (uint32_t at = 0; at < outer.size(); ++at) {
      for (int k = 0; k < operandCount(kernel.code[at]); ++k) {
        if (!outer[kernel.code[at].operand(k)]) drop(at);
      }
    }
    for (uint32_t at = 0; at < outer.size(); ++at) {
      if (!info(kernel.code[at].op).isFold || outer[at]) continue;
      for (const CarriedStep& step : stepsOf(kernel.code, kernel.code[at])) {
        if (outer[step.carried]) drop(step.carried);
      }
    }
    for (const Region& region : kernel.regions) {
      const bool isPhase = std::ranges::any_of(phases, [&](const Phase& phase) { return phase.loop == &region; });
      const bool isAllOuter =
          std::all_of(outer.begin() + region.begin, outer.begin() + region.end, [](bool own) { return own; });
      for (uint32_t at = region.begin; at < region.end && !isPhase && !isAllOuter; ++at) drop(at);
    }
  }
  return outer;
}

/// Short innermost loops. They run inside the loop over instances, which keeps their sums in registers and reads rows
/// in order.
std::vector<const Region*> shortLoops(const Kernel& kernel) {
  const std::vector<bool> uniform = findUniform(kernel);
  const Lines lines = findLines(kernel);
  std::vector<const Region*> loops;
  for (const Region& region : kernel.regions) {
    const auto isKept = [](const Node& node) { return node.op == Op::Before || node.op == Op::Carried; };
    const auto first = kernel.code.begin() + region.begin, last = kernel.code.begin() + region.end;
    const bool isLoop = region.kind == Region::Kind::Loop && lines.find(&region) == nullptr;
    if (isLoop && isShortSum(kernel, region, uniform) && std::none_of(first, last, isKept)) loops.push_back(&region);
  }
  return loops;
}

}  // namespace

PhaseCut cutPhases(const Kernel& kernel) {
  PhaseCut cut;
  std::vector<const Region*> inside = shortLoops(kernel);
  // a loop whose folds differ between instances joins `inside`, which may make folds of other loops differ
  for (size_t before = SIZE_MAX; before != inside.size();) {
    before = inside.size();
    cut.phases = phasesOf(kernel, inside);
    cut.isOuter = findOuter(kernel, cut.phases);
    for (const Phase& phase : cut.phases) {
      if (phase.loop == nullptr) continue;
      const auto differs = [&](const CarriedStep& step) { return !cut.isOuter[step.carried]; };
      if (std::ranges::any_of(stepsIn(kernel, *phase.loop), differs)) inside.push_back(phase.loop);
    }
  }
  return cut;
}

}  // namespace hgc::cpu
