#include "codegen/llvm/body/stores.h"

#include <algorithm>

#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// The address of a column's first instance in one of the vector's tiles, of `columns` columns in all.
llvm::Value* placeInTile(VectorBuilder& ir, const Frame& frame, unsigned tile, llvm::Value* column,
                         llvm::Value* columns) {
  llvm::Value* instance = ir.CreateAdd(frame.instance, ir.getInt64(tile * kTile));
  llvm::Value* first = ir.CreateAnd(instance, ir.getInt64(static_cast<uint64_t>(~(kTile - 1))));
  llvm::Value* lane = ir.CreateAnd(instance, ir.getInt64(kTile - 1));
  llvm::Value* before = ir.CreateAdd(ir.CreateMul(first, columns), lane);
  return ir.CreateAdd(before, ir.CreateMul(column, ir.getInt64(kTile)));
}

void storeByInstance(VectorBuilder& ir, const Frame& frame, llvm::Value* value, llvm::Value* array) {
  llvm::Value* target = ir.realAt(array, frame.instance);
  if (ir.tiles() > 1) ir.CreateMaskedStore(value, target, llvm::Align(8), frame.live);
  else ir.store(value, target);
}

void storeTile(VectorBuilder& ir, const Frame& frame, llvm::Value* value, llvm::Value* column, llvm::Value* columns) {
  for (unsigned tile = 0; tile < ir.tiles() && ir.tiles() > 1; ++tile) {
    llvm::Value* place = ir.realAt(frame.outputs, placeInTile(ir, frame, tile, column, columns));
    ir.CreateMaskedStore(ir.tileOf(value, tile), place, llvm::Align(kOutputAlignment), ir.tileOf(frame.live, tile));
  }
  if (ir.tiles() > 1) return;
  llvm::Value* place = ir.realAt(frame.outputs, placeInTile(ir, frame, 0, column, columns));
  const llvm::Align align(std::min<uint64_t>(kOutputAlignment, ir.lanes() * sizeof(double)));
  ir.CreateAlignedStore(value, place, align);
}

llvm::Value* columnOf(Body& body, const Store& store, llvm::Value* entry) {
  VectorBuilder& ir = body.ir;
  const PartialColumn to = partialColumn(body.kernel, store);
  llvm::Value* column = ir.CreateAdd(sizeAt(ir, body.frame, to.base), ir.getInt64(to.place));
  if (entry == nullptr) return column;
  return ir.CreateAdd(column, ir.CreateMul(entry, ir.getInt64(to.entries)));
}

void storePartial(Body& body, const Store& store, llvm::Value* value, llvm::Value* entry) {
  storeTile(body.ir, body.frame, value, columnOf(body, store, entry),
            sizeAt(body.ir, body.frame, partialColumn(body.kernel, store).count));
}

/// Lanes with different counters store different entries; inactive lanes store none.
void storePartialByLane(Body& body, const Store& store, llvm::Value* value, llvm::Value* entries) {
  VectorBuilder& ir = body.ir;
  const Frame& frame = body.frame;
  llvm::Value* columns = sizeAt(ir, frame, partialColumn(body.kernel, store).count);
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) {
    auto* there = ir.newBlock("entry");
    auto* after = ir.newBlock("stored");
    ir.CreateCondBr(ir.CreateExtractElement(body.regions.active, lane), there, after);
    ir.SetInsertPoint(there);
    llvm::Value* entry = ir.CreateSExt(ir.CreateExtractElement(entries, lane), ir.getInt64Ty());
    llvm::Value* place =
        ir.CreateAdd(placeInTile(ir, frame, 0, columnOf(body, store, entry), columns), ir.getInt64(lane));
    ir.store(ir.CreateExtractElement(value, lane), ir.realAt(frame.outputs, place));
    ir.CreateBr(after);
    ir.SetInsertPoint(after);
  }
}

}  // namespace

void storeEntries(Body& body, uint32_t at) {
  const Node& node = body.kernel.code[at];
  for (const Store& store : body.kernel.stores) {
    if (store.value != at) continue;
    const bool isShared = body.kernel.shared[body.kernel.columns[store.a].gather];  // then all instances count alike
    if (!body.values.isLockstep(node.c) && !isShared) {
      storePartialByLane(body, store, body.values[node.b], body.values[node.c]);
      continue;
    }
    llvm::Value* entry = body.ir.firstLane(body.values[node.c]);
    if (isShared) body.hooks.addShared(store, body.values[node.b], entry);
    else storePartial(body, store, body.values[node.b], entry);
  }
}

void emitStores(Body& body, size_t begin, size_t end) {
  VectorBuilder& ir = body.ir;
  const Kernel& kernel = body.kernel;
  const Frame& frame = body.frame;
  uint32_t count = 0;
  std::vector<uint32_t> place(kernel.stores.size());
  for (size_t k = 0; k < place.size(); ++k) {
    place[k] = count;
    count += isOutput(kernel.stores[k]);
  }
  for (size_t k = begin; k < end; ++k) {
    const Store& store = kernel.stores[k];
    if ((k - begin) % ir.kWritesBetweenFences == 0) ir.fence();
    if (store.kind == RootKind::Value || store.kind == RootKind::Kept) {
      storeByInstance(ir, frame, body.values[store.value],
                      store.kind == RootKind::Value ? frame.values : frame.kept[store.a]);
    } else if (isOutput(store)) {
      storeTile(ir, frame, body.values[store.value], ir.getInt64(place[k]), ir.getInt64(count));
    } else if (kernel.storesPartials && isPartial(store) && kernel.code[store.value].op != Op::EachOver) {
      storePartial(body, store, body.values[store.value], nullptr);
    }
  }
}

}  // namespace hgc::cpu
