#include "codegen/llvm/binary32/binary32.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/ConstantFold.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>

namespace hgc::cpu {
namespace {

/// Whether a type is f64, or a vector of f64.
inline bool isReal(const llvm::Type* type) { return type->getScalarType()->isDoubleTy(); }

/// Classifies instructions that only copy or select among their operands, or change their sign.
class Binary32Values {
 public:
  explicit Binary32Values(llvm::Function& function);

  /// Whether a value is always a binary32 number.
  bool isSingle(const llvm::Value* value) const;
  /// Whether all operands that it copies are binary32 numbers.
  bool passesSingles(const llvm::Instruction& instruction) const { return single_.contains(&instruction); }
  /// Whether all uses of the copied values round them to binary32.
  bool passesToRounding(const llvm::Instruction& instruction) const { return rounded_.contains(&instruction); }
  /// Whether a user rounds its operand to binary32.
  bool rounds(const llvm::User* user) const;

 private:
  using Instructions = llvm::DenseSet<const llvm::Instruction*>;

  Instructions single_, rounded_;
};

bool isIntrinsic(const llvm::Instruction& instruction, llvm::Intrinsic::ID id) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  return call != nullptr && call->getIntrinsicID() == id;
}

/// Whether each lane of the result is a lane of some operand, up to its sign.
bool passesOn(const llvm::Instruction& instruction) {
  if (!isReal(instruction.getType())) return false;
  switch (instruction.getOpcode()) {
    case llvm::Instruction::PHI:
    case llvm::Instruction::Select:
    case llvm::Instruction::FNeg: return true;
    case llvm::Instruction::ShuffleVector: return llvm::cast<llvm::ShuffleVectorInst>(instruction).isZeroEltSplat();
    default: return isIntrinsic(instruction, llvm::Intrinsic::fabs);
  }
}

/// The same type with f32 elements.
llvm::Type* inBinary32(llvm::Type* type) { return type->getWithNewType(llvm::Type::getFloatTy(type->getContext())); }

/// Whether a value is a conversion from f64 to f32.
bool isRounding(const llvm::Value* value) {
  const auto* cast = llvm::dyn_cast<llvm::FPTruncInst>(value);
  return cast != nullptr && isReal(cast->getSrcTy()) && cast->getType()->getScalarType()->isFloatTy();
}

/// Whether an f64 operation on binary32 numbers, rounded to binary32, has the bits of binary32 arithmetic: sums,
/// differences, products, quotients and square roots (decision 7).
bool isRoundedOnce(const llvm::Instruction& instruction) {
  if (!isReal(instruction.getType())) return false;
  switch (instruction.getOpcode()) {
    case llvm::Instruction::FAdd:
    case llvm::Instruction::FSub:
    case llvm::Instruction::FMul:
    case llvm::Instruction::FDiv: return true;
    default: return isIntrinsic(instruction, llvm::Intrinsic::sqrt);
  }
}

llvm::Constant* roundedConstant(llvm::Constant* constant) {
  return llvm::ConstantFoldCastInstruction(llvm::Instruction::FPTrunc, constant, inBinary32(constant->getType()));
}

Binary32Values::Binary32Values(llvm::Function& function) {
  llvm::SmallVector<const llvm::Instruction*> left;
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    if (passesOn(instruction)) left.push_back(&instruction);
  }
  single_.insert(left.begin(), left.end());
  const auto passesOther = [&](const llvm::Value* operand) { return isReal(operand->getType()) && !isSingle(operand); };
  while (!left.empty()) {
    const llvm::Instruction* instruction = left.pop_back_val();
    if (!single_.contains(instruction) || llvm::none_of(instruction->operand_values(), passesOther)) continue;
    single_.erase(instruction);
    rounded_.insert(instruction);
    for (const llvm::User* user : instruction->users()) left.push_back(llvm::cast<llvm::Instruction>(user));
  }
  left.assign(rounded_.begin(), rounded_.end());
  while (!left.empty()) {
    const llvm::Instruction* instruction = left.pop_back_val();
    if (!rounded_.contains(instruction) ||
        llvm::all_of(instruction->users(), [&](const llvm::User* user) { return rounds(user); }))
      continue;
    rounded_.erase(instruction);
    for (const llvm::Value* operand : instruction->operand_values()) {
      if (const auto* before = llvm::dyn_cast<llvm::Instruction>(operand)) left.push_back(before);
    }
  }
}

