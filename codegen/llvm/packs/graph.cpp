#include "codegen/llvm/packs/graph.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace hgc::cpu {
namespace {

bool isOneLane(const llvm::Type* type) {
  const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  return vector != nullptr && vector->getNumElements() == 1;
}

bool isElementwise(const llvm::Instruction& instruction) {
  if (const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
    return llvm::isTriviallyVectorizable(call->getIntrinsicID()) && call->arg_size() <= 3;
  return llvm::isa<llvm::BinaryOperator, llvm::UnaryOperator, llvm::CastInst, llvm::CmpInst, llvm::SelectInst>(
      instruction);
}

bool isOperation(const llvm::Instruction& instruction) {
  if (!isOneLane(instruction.getType()) || !isElementwise(instruction)) return false;
  const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
  const auto operands = call != nullptr ? call->args() : instruction.operands();
  return std::ranges::all_of(operands, [](const llvm::Use& use) { return isOneLane(use->getType()); });
}

bool isRead(const llvm::Instruction& instruction) {
  const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
  return load != nullptr && load->isSimple() && load->getType()->isDoubleTy();
}

bool commutes(const llvm::Instruction& instruction) {
  return instruction.isCommutative() && !llvm::isa<llvm::CmpInst>(instruction);
}

Computed::Form formOf(const llvm::Instruction& instruction) {
  switch (instruction.getOpcode()) {
    case llvm::Instruction::FNeg: return Computed::Form::Negation;
    case llvm::Instruction::FMul: return Computed::Form::Product;
    case llvm::Instruction::FAdd: return Computed::Form::Sum;
    case llvm::Instruction::FSub: return Computed::Form::Difference;
    default: break;
  }
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  const bool isFused = call != nullptr && call->getIntrinsicID() == llvm::Intrinsic::fma;
  return isFused ? Computed::Form::FusedSum : Computed::Form::Other;
}

class GraphMaker {
 public:
  explicit GraphMaker(const StraightLoop& loop) : loop_(loop) {}

  PackGraph run() {
    for (llvm::PHINode& phi : loop_.test->phis()) {
      if (isOneLane(phi.getType()) && phi.getType()->getScalarType()->isDoubleTy())
        add(&phi, PackGraph::Role::Carried, {.label = label(PackGraph::Role::Carried, {})});
    }
    for (llvm::Instruction& instruction : *loop_.body) {
      if (isRead(instruction)) {
        read(instruction, PackGraph::Role::Read);
      } else if (isOperation(instruction)) {
        Computed computed = {
            .label = labelOf(instruction), .form = formOf(instruction), .commutes = commutes(instruction)};
        const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        const unsigned count = call != nullptr ? call->arg_size() : instruction.getNumOperands();
        for (unsigned k = 0; k < count; ++k) computed.operands[k] = leafOrKnown(laneOf(instruction.getOperand(k)));
        add(&instruction, PackGraph::Role::Operation, computed);
      }
    }
    for (uint32_t at = 0; at < graph_.size(); ++at) {
      if (graph_.roles[at] != PackGraph::Role::Carried) continue;
      auto* phi = llvm::cast<llvm::PHINode>(graph_.values[at]);
      graph_.computed[at].next = leafOrKnown(laneOf(phi->getIncomingValueForBlock(loop_.body)));
    }
    return std::move(graph_);
  }

 private:
  using Origin = std::array<const void*, 4>;
  uint64_t label(PackGraph::Role role, const Origin& origin) {
    return labels_.try_emplace({role, origin}, labels_.size()).first->second;
  }

  /// Identifies the operation, whatever its operands.
  uint64_t labelOf(const llvm::Instruction& operation) {
    const auto* compared = llvm::dyn_cast<llvm::CmpInst>(&operation);
    const auto* call = llvm::dyn_cast<llvm::CallInst>(&operation);
    uintptr_t predicate = 0;
    if (compared != nullptr) predicate = compared->getPredicate();
    const uintptr_t code = uintptr_t{operation.getOpcode()} << 8 | predicate;
    const void* called = call != nullptr ? call->getCalledOperand() : nullptr;
    return label(PackGraph::Role::Operation,
                 {std::bit_cast<const void*>(code), operation.getType(), operation.getOperand(0)->getType(), called});
  }

  uint32_t add(llvm::Value* value, PackGraph::Role role, const Computed& computed) {
    const auto number = static_cast<uint32_t>(graph_.size());
    graph_.numbers[value] = number;
    graph_.values.push_back(value);
    graph_.roles.push_back(role);
    graph_.computed.push_back(computed);
    return number;
  }

  /// Reads have the same label if their addresses differ by a constant.
  uint32_t read(llvm::Instruction& load, PackGraph::Role role) {
    const Address address = addressOf(load.getOperand(0));
    return add(&load, role, {.label = label(role, {address.base, address.variable}), .place = address.offset});
  }

  uint32_t leafOrKnown(llvm::Value* value) {
    if (const uint32_t known = graph_.numberOf(value); known != kNoValue) return known;
    const bool isConstant = llvm::isa<llvm::Constant>(value);
    if (isConstant || !loop_.isBefore(value)) {
      const auto role = isConstant ? PackGraph::Role::Constant : PackGraph::Role::Other;
      return add(value, role, {.label = label(role, {value})});
    }
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
    if (instruction != nullptr && isRead(*instruction)) return read(*instruction, PackGraph::Role::Before);
    return add(value, PackGraph::Role::Before, {.label = label(PackGraph::Role::Before, {nullptr, value->getType()})});
  }

  const StraightLoop& loop_;
  PackGraph graph_;
  std::map<std::pair<PackGraph::Role, Origin>, uint64_t> labels_;
};

/// Different pointer arguments of a kernel never alias.
const llvm::Value* rootOf(const llvm::Value* pointer) { return llvm::getUnderlyingObject(pointer, 0); }

/// Whether all memory accesses of a body are simple loads and stores, to different memory.
bool isFreeToMove(const llvm::BasicBlock& body) {
  std::set<const llvm::Value*> read, written;
  for (const llvm::Instruction& instruction : body) {
    if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction); load != nullptr && load->isSimple())
      read.insert(rootOf(load->getPointerOperand()));
    else if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction); store != nullptr && store->isSimple())
      written.insert(rootOf(store->getPointerOperand()));
    else if (instruction.mayReadOrWriteMemory()) return false;
  }
  return std::ranges::none_of(read, [&](const llvm::Value* root) { return written.contains(root); });
}

