#include "codegen/llvm/binary32/values.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/ConstantFold.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

namespace hgc::cpu {
namespace {

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

}  // namespace

llvm::Type* inBinary32(llvm::Type* type) { return type->getWithNewType(llvm::Type::getFloatTy(type->getContext())); }

bool isRounding(const llvm::Value* value) {
  const auto* cast = llvm::dyn_cast<llvm::FPTruncInst>(value);
  return cast != nullptr && isReal(cast->getSrcTy()) && cast->getType()->getScalarType()->isFloatTy();
}

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

}  // namespace hgc::cpu