bool Binary32Values::isSingle(const llvm::Value* value) const {
  if (const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value)) {
    const auto* cast = llvm::dyn_cast<llvm::FPExtInst>(value);
    return single_.contains(instruction) || (cast != nullptr && cast->getSrcTy()->getScalarType()->isFloatTy());
  }
  auto* constant = llvm::dyn_cast<llvm::Constant>(const_cast<llvm::Value*>(value));  // folding does not modify it
  llvm::Constant* rounded = constant != nullptr ? roundedConstant(constant) : nullptr;
  return rounded != nullptr &&
         llvm::ConstantFoldCastInstruction(llvm::Instruction::FPExt, rounded, value->getType()) == constant;
}

bool Binary32Values::rounds(const llvm::User* user) const {
  return isRounding(user) || rounded_.contains(llvm::cast<llvm::Instruction>(user));
}

/// Adds binary32 versions of a function's values, and uses them in place of the f64 ones.
class Binary32Writer {
 public:
  explicit Binary32Writer(llvm::Function& function) : values_(function), ir_(function.getContext()) {
    for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function)) {
      for (llvm::Instruction& instruction : *block) code_.push_back(&instruction);
    }
  }

  void run() {
    for (llvm::Instruction* instruction : code_) write(*instruction);
    for (llvm::PHINode* phi : phis_) complete(*phi);
    for (llvm::Instruction* instruction : code_) replace(*instruction);
    erase();
  }

 private:
  bool passesOn(const llvm::Instruction& instruction) const {
    return values_.passesSingles(instruction) || values_.passesToRounding(instruction);
  }
  bool isComputed(const llvm::Instruction& instruction) const {
    const auto isSingle = [&](const llvm::Value* operand) {
      return !isReal(operand->getType()) || values_.isSingle(operand);
    };
    return isRoundedOnce(instruction) && llvm::all_of(instruction.operand_values(), isSingle) &&
           llvm::any_of(instruction.users(), [&](const llvm::User* user) { return values_.rounds(user); });
  }

  void write(llvm::Instruction& instruction) {
    if (!passesOn(instruction) && !isComputed(instruction)) return roundEarly(instruction);
    ir_.SetInsertPoint(&instruction);
    if (auto* phi = llvm::dyn_cast<llvm::PHINode>(&instruction)) {
      rounded_[phi] = ir_.CreatePHI(inBinary32(phi->getType()), phi->getNumIncomingValues());
      phis_.push_back(phi);
    } else if (auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction)) {
      rounded_[call] = ir_.CreateUnaryIntrinsic(call->getIntrinsicID(), rounded(call->getArgOperand(0)));
    } else {
      llvm::Instruction* copy = instruction.clone();
      for (llvm::Use& operand : copy->operands()) {
        if (isReal(operand->getType())) operand = rounded(operand);
      }
      copy->mutateType(inBinary32(instruction.getType()));
      rounded_[&instruction] = ir_.Insert(copy);
    }
  }

  /// Values that are only used rounded are computed in binary32, which halves their size.
  void roundEarly(llvm::Instruction& instruction) {
    const auto rounds = [&](const llvm::User* user) { return values_.rounds(user); };
    if (isReal(instruction.getType()) && !instruction.use_empty() && llvm::all_of(instruction.users(), rounds))
      rounded(&instruction);
  }

  void complete(llvm::PHINode& phi) {
    auto* made = llvm::cast<llvm::PHINode>(rounded_[&phi]);
    for (unsigned k = 0; k < phi.getNumIncomingValues(); ++k)
      made->addIncoming(rounded(phi.getIncomingValue(k)), phi.getIncomingBlock(k));
  }

  /// The nearest binary32 number, which is there wherever `value` is.
  llvm::Value* rounded(llvm::Value* value) {
    if (auto* constant = llvm::dyn_cast<llvm::Constant>(value)) return roundedConstant(constant);
    if (values_.isSingle(value) && llvm::isa<llvm::FPExtInst>(value))
      return llvm::cast<llvm::FPExtInst>(value)->getOperand(0);
    llvm::Value*& made = rounded_[value];
    if (made != nullptr) return made;
    const llvm::IRBuilderBase::InsertPointGuard place(ir_);
    goBehind(value);
    return made = ir_.CreateFPTrunc(value, inBinary32(value->getType()));
  }

  void goBehind(llvm::Value* value) {
    if (auto* instruction = llvm::dyn_cast<llvm::Instruction>(value))
      ir_.SetInsertPoint(*instruction->getInsertionPointAfterDef());
    else ir_.SetInsertPointPastAllocas(llvm::cast<llvm::Argument>(value)->getParent());
  }

  void replace(llvm::Instruction& instruction) {
    if (values_.passesSingles(instruction)) {
      goBehind(&instruction);
      llvm::Value* wide = ir_.CreateFPExt(rounded(&instruction), instruction.getType());
      instruction.replaceAllUsesWith(wide);
    } else if (auto* compare = llvm::dyn_cast<llvm::FCmpInst>(&instruction)) {
      compareSingles(*compare);
    } else if (isRounding(&instruction)) {
      llvm::Value* from = instruction.getOperand(0);
      if (values_.isSingle(from) || rounded_.contains(from)) instruction.replaceAllUsesWith(rounded(from));
    }
  }

  void compareSingles(llvm::FCmpInst& compare) {
    llvm::Value *a = compare.getOperand(0), *b = compare.getOperand(1);
    if (!isReal(a->getType()) || !values_.isSingle(a) || !values_.isSingle(b)) return;
    ir_.SetInsertPoint(&compare);
    compare.replaceAllUsesWith(ir_.CreateFCmp(compare.getPredicate(), rounded(a), rounded(b)));
  }

  /// Erases replaced instructions. Phis may form cycles, so uses are cut first.
  void erase() {
    std::vector<llvm::Instruction*> passing;
    std::ranges::copy_if(code_, std::back_inserter(passing), [&](const auto* each) { return passesOn(*each); });
    for (llvm::Instruction* instruction : passing) {
      instruction->replaceAllUsesWith(llvm::PoisonValue::get(instruction->getType()));
    }
    for (llvm::Instruction* instruction : passing) instruction->eraseFromParent();
  }

  const Binary32Values values_;
  llvm::IRBuilder<> ir_;
  std::vector<llvm::Instruction*> code_;
  std::vector<llvm::PHINode*> phis_;
  llvm::DenseMap<llvm::Value*, llvm::Value*> rounded_;
};

