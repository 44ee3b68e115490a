#include "codegen/llvm/owner/sums.h"

namespace hgc::cpu {

Values overEntries(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, const Values& starts,
                   const std::function<Values(llvm::Value* entry, const Values& sums)>& step) {
  llvm::BasicBlock* before = ir.GetInsertBlock();
  std::vector<llvm::PHINode*> sums;
  emitLoop(ir, begin, end, ir.getInt64(1), [&](llvm::Value* entry) {
    for (llvm::Value* start : starts) {
      sums.push_back(ir.CreatePHI(start->getType(), 2));
      sums.back()->addIncoming(start, before);
    }
    const Values next = step(entry, {sums.begin(), sums.end()});
    for (size_t k = 0; k < sums.size(); ++k) sums[k]->addIncoming(next[k], ir.GetInsertBlock());
  });
  Values totals;
  for (llvm::PHINode* sum : sums) {
    llvm::PHINode* total = ir.CreatePHI(sum->getType(), 2);
    total->addIncoming(sum->getIncomingValue(0), before);
    total->addIncoming(sum->getIncomingValue(1), sum->getIncomingBlock(1));
    totals.push_back(total);
  }
  return totals;
}

llvm::Value* rowsBefore(VectorBuilder& ir, llvm::Value* row, llvm::Value* end) {
  llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
  return ir.CreateICmpSLT(ir.CreateStepVector(type), ir.splat(ir.CreateSub(end, row)));
}

llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* live) {
  if (live == nullptr) return ir.load(ir.realType(), place);
  return ir.CreateMaskedLoad(ir.realType(), place, llvm::Align(8), live, ir.real(0));
}

void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* live) {
  if (live == nullptr) ir.store(sums, place);
  else ir.CreateMaskedStore(sums, place, llvm::Align(8), live);
}

}  // namespace hgc::cpu
