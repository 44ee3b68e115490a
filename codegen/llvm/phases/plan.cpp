#include "codegen/llvm/phases/plan.h"

#include <algorithm>
#include <tuple>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/body/regions.h"
#include "codegen/llvm/likeness.h"
#include "codegen/llvm/phases/fold_steps.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

class PhasePlanner {
 public:
  explicit PhasePlanner(const Kernel& kernel)
      : kernel_(kernel),
        uniform_(findUniform(kernel)),
        same_(sameAtCounts(kernel)),
        innermost_(kernel.code.size(), nullptr) {
    plan_.cut = cutPhases(kernel);
    plan_.lines = findLines(kernel);
    const size_t count = kernel.code.size();
    plan_.isNeeded.resize(count, false);
    plan_.cell.resize(count, kNoNode);
    plan_.kept.readFrom.resize(count, kNoNode);
    plan_.atCounts.readFrom.resize(count, kNoNode);
    plan_.packed.readFrom.resize(count, kNoNode);
    phaseOf_.resize(count);
    for (uint32_t p = 0; p < plan_.cut.phases.size(); ++p)
      std::fill(phaseOf_.begin() + plan_.cut.phases[p].begin, phaseOf_.begin() + plan_.cut.phases[p].end, p);
    for (const Region& region : kernel.regions) {  // outer ones come first
      std::fill(innermost_.begin() + region.begin, innermost_.begin() + region.end, &region);
    }
  }

