/// What a body leaves in memory.
#include <algorithm>

#include "codegen/llvm/body/body.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {

llvm::Value* Body::placeInTile(unsigned tile, llvm::Value* column, llvm::Value* columns) {
  llvm::Value* instance = ir_.CreateAdd(frame_.instance, ir_.getInt64(tile * kTile));
  llvm::Value* first = ir_.CreateAnd(instance, ir_.getInt64(static_cast<uint64_t>(~(kTile - 1))));
  llvm::Value* lane = ir_.CreateAnd(instance, ir_.getInt64(kTile - 1));
  llvm::Value* before = ir_.CreateAdd(ir_.CreateMul(first, columns), lane);
  return ir_.CreateAdd(before, ir_.CreateMul(column, ir_.getInt64(kTile)));
}

void Body::storeByInstance(llvm::Value* value, llvm::Value* array) {
  llvm::Value* target = ir_.CreateGEP(ir_.getDoubleTy(), array, frame_.instance);
  if (ir_.tiles() > 1) ir_.CreateMaskedStore(value, target, llvm::Align(8), frame_.live);
  else ir_.CreateAlignedStore(value, target, llvm::Align(8));
}

void Body::storeTile(llvm::Value* value, llvm::Value* column, llvm::Value* columns) {
  for (unsigned tile = 0; tile < ir_.tiles() && ir_.tiles() > 1; ++tile) {
    llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), frame_.outputs, placeInTile(tile, column, columns));
    ir_.CreateMaskedStore(ir_.tileOf(value, tile), place, llvm::Align(kOutputAlignment), ir_.tileOf(frame_.live, tile));
  }
  if (ir_.tiles() > 1) return;
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), frame_.outputs, placeInTile(0, column, columns));
  const llvm::Align align(std::min<uint64_t>(kOutputAlignment, ir_.lanes() * sizeof(double)));
  ir_.CreateAlignedStore(value, place, align);
}

llvm::Value* Body::columnOf(const Store& store, llvm::Value* entry) {
  const PartialColumn to = partialColumn(kernel_, store);
  llvm::Value* column = ir_.CreateAdd(sizeAt(to.base), ir_.getInt64(to.place));
  if (entry == nullptr) return column;
  return ir_.CreateAdd(column, ir_.CreateMul(entry, ir_.getInt64(to.entries)));
}

void Body::storePartial(const Store& store, llvm::Value* value, llvm::Value* entry) {
  storeTile(value, columnOf(store, entry), sizeAt(partialColumn(kernel_, store).count));
}

/// Lanes that count differently have entries of their own; those that have left the loop have none.
void Body::storePartialByLane(const Store& store, llvm::Value* value, llvm::Value* entries) {
  llvm::Value* columns = sizeAt(partialColumn(kernel_, store).count);
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Function* function = ir_.GetInsertBlock()->getParent();
    auto* there = llvm::BasicBlock::Create(ir_.getContext(), "entry", function);
    auto* after = llvm::BasicBlock::Create(ir_.getContext(), "stored", function);
    ir_.CreateCondBr(ir_.CreateExtractElement(active_, lane), there, after);
    ir_.SetInsertPoint(there);
    llvm::Value* entry = ir_.CreateSExt(ir_.CreateExtractElement(entries, lane), ir_.getInt64Ty());
    llvm::Value* place = ir_.CreateAdd(placeInTile(0, columnOf(store, entry), columns), ir_.getInt64(lane));
    ir_.CreateAlignedStore(ir_.CreateExtractElement(value, lane),
                           ir_.CreateGEP(ir_.getDoubleTy(), frame_.outputs, place), llvm::Align(8));
    ir_.CreateBr(after);
    ir_.SetInsertPoint(after);
  }
}

void Body::storeEntries(uint32_t at) {
  const Node& node = kernel_.code[at];
  for (const Store& store : kernel_.stores) {
    if (store.value != at) continue;
    const bool isShared = kernel_.shared[kernel_.columns[store.a].gather];  // then all instances count alike
    if (!lockstep_[node.c] && !isShared) {
      storePartialByLane(store, value(node.b), value(node.c));
      continue;
    }
    llvm::Value* first = ir_.CreateExtractElement(value(node.c), uint64_t{0});
    llvm::Value* entry = ir_.CreateSExt(first, ir_.getInt64Ty());
    if (isShared) takeShared_(store, value(node.b), entry);
    else storePartial(store, value(node.b), entry);
  }
}

void Body::stores(size_t begin, size_t end) {
  uint32_t count = 0;
  std::vector<uint32_t> place(kernel_.stores.size());
  for (size_t k = 0; k < place.size(); ++k) {
    place[k] = count;
    count += isOutput(kernel_.stores[k]);
  }
  for (size_t k = begin; k < end; ++k) {
    const Store& store = kernel_.stores[k];
    if ((k - begin) % ir_.kWritesBetweenFences == 0) ir_.fence();
    if (store.kind == RootKind::Value || store.kind == RootKind::Kept) {
      storeByInstance(value(store.value), store.kind == RootKind::Value ? frame_.values : frame_.kept[store.a]);
    } else if (isOutput(store)) {
      storeTile(value(store.value), ir_.getInt64(place[k]), ir_.getInt64(count));
    } else if (kernel_.storesPartials && isPartial(store) && kernel_.code[store.value].op != Op::EachOver) {
      storePartial(store, value(store.value), nullptr);
    }
  }
}

}  // namespace hgc::cpu
