#include "codegen/llvm/body/vector_builder.h"

namespace hgc::cpu {

VectorBuilder::VectorBuilder(llvm::LLVMContext& context, unsigned lanes)
    : llvm::IRBuilder<>(context),
      lanes_(lanes),
      real_(llvm::FixedVectorType::get(getDoubleTy(), lanes)),
      int_(llvm::FixedVectorType::get(getInt32Ty(), lanes)),
      long_(llvm::FixedVectorType::get(getInt64Ty(), lanes)) {}

llvm::Value* VectorBuilder::fusedMultiplyAdd(llvm::Value* a, llvm::Value* b, llvm::Value* c) {
  return CreateIntrinsic(llvm::Intrinsic::fma, {a->getType()}, {a, b, c});
}

llvm::Value* VectorBuilder::fromWords(llvm::Value* high, llvm::Value* low) {
  llvm::Value* upper = CreateShl(CreateZExt(high, long_), 32);
  return CreateBitCast(CreateOr(upper, CreateZExt(low, long_)), real_);
}

llvm::Value* VectorBuilder::nearestFloat(llvm::Value* a) {
  return CreateFPExt(CreateFPTrunc(a, llvm::FixedVectorType::get(getFloatTy(), lanes_)), real_);
}

llvm::Value* VectorBuilder::unsignedMulHigh(llvm::Value* a, llvm::Value* b) {
  return CreateTrunc(CreateLShr(CreateMul(CreateZExt(a, long_), CreateZExt(b, long_)), 32), int_);
}

llvm::Value* VectorBuilder::tileOf(llvm::Value* vector, unsigned tile) {
  if (tiles() == 1) return vector;
  llvm::SmallVector<int> taken;
  for (int lane = 0; lane < kTile; ++lane) taken.push_back(static_cast<int>(tile * kTile) + lane);
  return CreateShuffleVector(vector, taken);
}

/// Through f64, which holds every quotient of 32-bit integers closely enough for its floor to be right: no CPU here
/// divides integers by lanes.
llvm::Value* VectorBuilder::floorDiv(llvm::Value* a, llvm::Value* b) {
  llvm::Value* none = CreateICmpEQ(b, integer(0));
  llvm::Value* divisor = CreateSelect(none, integer(1), b);
  // The smallest integer by -1 does not fit; it wraps, as everywhere.
  llvm::Value* negated = CreateICmpEQ(b, integer(-1));
  llvm::Value* dividend = CreateSelect(negated, integer(0), a);
  llvm::Value* quotient = toInt(floor(CreateFDiv(toReal(dividend), toReal(divisor))));
  return CreateSelect(none, integer(0), CreateSelect(negated, CreateSub(integer(0), a), quotient));
}

llvm::Value* VectorBuilder::floorMod(llvm::Value* a, llvm::Value* b) {
  return CreateSelect(CreateICmpEQ(b, integer(0)), integer(0), CreateSub(a, CreateMul(floorDiv(a, b), b)));
}

void VectorBuilder::leave(llvm::Value* value, llvm::Value* place) {
  CreateAlignedStore(waitsAsMask(value->getType()) ? CreateSExt(value, long_) : value, place, llvm::Align(8));
}

llvm::Value* VectorBuilder::takeUp(Type type, llvm::Value* place) {
  if (!waitsAsMask(vectorOf(type))) return CreateAlignedLoad(vectorOf(type), place, llvm::Align(8));
  return CreateICmpSLT(CreateAlignedLoad(long_, place, llvm::Align(8)), llvm::Constant::getNullValue(long_));
}

void allowWideVectors(llvm::Function& function) {
  function.addFnAttr("prefer-vector-width", "512");
  function.addFnAttr("min-legal-vector-width", "512");
  function.addFnAttr(llvm::Attribute::NoUnwind);
}

void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, llvm::Value* step,
              const std::function<void(llvm::Value*)>& body) {
  emitLoop(ir, begin, end, [&](llvm::Value* i) {
    body(i);
    return ir.CreateAdd(i, step);
  });
}

void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end,
              const std::function<llvm::Value*(llvm::Value*)>& body) {
  auto* entry = ir.GetInsertBlock();
  auto* loop = llvm::BasicBlock::Create(ir.getContext(), "body", entry->getParent());
  auto* exit = llvm::BasicBlock::Create(ir.getContext(), "exit", entry->getParent());
  ir.CreateCondBr(ir.CreateICmpSLT(begin, end), loop, exit);
  ir.SetInsertPoint(loop);
  llvm::PHINode* i = ir.CreatePHI(ir.getInt64Ty(), 2);
  llvm::Value* next = body(i);
  i->addIncoming(begin, entry);
  i->addIncoming(next, ir.GetInsertBlock());
  ir.CreateCondBr(ir.CreateICmpSLT(next, end), loop, exit);
  ir.SetInsertPoint(exit);
}

}  // namespace hgc::cpu