/// Converts a value to f64 in each block that uses it as f64, unless that block runs more often: until then it has half
/// the size.
void widenLate(llvm::Function& function) {
  const llvm::DominatorTree dominators(function);
  const llvm::LoopInfo loops(dominators);
  std::vector<llvm::Instruction*> widenings;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (llvm::isa<llvm::FPExtInst>(instruction)) widenings.push_back(&instruction);
  }
  for (llvm::Instruction* widening : widenings) {
    llvm::DenseMap<llvm::BasicBlock*, llvm::Instruction*> copies;
    for (llvm::Use& use : llvm::make_early_inc_range(widening->uses())) {
      auto* user = llvm::cast<llvm::Instruction>(use.getUser());
      llvm::BasicBlock* block = user->getParent();
      const bool runsAlike = loops.getLoopFor(block) == loops.getLoopFor(widening->getParent());
      if (block == widening->getParent() || !runsAlike || llvm::isa<llvm::PHINode>(user)) continue;
      llvm::Instruction*& copy = copies[block];
      if (copy == nullptr) (copy = widening->clone())->insertBefore(user->getIterator());
      else if (user->comesBefore(copy)) copy->moveBefore(user->getIterator());
      use = copy;
    }
  }
}

void eraseUnused(llvm::Function& function) {
  for (llvm::BasicBlock* block : llvm::post_order(&function)) {
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::reverse(*block))) {
      if (llvm::isInstructionTriviallyDead(&instruction)) instruction.eraseFromParent();
    }
  }
}

}  // namespace

void computeInBinary32(llvm::Function& function) {
  const auto rounds = [](const llvm::Instruction& instruction) { return isRounding(&instruction); };
  if (llvm::none_of(llvm::instructions(function), rounds)) return;
  Binary32Writer(function).run();
  widenLate(function);
  eraseUnused(function);
}

}  // namespace hgc::cpu
