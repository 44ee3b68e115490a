#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

VectorBuilder::VectorBuilder(llvm::LLVMContext& context, unsigned lanes)
    : llvm::IRBuilder<>(context),
      lanes_(lanes),
      real_(llvm::FixedVectorType::get(getDoubleTy(), lanes)),
      int_(llvm::FixedVectorType::get(getInt32Ty(), lanes)),
      long_(llvm::FixedVectorType::get(getInt64Ty(), lanes)) {}

VectorBuilder::VectorBuilder(const VectorBuilder& place, unsigned lanes) : VectorBuilder(place.getContext(), lanes) {
  SetInsertPoint(place.GetInsertBlock(), place.GetInsertPoint());
}

llvm::Value* VectorBuilder::tileOf(llvm::Value* vector, unsigned tile) {
  if (tiles() == 1) return vector;
  llvm::SmallVector<int> taken;
  for (int lane = 0; lane < kTile; ++lane) taken.push_back(static_cast<int>(tile * kTile) + lane);
  return CreateShuffleVector(vector, taken);
}

void VectorBuilder::leave(llvm::Value* value, llvm::Value* place) {
  store(waitsAsMask(value->getType()) ? CreateSExt(value, long_) : value, place);
}

llvm::Value* VectorBuilder::takeUp(Type type, llvm::Value* place) {
  if (!waitsAsMask(vectorOf(type))) return load(vectorOf(type), place);
  return CreateICmpSLT(load(long_, place), llvm::Constant::getNullValue(long_));
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
  auto* loop = ir.newBlock("body");
  auto* exit = ir.newBlock("exit");
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
