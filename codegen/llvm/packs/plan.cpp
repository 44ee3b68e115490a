#include "codegen/llvm/packs/plan.h"

#include <llvm/ADT/SmallPtrSet.h>

#include <algorithm>
#include <bit>
#include <numeric>

namespace hgc::cpu {
namespace {

using Role = PackGraph::Role;

/// The fewest values of a kind that are packed; the least height of values that are packed though no pack uses them.
constexpr size_t kLeastLanes = 4;
constexpr uint32_t kLeastHeight = 3;

class PackPlanner {
 public:
  PackPlanner(const StraightLoop& loop, const PackGraph& graph, std::span<const Likeness> likeness, unsigned lanes)
      : loop_(loop), graph_(graph), likeness_(likeness), lanes_(lanes) {
    plan_.packsOf.resize(graph.size());
    plan_.isSingle.resize(graph.size(), false);
    for (uint32_t at = 0; at < graph.size(); ++at) {
      if (likeness[at].kind >= members_.size()) members_.resize(likeness[at].kind + 1);
      members_[likeness[at].kind].push_back(at);
    }
    wanted_.resize(members_.size());
    isWanted_.resize(graph.size(), false);
    for (auto& members : members_)
      std::ranges::stable_sort(members, {}, [&](uint32_t at) { return likeness_[at].place; });
  }

  PackPlan run() {
    findRoots();
    const auto roleOf = [&](uint32_t kind) { return graph_.roles[members_[kind].front()]; };
    for (uint32_t kind = 0; kind < members_.size(); ++kind) {
      if (roleOf(kind) == Role::Carried) packCarried(members_[kind]);
    }
    std::vector<uint32_t> descending(members_.size());
    std::iota(descending.begin(), descending.end(), 0u);
    std::ranges::stable_sort(descending, std::greater{}, [&](uint32_t kind) {
      const Likeness& like = likeness_[members_[kind].front()];
      return std::pair(like.height, like.terms);
    });
    for (const uint32_t kind : descending) {
      if (roleOf(kind) == Role::Operation) packKind(kind);
    }
    return std::move(plan_);
  }

 private:
  /// Marks the values that instructions outside the graph use: those with side effects, and what they depend on.
  void findRoots() {
    llvm::SmallPtrSet<const llvm::Value*, 32> seen;
    std::vector<const llvm::Instruction*> open;
    for (const llvm::Instruction& instruction : *loop_.body) {
      if (instruction.mayHaveSideEffects()) open.push_back(&instruction);
    }
    for (const llvm::PHINode& phi : loop_.test->phis()) {
      if (graph_.numberOf(&phi) == kNoValue) needOperand(phi.getIncomingValueForBlock(loop_.body), open);
    }
    while (!open.empty()) {
      const llvm::Instruction* next = open.back();
      open.pop_back();
      if (!seen.insert(next).second) continue;
      for (const llvm::Use& use : next->operands()) needOperand(use.get(), open);
    }
  }
  void needOperand(llvm::Value* operand, std::vector<const llvm::Instruction*>& open) {
    if (const uint32_t number = graph_.numberOf(laneOf(operand)); number != kNoValue) {
      plan_.isSingle[number] = true;
      if (graph_.roles[number] == Role::Operation) return;
    }
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(operand);
    if (instruction != nullptr && instruction->getParent() == loop_.body) open.push_back(instruction);
  }

  void pack(const Lanes& lanes) {
    const auto number = static_cast<uint32_t>(plan_.packs.size());
    plan_.packs.push_back(lanes);
    plan_.numbers[lanes] = number;
    for (const uint32_t at : lanes) plan_.packsOf[at].push_back(number);
  }

