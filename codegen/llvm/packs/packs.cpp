#include "codegen/llvm/packs/packs.h"

#include <algorithm>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/packs/values.h"

namespace hgc::cpu {
namespace {

using Role = PackGraph::Role;

/// Loops with fewer operations stay unchanged.
constexpr std::ptrdiff_t kLeastOperations = 64;

/// Rewrites the body of a loop with its packs, in the order of their dependences.
class PackWriter {
 public:
  PackWriter(const StraightLoop& loop, const PackGraph& graph, const PackPlan& plan)
      : loop_(loop), graph_(graph), plan_(plan), values_(loop, graph, plan), end_(loop.body->getTerminator()) {}

  void run() {
    std::vector<llvm::Instruction*> code;
    for (llvm::Instruction& instruction : *loop_.body) {
      if (&instruction != end_) code.push_back(&instruction);
    }
    createPhis();
    findStores(code);
    for (llvm::Instruction* instruction : code) {
      if (instruction->mayHaveSideEffects()) emitRoot(*instruction);
    }
    completePhis();
    eraseReplaced(code);
    replaceUsesAfter();
  }

 private:
  /// A pack, by number, or an instruction of the body.
  struct Unit {
    uint32_t pack = kNoValue;
    llvm::Instruction* single = nullptr;
  };

  void createPhis() {
    for (uint32_t number = 0; number < plan_.packs.size(); ++number) {
      const Lanes& lanes = plan_.packs[number];
      if (graph_.roles[lanes.front()] != Role::Carried) continue;
      llvm::IRBuilder<> before(loop_.before->getTerminator());
      llvm::Value* start = llvm::PoisonValue::get(values_.vectorOf(lanes));
      Lanes starts;
      for (unsigned k = 0; k < lanes.size(); ++k) {
        auto* phi = llvm::cast<llvm::PHINode>(graph_.values[lanes[k]]);
        start = withLane(before, start, laneOf(phi->getIncomingValueForBlock(loop_.before)), k);
      }
      auto* phi = llvm::PHINode::Create(start->getType(), 2, "", loop_.test->begin());
      phi->addIncoming(start, loop_.before);
      values_.setPacked(number, phi);
      emitted_.insert(phi);
    }
  }

  void completePhis() {
    for (llvm::PHINode& phi : loop_.test->phis()) {
      if (const uint32_t number = graph_.numberOf(&phi); number != kNoValue && plan_.isPacked(number)) continue;
      if (emitted_.contains(&phi)) continue;
      auto* next = llvm::dyn_cast<llvm::Instruction>(phi.getIncomingValueForBlock(loop_.body));
      if (next == nullptr || loop_.isBefore(next)) continue;
      emit(unitOf(next));
      phi.setIncomingValueForBlock(loop_.body, values_.single(next));
    }
    for (uint32_t number = 0; number < plan_.packs.size(); ++number) {
      const Lanes& lanes = plan_.packs[number];
      if (graph_.roles[lanes.front()] != Role::Carried) continue;
      Lanes next;
      for (const uint32_t at : lanes) next.push_back(graph_.computed[at].next);
      for (const Unit& unit : unitsOf(next)) emit(unit);
      llvm::cast<llvm::PHINode>(values_.packed(number))->addIncoming(values_.vector(next), loop_.body);
    }
  }

  /// Uses after the loop extract their values from the packs.
  void replaceUsesAfter() {
    for (uint32_t at = 0; at < graph_.size(); ++at) {
      if (graph_.roles[at] != Role::Carried || !plan_.isPacked(at)) continue;
      auto* phi = llvm::cast<llvm::PHINode>(graph_.values[at]);
      for (llvm::PHINode& left : llvm::make_early_inc_range(loop_.after->phis())) {
        if (left.getIncomingValue(0) != phi) continue;
        left.replaceAllUsesWith(phi);
        left.eraseFromParent();
      }
      if (!phi->use_empty()) {
        llvm::IRBuilder<> after(loop_.after, loop_.after->getFirstInsertionPt());
        llvm::Value* lane = values_.laneOfPack(after, at);
        phi->replaceUsesWithIf(lane, [&](const llvm::Use& use) { return use.getUser() != phi; });
      }
      phi->eraseFromParent();
    }
  }

  Unit unitOf(llvm::Instruction* instruction) const {
    const uint32_t number = graph_.numberOf(instruction);
    if (number == kNoValue || !plan_.isPacked(number)) return {kNoValue, instruction};
    return {plan_.packsOf[number].front(), nullptr};
  }

  /// The units that a vector of these values depends on.
  std::vector<Unit> unitsOf(const Lanes& lanes) const {
    if (const auto whole = plan_.numbers.find(lanes); whole != plan_.numbers.end()) return {{whole->second, nullptr}};
    std::vector<Unit> units;
    const bool isOneLoad = values_.isVectorLoad(lanes);
    for (const uint32_t at : lanes) {
      auto* instruction = llvm::dyn_cast<llvm::Instruction>(graph_.values[at]);
      if (instruction == nullptr || loop_.isBefore(instruction)) continue;
      if (isOneLoad) instruction = llvm::dyn_cast<llvm::Instruction>(instruction->getOperand(0));
      if (instruction != nullptr) units.push_back(unitOf(instruction));
      if (isOneLoad) break;
    }
    return units;
  }

