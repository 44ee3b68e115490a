#include "codegen/llvm/body/arguments.h"

namespace hgc::cpu {

llvm::Value* argumentOf(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type) {
  return ir.CreateLoad(type, ir.CreateConstGEP1_64(ir.getInt64Ty(), args, static_cast<uint64_t>(which)));
}

llvm::Value* scratchOf(VectorBuilder& ir, llvm::Value* args, llvm::Value* bytes) {
  llvm::Function* function = ir.GetInsertBlock()->getParent();
  auto* without = llvm::BasicBlock::Create(ir.getContext(), "without", function);
  auto* with = llvm::BasicBlock::Create(ir.getContext(), "with", function);
  llvm::Value* given = argumentOf(ir, args, KernelArg::scratchBytes, ir.getInt64Ty());
  ir.CreateCondBr(ir.CreateICmpSGT(bytes, given), without, with);
  ir.SetInsertPoint(without);
  ir.CreateRet(bytes);
  ir.SetInsertPoint(with);
  return argumentOf(ir, args, KernelArg::scratch, ir.getPtrTy());
}

}  // namespace hgc::cpu
