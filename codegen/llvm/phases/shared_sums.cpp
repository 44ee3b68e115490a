#include "codegen/llvm/phases/shared_sums.h"

#include <algorithm>

#include "ir/kernel/abi.h"

namespace hgc::cpu {

bool SharedSums::any() const {
  return kernel_.variadic && isGradient(kernel_.kind) && std::ranges::count(kernel_.shared, true) > 0;
}

llvm::Value* SharedSums::layOut() {
  if (!any()) return ir_.getInt64(0);
  const auto gathers = static_cast<uint32_t>(kernel_.gathers.size());
  for (uint32_t g = 0; g < gathers; ++g) firstColumns_.push_back(sizeAt(ir_, frame_, kernel_.dims + g));
  sums_ = sizeAt(ir_, frame_, kernel_.dims + gathers + 1);  // after dimensions, first columns and how many columns
  return ir_.CreateMul(sums_, ir_.getInt64(kTile));
}

void SharedSums::placeAt(llvm::Value* memory) {
  tiles_ = memory;
  if (any()) ir_.CreateMemSet(tiles_, ir_.getInt8(0), bytes(), llvm::Align(8));
}

void SharedSums::add(const Store& store, llvm::Value* value, llvm::Value* entry) {
  const PartialColumn to = partialColumn(kernel_, store);
  llvm::Value* column = ir_.CreateAdd(firstColumns_[kernel_.columns[store.a].gather], ir_.getInt64(to.place));
  column = ir_.CreateAdd(column, ir_.CreateMul(entry, ir_.getInt64(to.entries)));
  llvm::Value* within = ir_.CreateAnd(frame_.instance, ir_.getInt64(kTile - 1));
  llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(column, ir_.getInt64(kTile)), within);
  llvm::Value* place = ir_.realAt(tiles_, offset);
  llvm::Value* live = ir_.CreateSelect(frame_.live, value, ir_.real(0));
  llvm::Value* sum = ir_.load(ir_.tileOf(live, 0)->getType(), place);
  for (unsigned tile = 0; tile < ir_.tiles(); ++tile) sum = ir_.CreateFAdd(sum, ir_.tileOf(live, tile));
  ir_.store(sum, place);
}

void SharedSums::endBlock(llvm::Value* begin, llvm::Value* last, llvm::Value* end) {
  if (!any()) return;
  auto* folding = ir_.newBlock("fold");
  auto* after = ir_.newBlock("folded");
  llvm::Value* done = ir_.CreateAnd(ir_.CreateSub(last, begin), ir_.getInt64(kChunkInstances - 1));
  llvm::Value* isWhole = ir_.CreateICmpEQ(done, ir_.getInt64(0));
  ir_.CreateCondBr(ir_.CreateOr(isWhole, ir_.CreateICmpEQ(last, end)), folding, after);
  ir_.SetInsertPoint(folding);
  addUpLanes();
  ir_.CreateBr(after);
  ir_.SetInsertPoint(after);
}

/// Adds up the lanes of each column by the tree of runtime/sum/incidence.h, and adds that to the earlier chunks' sum.
void SharedSums::addUpLanes() {
  auto* tile = llvm::FixedVectorType::get(ir_.getDoubleTy(), kTile);
  emitLoop(ir_, ir_.getInt64(0), sums_, ir_.getInt64(1), [&](llvm::Value* column) {
    llvm::Value* lanes = ir_.realAt(tiles_, ir_.CreateMul(column, ir_.getInt64(kTile)));
    llvm::Value* values = ir_.load(tile, lanes);
    ir_.store(llvm::Constant::getNullValue(tile), lanes);
    const auto lane = [&](uint64_t k) { return ir_.CreateExtractElement(values, k); };
    const auto pair = [&](uint64_t k) { return ir_.CreateFAdd(lane(k), lane(k + 4)); };
    llvm::Value* even = ir_.CreateFAdd(pair(0), pair(2));
    llvm::Value* odd = ir_.CreateFAdd(pair(1), pair(3));
    llvm::Value* to = ir_.realAt(frame_.sums, column);
    llvm::Value* old = ir_.load(ir_.getDoubleTy(), to);
    ir_.store(ir_.CreateFAdd(old, ir_.CreateFAdd(even, odd)), to);
  });
}

}  // namespace hgc::cpu