  std::vector<Unit> dependenciesOf(const Unit& unit) const {
    std::vector<Unit> needs;
    if (unit.single != nullptr) {
      for (const llvm::Use& use : unit.single->operands()) {
        if (auto* operand = llvm::dyn_cast<llvm::Instruction>(use.get())) needs.push_back(unitOf(operand));
      }
      return needs;
    }
    const Lanes& lanes = plan_.packs[unit.pack];
    for (size_t k = 0; k < 3 && graph_.computed[lanes.front()].operands[k] != kNoValue; ++k) {
      const std::vector<Unit> ofOperand = unitsOf(operandsOf(graph_, lanes, k));
      needs.insert(needs.end(), ofOperand.begin(), ofOperand.end());
    }
    return needs;
  }

  bool isEmitted(const Unit& unit) const {
    if (unit.single == nullptr) return values_.packed(unit.pack) != nullptr;
    return unit.single->getParent() != loop_.body || emitted_.contains(unit.single);
  }

  void emit(const Unit& wanted) {
    std::vector<Unit> open = {wanted};
    while (!open.empty()) {
      const Unit unit = open.back();
      if (isEmitted(unit)) {
        open.pop_back();
        continue;
      }
      bool isReady = true;
      for (const Unit& need : dependenciesOf(unit)) {
        if (isEmitted(need)) continue;
        isReady = false;
        open.push_back(need);
      }
      if (isReady) write(unit);
    }
  }

  void write(const Unit& unit) {
    if (unit.single == nullptr) return values_.emitPack(unit.pack);
    for (llvm::Use& use : unit.single->operands()) {
      if (auto* operand = llvm::dyn_cast<llvm::Instruction>(use.get())) use.set(values_.single(operand));
    }
    unit.single->moveBefore(end_->getIterator());
    emitted_.insert(unit.single);
  }

  /// Finds the stores of reals; for a value that is stored several times, the last.
  void findStores(const std::vector<llvm::Instruction*>& code) {
    for (llvm::Instruction* instruction : code) {
      auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction);
      if (store == nullptr || !store->getValueOperand()->getType()->isDoubleTy()) continue;
      const uint32_t number = graph_.numberOf(laneOf(store->getValueOperand()));
      if (number != kNoValue) stores_[number] = store;
    }
  }

  /// Emits an instruction with side effects. Stores of a pack to consecutive addresses become one.
  void emitRoot(llvm::Instruction& instruction) {
    if (emitted_.contains(&instruction)) return;
    auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
    const uint32_t number = store != nullptr ? graph_.numberOf(laneOf(store->getValueOperand())) : kNoValue;
    if (number != kNoValue && plan_.isPacked(number) && stores_.lookup(number) == store) {
      for (const uint32_t pack : plan_.packsOf[number]) {
        if (storeAll(pack)) return;
      }
    }
    emit({kNoValue, &instruction});
  }

  bool storeAll(uint32_t pack) {
    const Lanes& lanes = plan_.packs[pack];
    for (size_t k = 0; k < lanes.size(); ++k) {
      const auto found = stores_.find(lanes[k]);
      if (found == stores_.end()) return false;
      const Address first = addressOf(stores_[lanes.front()]->getPointerOperand());
      if (!first.precedes(addressOf(found->second->getPointerOperand()), static_cast<int64_t>(k))) return false;
    }
    emit({pack, nullptr});
    llvm::Value* to = stores_[lanes.front()]->getPointerOperand();
    if (auto* pointer = llvm::dyn_cast<llvm::Instruction>(to)) emit(unitOf(pointer));
    llvm::IRBuilder<>(end_).CreateAlignedStore(values_.packed(pack), to, llvm::Align(sizeof(double)));
    for (const uint32_t at : lanes) emitted_.insert(stores_[at]);
    stored_.insert(stored_.end(), lanes.begin(), lanes.end());
    return true;
  }

  void eraseReplaced(const std::vector<llvm::Instruction*>& code) {
    for (const uint32_t at : stored_) emitted_.erase(stores_[at]);
    for (llvm::Instruction* instruction : llvm::reverse(code)) {
      if (emitted_.contains(instruction)) continue;
      instruction->replaceAllUsesWith(llvm::PoisonValue::get(instruction->getType()));
      instruction->eraseFromParent();
    }
  }

  const StraightLoop& loop_;
  const PackGraph& graph_;
  const PackPlan& plan_;
  PackValues values_;
  llvm::Instruction* end_;                             // of the body
  llvm::DenseMap<uint32_t, llvm::StoreInst*> stores_;  // by value
  std::vector<uint32_t> stored_;                       // values with a vector store
  llvm::SmallPtrSet<llvm::Instruction*, 32> emitted_;  // includes carried values
};

void packLoop(const StraightLoop& loop, unsigned lanes) {
  PackGraph graph = makePackGraph(loop);
  if (std::ranges::count(graph.roles, Role::Operation) < kLeastOperations) return;
  const std::vector<Likeness> likeness = findLikeness(graph.computed);
  const PackPlan plan = planPacks(loop, graph, likeness, lanes);
  if (!plan.packs.empty()) PackWriter(loop, graph, plan).run();
}

}  // namespace

bool mayPack(const Kernel& kernel) {
  const std::vector<bool> uniform = findUniform(kernel);
  return std::ranges::any_of(kernel.regions, [&](const Region& region) {
    return region.kind == Region::Kind::Loop && uniform[region.begin] &&
           std::count(uniform.begin() + region.begin, uniform.begin() + region.end, true) >= kLeastOperations;
  });
}

void dropUniformArms(Kernel& kernel) {
  const std::vector<bool> uniform = findUniform(kernel);
  std::erase_if(kernel.regions,
                [&](const Region& region) { return region.kind == Region::Kind::Arm && uniform[region.condition]; });
}

void packLoops(llvm::Function& function, unsigned lanes) {
  for (const StraightLoop& loop : findStraightLoops(function)) packLoop(loop, lanes);
}

}  // namespace hgc::cpu