  /// The last vector overlaps the one before, so that no lane is idle.
  std::vector<Lanes> cutIntoVectors(const std::vector<uint32_t>& members) const {
    if (members.size() < kLeastLanes) return {};
    const size_t width = std::min<size_t>(lanes_, std::bit_floor(members.size()));
    std::vector<Lanes> result;
    for (size_t begin = 0; begin < members.size(); begin += width) {
      const auto first = members.begin() + static_cast<std::ptrdiff_t>(std::min(begin, members.size() - width));
      result.emplace_back(first, first + static_cast<std::ptrdiff_t>(width));
    }
    return result;
  }

  void packCarried(const std::vector<uint32_t>& members) {
    for (const Lanes& lanes : cutIntoVectors(members)) {
      pack(lanes);
      Lanes next;
      for (const uint32_t at : lanes) next.push_back(graph_.computed[at].next);
      want(next);
    }
    for (const uint32_t at : members) {
      if (!plan_.isPacked(at)) plan_.isSingle[graph_.computed[at].next] = true;
    }
  }

  /// Records that some pack uses these values as a vector.
  void want(const Lanes& lanes) {
    const uint32_t kind = likeness_[lanes.front()].kind;
    const bool isOne = std::ranges::all_of(lanes, [&](uint32_t at) { return at == lanes.front(); });
    if (isOne) plan_.isSingle[lanes.front()] = true;
    else if (isRun(lanes, members_[kind])) wanted_[kind].push_back(lanes);
    else
      for (const uint32_t at : lanes) isWanted_[at] = true;
  }
  static bool isRun(const Lanes& lanes, const std::vector<uint32_t>& members) {
    const auto begin = std::ranges::find(members, lanes.front());
    return std::search(begin, members.end(), lanes.begin(), lanes.end()) == begin && begin != members.end();
  }

  /// Packs vectors of operands first, in their order; operands in other orders are shuffled from the remaining packs.
  void packKind(uint32_t kind) {
    const auto isPacked = [&](uint32_t at) { return plan_.isPacked(at); };
    std::vector<Lanes> made;
    const auto add = [&](const Lanes& lanes) {
      pack(lanes);
      made.push_back(lanes);
    };
    for (const Lanes& lanes : wanted_[kind]) {
      if (!std::ranges::all_of(lanes, isPacked)) add(lanes);
    }
    const bool isReal = graph_.values[members_[kind].front()]->getType()->getScalarType()->isDoubleTy();
    const bool isWorthPacking = isReal && likeness_[members_[kind].front()].height >= kLeastHeight;
    std::vector<uint32_t> rest, singles;
    for (const uint32_t at : members_[kind]) {
      const bool isNeeded = isWanted_[at] || plan_.isSingle[at];
      if (!isNeeded || isPacked(at)) continue;
      (isWanted_[at] || isWorthPacking ? rest : singles).push_back(at);
    }
    std::ranges::for_each(cutIntoVectors(rest), add);
    singles.insert(singles.end(), rest.begin(), rest.end());
    for (size_t k = 0; k < 3; ++k) {
      if (graph_.computed[members_[kind].front()].operands[k] == kNoValue) break;
      for (const Lanes& lanes : made) want(operandsOf(graph_, lanes, k));
      for (const uint32_t at : singles) {
        if (!isPacked(at)) plan_.isSingle[graph_.computed[at].operands[k]] = true;
      }
    }
  }

  const StraightLoop& loop_;
  const PackGraph& graph_;
  std::span<const Likeness> likeness_;
  size_t lanes_;
  PackPlan plan_;
  std::vector<std::vector<uint32_t>> members_;  // by kind, in their order
  std::vector<std::vector<Lanes>> wanted_;      // by kind
  std::vector<bool> isWanted_;                  // by value
};

}  // namespace

Lanes operandsOf(const PackGraph& graph, const Lanes& lanes, size_t k) {
  Lanes operands;
  for (const uint32_t at : lanes) operands.push_back(graph.computed[at].operands[k]);
  return operands;
}

PackPlan planPacks(const StraightLoop& loop, const PackGraph& graph, std::span<const Likeness> likeness,
                   unsigned lanes) {
  return PackPlanner(loop, graph, likeness, lanes).run();
}

}  // namespace hgc::cpu