  PhasePlan run() {
    findSteps();
    findNeeded();
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const uint32_t read = readAtCount(kernel_.code, at);
      if (plan_.isNeeded[at] && read != kNoNode) keepValue(read, kernel_.code[read].a);
    }
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      if (plan_.isNeeded[at] && plan_.kept.readFrom[at] == kNoNode && kernel_.code[at].op == Op::Load) pack(at);
    }
    orderKept();
    planCells();
    return std::move(plan_);
  }

 private:
  const Region* loopOf(uint32_t at) const { return plan_.cut.phases[phaseOf_[at]].loop; }

  /// Whether the loop of its phase is a line loop.
  bool isInLineLoop(uint32_t at) const { return loopOf(at) != nullptr && plan_.lines.find(loopOf(at)) != nullptr; }
  /// Whether an earlier phase passes `operand` to `at` through memory.
  bool isPassedTo(uint32_t at, uint32_t operand) const {
    return phaseOf_[operand] != phaseOf_[at] && !plan_.cut.isOuter[operand] && !isInLineLoop(at);
  }

  /// Whether every iteration of its phase's loop computes a value: it is in no inner loop and no arm. So is the result
  /// of an inner loop that itself is directly in the phase's loop, as the position before that loop tells.
  bool isDirect(uint32_t at) const {
    const Region* loop = loopOf(at);
    if (loop == nullptr || isOver(kernel_, at, *loop)) return false;
    if (innermost_[at] == loop) return true;
    const bool isResult = info(kernel_.code[at].op).isReduction && isOver(kernel_, at, *innermost_[at]);
    return isResult && innermost_[innermost_[at]->begin - 1] == loop;
  }

  /// Finds what the stores depend on. Expensive values that an earlier loop over the same range computed are read from
  /// memory.
  void findNeeded() {
    for (const Store& store : kernel_.stores) need(store.value);
    std::vector<bool> before;
    do {
      before = plan_.isNeeded;
      needOperands();
      needLineOperands();
      needStepsOfCarried();
    } while (before != plan_.isNeeded);
  }

  void needOperands() {
    for (uint32_t at = static_cast<uint32_t>(kernel_.code.size()); at-- > 0;) {
      if (kernel_.code[at].op == Op::EachOver) need(at);
      if (!plan_.isNeeded[at] || plan_.kept.readFrom[at] != kNoNode || plan_.atCounts.readFrom[at] != kNoNode) continue;
      if (readsStep_[at]) {
        keepStep(at);
        continue;
      }
      if (const uint32_t earlier = earlierOf(at); earlier != kNoNode) {
        keep(at, earlier);
        continue;
      }
      for (int k = 0; k < operandCount(kernel_.code[at]); ++k) {
        const uint32_t operand = kernel_.code[at].operand(k);
        if (phaseOf_[operand] == phaseOf_[at] || plan_.cut.isOuter[operand] || isPassedTo(at, operand)) need(operand);
      }
    }
  }

  /// Line loops read only uniform values from outside.
  void needLineOperands() {
    for (const LineLoop& loop : plan_.lines.loops) {
      if (!plan_.isNeeded[loop.loop->begin]) continue;
      need(plan_.lines.length);
      for (const uint32_t at : loop.before) {
        for (int k = 0; k < operandCount(kernel_.code[at]); ++k) {
          if (plan_.cut.isOuter[kernel_.code[at].operand(k)]) need(kernel_.code[at].operand(k));
        }
      }
    }
  }

  /// A carried value needs its fold, which comes after it.
  void needStepsOfCarried() {
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      if (!info(kernel_.code[at].op).isFold || plan_.isNeeded[at]) continue;
      const auto isUsed = [&](const CarriedStep& step) { return plan_.isNeeded[step.carried]; };
      if (std::ranges::any_of(stepsOf(kernel_.code, kernel_.code[at]), isUsed)) need(at);
    }
  }

  void need(uint32_t at) {
    plan_.isNeeded[at] = true;
    for (const Region& region : kernel_.regions) {
      if (region.begin <= at && at < region.end) plan_.isNeeded[region.condition] = true;
    }
  }

  bool isExtent(uint32_t at) const { return kernel_.code[at].op == Op::Size || kernel_.code[at].op == Op::Const; }

  /// A position in an earlier phase that computes the same value, if reading it pays; else kNoNode.
  uint32_t earlierOf(uint32_t at) const {
    constexpr size_t kMostKept = 8;
    if (!hasValue(kernel_.code[at].op) || plan_.cut.isOuter[at] || kernel_.code[at].type != Type::Real ||
        !isDirect(at) || isInLineLoop(at))
      return kNoNode;
    if (!isExtent(kernel_.code[loopOf(at)->begin].a) || plan_.kept.list.size() >= kMostKept) return kNoNode;
    const auto end = kernel_.sources.begin() + plan_.cut.phases[phaseOf_[at]].begin;
    for (auto found = kernel_.sources.begin();; ++found) {
      found = std::find(found, end, kernel_.sources[at]);
      if (found == end) return kNoNode;
      const auto earlier = static_cast<uint32_t>(found - kernel_.sources.begin());
      if (!isDirect(earlier) || plan_.cut.isOuter[earlier] || isInLineLoop(earlier)) continue;
      const bool isSameRange = kernel_.sources[loopOf(earlier)->begin] == kernel_.sources[loopOf(at)->begin];
      return isSameRange && isExpensiveAgain(at) ? earlier : kNoNode;
    }
  }

  /// Whether computing a value again takes longer than reading it.
  bool isExpensiveAgain(uint32_t at) const {
    constexpr uint32_t kExpensive = 100, kOfLoop = 16;
    uint32_t cost = 0;
    std::vector<uint32_t> stack = {at}, seen;
    while (!stack.empty() && cost < kExpensive) {
      const uint32_t next = stack.back();
      stack.pop_back();
      if (plan_.cut.isOuter[next] || phaseOf_[next] != phaseOf_[at] || std::ranges::count(seen, next) > 0) continue;
      seen.push_back(next);
      const bool isInLoop = innermost_[next] != loopOf(at) && innermost_[next]->kind == Region::Kind::Loop;
      cost += isInLoop ? kOfLoop : 1;
      for (int k = 0; k < operandCount(kernel_.code[next]); ++k) stack.push_back(kernel_.code[next].operand(k));
    }
    return cost >= kExpensive;
  }

  void keep(uint32_t at, uint32_t earlier) {
    const auto known = std::ranges::find(plan_.kept.list, earlier, &ReusedValue::value);
    plan_.kept.readFrom[at] = static_cast<uint32_t>(known - plan_.kept.list.begin());
    const uint32_t extent = kernel_.code[loopOf(at)->begin].a;
    if (known == plan_.kept.list.end()) plan_.kept.list.push_back({earlier, extent});
    for (const uint32_t needed : {earlier, extent, loopOf(earlier)->count, loopOf(at)->count}) need(needed);
  }

  /// Adds a value that is stored in each iteration. Returns its number.
  uint32_t keepValue(uint32_t value, uint32_t count) {
    const auto known = std::ranges::find(plan_.atCounts.list, value, &KeptAtCount::value);
    const auto number = static_cast<uint32_t>(known - plan_.atCounts.list.begin());
    if (known == plan_.atCounts.list.end()) plan_.atCounts.list.push_back({value, count, uniform_[value]});
    return number;
  }

  void findSteps() {
    readsStep_.resize(kernel_.code.size(), false);
    const std::vector<uint32_t> kept = keptAtCounts(kernel_.code);
    if (kept.empty()) return;
    likeness_ = findLikeness(kernel_);
    // By phase: whether a `Before` reads what its loop carries. Only such loops are known to be no longer than
    // `Frame::longest`.
    std::vector<bool> isReadAgain;
    for (const Phase& phase : plan_.cut.phases) {
      const auto isRead = [&](const CarriedStep& step) { return std::ranges::binary_search(kept, step.carried); };
      const bool isLoop = phase.loop != nullptr;
      isReadAgain.push_back(isLoop && std::ranges::any_of(stepsIn(kernel_, *phase.loop), isRead));
    }
    const auto isKept = [&](uint32_t at) { return repeatsStep(at) && isReadAgain[phaseOf_[same_[at]]]; };
    readsStep_ = findExpensiveSteps(kernel_, phaseOf_, likeness_, isKept);
  }
  /// Whether a node computes again a uniform value that a fold's step in another phase has computed (`same_`).
  bool repeatsStep(uint32_t at) const {
    const uint32_t step = same_[at];
    const Node& node = kernel_.code[at];
    return step != at && node.type == Type::Real && node.op != Op::Before && plan_.cut.isOuter[at] &&
           plan_.cut.isOuter[step] && phaseOf_[at] != phaseOf_[step] && isDirect(at) && isDirect(step);
  }

  void keepStep(uint32_t at) {
    const uint32_t step = same_[at];
    plan_.atCounts.readFrom[at] = keepValue(step, loopOf(step)->count);
    for (const uint32_t needed : {step, loopOf(step)->count, loopOf(at)->count}) need(needed);
  }

  /// Places values of a family next to each other, so that one vector stores and loads them
  /// (codegen/llvm/packs/packs.h).
  void orderKept() {
    if (plan_.atCounts.list.empty()) return;
    std::vector<uint32_t> before;
    for (const KeptAtCount& kept : plan_.atCounts.list) before.push_back(kept.value);
    std::ranges::stable_sort(plan_.atCounts.list, {}, [&](const KeptAtCount& kept) {
      const Likeness& like = likeness_[kept.value];
      return std::tuple(kept.isUniform, like.family, like.place, kept.value);
    });
    for (uint32_t& number : plan_.atCounts.readFrom) {
      if (number == kNoNode) continue;
      const auto found = std::ranges::find(plan_.atCounts.list, before[number], &KeptAtCount::value);
      number = static_cast<uint32_t>(found - plan_.atCounts.list.begin());
    }
  }

  /// Packs a load of row base + count in an inner loop, where base is a multiple of the loop's length.
  void pack(uint32_t at) {
    const Node& load = kernel_.code[at];
    const Node& row = kernel_.code[load.a];
    const Region* loop = loopOf(at);
    if (loop == nullptr || innermost_[at] == loop || row.op != Op::IAdd || !kernel_.placed[load.b]) return;
    const bool isFirst = uniform_[row.b];
    const uint32_t base = isFirst ? row.a : row.b, count = isFirst ? row.b : row.a;
    if (!uniform_[count] || uniform_[base] || loopOf(base) != nullptr || kernel_.code[base].op != Op::IMul) return;
    for (const uint32_t extent : {kernel_.code[base].a, kernel_.code[base].b}) {
      if (!isExtent(extent) || !isBelow(count, extent)) continue;
      const auto same = [&](const PackedRows& p) {
        return p.gather == load.b && p.component == load.c && p.base == base;
      };
      const auto known = std::ranges::find_if(plan_.packed.list, same);
      plan_.packed.readFrom[at] = static_cast<uint32_t>(known - plan_.packed.list.begin());
      if (known == plan_.packed.list.end()) plan_.packed.list.push_back({load.b, load.c, base, extent});
      return;
    }
  }

  /// Whether a counter stays below `extent`: it runs up to that, or to another counter that stays below.
  bool isBelow(uint32_t counter, uint32_t extent) const {
    if (kernel_.code[counter].op != Op::Range) return false;
    const uint32_t length = kernel_.code[counter].a;
    return kernel_.sources[length] == kernel_.sources[extent] || isBelow(length, extent);
  }

  /// Assigns cells to values that a phase passes to another.
  void planCells() {
    const auto giveCell = [&](uint32_t at) {
      if (!plan_.cut.isOuter[at] && plan_.cell[at] == kNoNode && hasValue(kernel_.code[at].op))
        plan_.cell[at] = plan_.cells++;
    };
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      if (!plan_.isNeeded[at]) continue;
      const bool isRead = plan_.kept.readFrom[at] != kNoNode || plan_.atCounts.readFrom[at] != kNoNode;
      for (int k = 0; k < operandCount(kernel_.code[at]) && !isRead; ++k) {
        if (isPassedTo(at, kernel_.code[at].operand(k))) giveCell(kernel_.code[at].operand(k));
      }
      if (loopOf(at) != nullptr && isOver(kernel_, at, *loopOf(at))) giveCell(at);
      if (plan_.packed.readFrom[at] != kNoNode) giveCell(plan_.packed.list[plan_.packed.readFrom[at]].base);
    }
    for (const Region& region : kernel_.regions) {
      const bool isNeeded = plan_.isNeeded[region.condition];
      if (isNeeded && isPassedTo(region.begin, region.condition)) giveCell(region.condition);
    }
    for (const Store& store : kernel_.stores) {
      const bool isAtOnce = phaseOf_[store.value] + 1 == plan_.cut.phases.size() && loopOf(store.value) == nullptr;
      if (kernel_.code[store.value].op != Op::EachOver && !isAtOnce) giveCell(store.value);
    }
  }

  const Kernel& kernel_;
  PhasePlan plan_;
  std::vector<bool> uniform_;
  std::vector<uint32_t> same_;
  std::vector<Likeness> likeness_;  // empty unless a loop reads values of an earlier fold
  std::vector<bool> readsStep_;
  std::vector<uint32_t> phaseOf_;
  std::vector<const Region*> innermost_;
};

}  // namespace

bool isOver(const Kernel& kernel, uint32_t at, const Region& loop) {
  const Node& node = kernel.code[at];
  return node.a == loop.begin && stepOf(node.op, node.type).has_value();
}

PhasePlan planPhases(const Kernel& kernel) { return PhasePlanner(kernel).run(); }

}  // namespace hgc::cpu