std::optional<StraightLoop> straightLoopOf(const llvm::Loop& loop) {
  StraightLoop found = {loop.getLoopPreheader(), loop.getHeader(), loop.getLoopLatch(), loop.getExitBlock()};
  const bool isWhole = loop.getNumBlocks() == 2 && found.before != nullptr && found.body != nullptr &&
                       found.body != found.test && found.after != nullptr;
  if (!isWhole || found.after->getSinglePredecessor() != found.test || !isFreeToMove(*found.body)) return std::nullopt;
  const auto touches = [](const llvm::Instruction& instruction) { return instruction.mayReadOrWriteMemory(); };
  if (std::ranges::any_of(*found.test, touches)) return std::nullopt;
  return found;
}

}  // namespace

std::vector<StraightLoop> findStraightLoops(llvm::Function& function) {
  const llvm::DominatorTree dominators(function);
  const llvm::LoopInfo loops(dominators);
  std::vector<StraightLoop> found;
  for (const llvm::Loop* loop : loops.getLoopsInPreorder()) {
    if (const auto straight = straightLoopOf(*loop)) found.push_back(*straight);
  }
  return found;
}

Address addressOf(const llvm::Value* pointer) {
  Address address = {.base = pointer};
  while (const auto* step = llvm::dyn_cast<llvm::GEPOperator>(address.base)) {
    if (!step->getSourceElementType()->isDoubleTy() || step->getNumIndices() != 1) break;
    const llvm::Value* index = step->getOperand(1);
    if (const auto* fixed = llvm::dyn_cast<llvm::ConstantInt>(index)) {
      address.offset += fixed->getSExtValue();
    } else if (address.variable == nullptr) {
      address.variable = index;
      const auto* sum = llvm::dyn_cast<llvm::BinaryOperator>(index);
      const auto* last = sum != nullptr ? llvm::dyn_cast<llvm::ConstantInt>(sum->getOperand(1)) : nullptr;
      if (last != nullptr && sum->getOpcode() == llvm::Instruction::Add) {
        address.variable = sum->getOperand(0);
        address.offset += last->getSExtValue();
      }
    } else {
      break;
    }
    address.base = step->getPointerOperand();
  }
  return address;
}

uint32_t PackGraph::numberOf(const llvm::Value* value) const {
  const auto found = numbers.find(value);
  return found == numbers.end() ? kNoValue : found->second;
}

llvm::Value* laneOf(llvm::Value* value, unsigned lane) {
  if (auto* taken = llvm::dyn_cast<llvm::ExtractElementInst>(value)) {
    const auto* which = llvm::dyn_cast<llvm::ConstantInt>(taken->getIndexOperand());
    llvm::Value* from =
        which != nullptr ? laneOf(taken->getVectorOperand(), static_cast<unsigned>(which->getZExtValue())) : nullptr;
    return from != nullptr ? from : value;
  }
  auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
  if (vector == nullptr) return value;
  if (auto* put = llvm::dyn_cast<llvm::InsertElementInst>(value)) {
    const auto* which = llvm::dyn_cast<llvm::ConstantInt>(put->getOperand(2));
    if (which != nullptr && which->getZExtValue() == lane) return laneOf(put->getOperand(1));
    if (which != nullptr && vector->getNumElements() > 1) return laneOf(put->getOperand(0), lane);
  } else if (auto* shuffled = llvm::dyn_cast<llvm::ShuffleVectorInst>(value)) {
    const int from = shuffled->getMaskValue(lane);
    const auto* of = llvm::cast<llvm::FixedVectorType>(shuffled->getOperand(0)->getType());
    const auto count = static_cast<int>(of->getNumElements());
    llvm::Value* found = nullptr;
    if (from >= 0) found = laneOf(shuffled->getOperand(from < count ? 0 : 1), static_cast<unsigned>(from % count));
    if (found != nullptr) return found;
  }
  return vector->getNumElements() == 1 ? value : nullptr;
}

PackGraph makePackGraph(const StraightLoop& loop) { return GraphMaker(loop).run(); }

}  // namespace hgc::cpu
