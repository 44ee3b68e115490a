#include "codegen/llvm/memory.h"

#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>

namespace hgc::cpu {
namespace {

llvm::FunctionCallee external(VectorBuilder& ir, const char* name, llvm::Type* result, llvm::Type* argument) {
  llvm::Module& module = *ir.GetInsertBlock()->getModule();
  return module.getOrInsertFunction(name, llvm::FunctionType::get(result, {argument}, false));
}

}  // namespace

llvm::Value* allocate(VectorBuilder& ir, llvm::Value* bytes) {
  llvm::Function* function = ir.GetInsertBlock()->getParent();
  llvm::Value* memory = ir.CreateCall(external(ir, "malloc", ir.getPtrTy(), ir.getInt64Ty()), {bytes});
  auto* without = llvm::BasicBlock::Create(ir.getContext(), "without", function);
  auto* with = llvm::BasicBlock::Create(ir.getContext(), "with", function);
  ir.CreateCondBr(ir.CreateIsNull(memory), without, with,
                  llvm::MDBuilder(ir.getContext()).createUnlikelyBranchWeights());
  ir.SetInsertPoint(without);
  ir.CreateRet(bytes);
  ir.SetInsertPoint(with);
  return memory;
}

void release(VectorBuilder& ir, llvm::Value* memory) {
  ir.CreateCall(external(ir, "free", ir.getVoidTy(), ir.getPtrTy()), {memory});
}

}  // namespace hgc::cpu
