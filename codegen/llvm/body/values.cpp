#include "codegen/llvm/body/values.h"

namespace hgc::cpu {

llvm::Value* oneLane(VectorBuilder& ir, llvm::Value* scalar) {
  llvm::Value* none = llvm::PoisonValue::get(llvm::FixedVectorType::get(scalar->getType(), 1));
  return ir.CreateInsertElement(none, scalar, uint64_t{0});
}

NodeValue widen(VectorBuilder& ir, llvm::Value* one) {
  return {ir.CreateShuffleVector(one, llvm::SmallVector<int>(ir.lanes(), 0)), one};
}

NodeValues::NodeValues(VectorBuilder& ir, std::vector<bool> lockstep, Elsewhere elsewhere)
    : ir_(ir), values_(lockstep.size()), lockstep_(std::move(lockstep)), elsewhere_(std::move(elsewhere)) {}

llvm::Value* NodeValues::operator[](uint32_t at) {
  if (values_[at].vector != nullptr) return values_[at].vector;
  llvm::Value* given = elsewhere_(at);
  if (regions_ == 0) values_[at] = given;
  return given;
}

llvm::Value* NodeValues::one(uint32_t at) {
  if (values_[at].one != nullptr) return values_[at].one;
  return ir_.CreateShuffleVector((*this)[at], llvm::ArrayRef<int>{0});
}

}  // namespace hgc::cpu
