#include "codegen/llvm/phases/fold_steps.h"

#include <algorithm>
#include <array>
#include <map>

#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// Whether a value takes at least `kExpensive` operations in its phase.
bool isExpensiveStep(const Kernel& kernel, const std::vector<uint32_t>& phaseOf, uint32_t at) {
  constexpr uint32_t kExpensive = 16;
  std::vector<uint32_t> stack = {at}, seen;
  while (!stack.empty() && seen.size() < kExpensive) {
    const uint32_t next = stack.back();
    stack.pop_back();
    if (info(kernel.code[next].op).isLeaf || phaseOf[next] != phaseOf[at]) continue;
    if (kernel.code[next].op == Op::Before || std::ranges::count(seen, next) > 0) continue;
    seen.push_back(next);
    for (int k = 0; k < operandCount(kernel.code[next]); ++k) stack.push_back(kernel.code[next].operand(k));
  }
  return seen.size() >= kExpensive;
}

}  // namespace

std::vector<bool> findExpensiveSteps(const Kernel& kernel, const std::vector<uint32_t>& phaseOf,
                                     const std::vector<Likeness>& likeness,
                                     const std::function<bool(uint32_t)>& repeatsStep) {
  std::map<std::pair<uint32_t, uint64_t>, bool> areExpensive;  // by phase and family
  std::vector<bool> result(kernel.code.size());
  const auto familyOf = [&](uint32_t at) { return std::pair(phaseOf[at], likeness[at].family); };
  for (uint32_t at = 0; at < result.size(); ++at) {
    bool& areAll = areExpensive.try_emplace(familyOf(at), true).first->second;
    areAll = areAll && repeatsStep(at) && isExpensiveStep(kernel, phaseOf, at);
  }
  for (uint32_t at = 0; at < result.size(); ++at) result[at] = areExpensive[familyOf(at)];
  return result;
}

namespace {

/// Value numbering: the same operation on the same operands gives the same value.
class Numbering {
 public:
  explicit Numbering(const Kernel& kernel) : kernel_(kernel), same_(kernel.code.size()), count_(kernel.code.size()) {
    for (uint32_t at = 0; at < same_.size(); ++at) same_[at] = count_[at] = at;
    findCounts();
  }

  std::vector<uint32_t> run() {
    for (uint32_t at = 0; at < same_.size(); ++at) {
      if (count_[at] != at) same_[at] = count_[at];
      else if (kernel_.code[at].op == Op::Before) same_[at] = carriedAt(at);
      else if (isPure(kernel_.code[at])) same_[at] = known_.try_emplace(keyOf(kernel_.code[at]), at).first->second;
    }
    return std::move(same_);
  }

 private:
  using Key = std::array<uint32_t, 5>;

  /// Maps the counters of outermost loops to that of the first loop over the same range.
  void findCounts() {
    std::map<NodeId, uint32_t> first;  // by range of the graph
    uint32_t end = 0;
    for (const Region& region : kernel_.regions) {  // outer ones come first
      if (region.begin < end) continue;
      end = region.end;
      if (region.kind == Region::Kind::Loop)
        count_[region.count] = first.try_emplace(kernel_.sources[region.begin], region.count).first->second;
    }
  }

  bool isPure(const Node& node) const {
    const bool isOfLoop = info(node.op).isReduction || info(node.op).isPrefix || node.op == Op::Range ||
                          node.op == Op::Carried || node.op == Op::Next;
    return !isOfLoop;
  }

  /// The position of the carried value that a `Before` at `at` reads, if it reads it at the count of its own iteration;
  /// else `at`.
  uint32_t carriedAt(uint32_t at) const {
    const Node& before = kernel_.code[at];
    const uint32_t carried = kernel_.code[before.b].b;
    return same_[before.a] == same_[kernel_.code[carried].a] ? carried : at;
  }

  Key keyOf(const Node& node) const {
    Key key = {static_cast<uint32_t>(node.op), static_cast<uint32_t>(node.type), node.a, node.b, node.c};
    for (int k = 0; k < operandCount(node); ++k) key[static_cast<size_t>(k) + 2] = same_[node.operand(k)];
    return key;
  }

  const Kernel& kernel_;
  std::vector<uint32_t> same_;
  std::vector<uint32_t> count_;  // by position of a counter: that of the first loop over its range; else itself
  std::map<Key, uint32_t> known_;
};

}  // namespace

std::vector<uint32_t> sameAtCounts(const Kernel& kernel) { return Numbering(kernel).run(); }

}  // namespace hgc::cpu
