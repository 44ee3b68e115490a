/// What a body leaves in memory.
#include <algorithm>

#include "codegen/llvm/body.h"
#include "codegen/llvm/function.h"
#include "codegen/llvm/transpose.h"
#include "ir/abi.h"

namespace hgc::cpu {

bool addsPartials(const Kernel& kernel) { return isGradient(kernel.kind) && !kernel.variadic; }

llvm::Value* Body::sizeAt(uint32_t k) {
  llvm::Value* size = ir_.CreateLoad(ir_.getInt32Ty(), ir_.CreateConstGEP1_32(ir_.getInt32Ty(), frame_.sizes, k));
  return ir_.CreateSExt(size, ir_.getInt64Ty());
}

void Body::storeTile(llvm::Value* value, llvm::Value* column, llvm::Value* columns) {
  llvm::Value* tile =
      ir_.CreateMul(ir_.CreateAnd(frame_.instance, ir_.getInt64(static_cast<uint64_t>(~(kTile - 1)))), columns);
  llvm::Value* within = ir_.CreateAdd(ir_.CreateAnd(frame_.instance, ir_.getInt64(kTile - 1)),
                                      ir_.CreateMul(column, ir_.getInt64(kTile)));
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), frame_.outputs, ir_.CreateAdd(tile, within));
  const llvm::Align align(std::min<uint64_t>(kOutputAlignment, ir_.lanes() * sizeof(double)));
  llvm::StoreInst* store = ir_.CreateAlignedStore(value, place, align);
  if (!streams(kernel_)) return;
  auto* one = llvm::ConstantAsMetadata::get(ir_.getInt32(1));
  store->setMetadata(llvm::LLVMContext::MD_nontemporal, llvm::MDNode::get(ir_.getContext(), {one}));
}

void Body::storePartial(const Store& store, llvm::Value* value, llvm::Value* entry) {
  const PartialColumn to = partialColumn(kernel_, store);
  llvm::Value* column = ir_.CreateAdd(sizeAt(to.base), ir_.getInt64(to.place));
  if (entry != nullptr) column = ir_.CreateAdd(column, ir_.CreateMul(entry, ir_.getInt64(to.entries)));
  storeTile(value, column, sizeAt(to.count));
}

void Body::storeEntries(uint32_t at) {
  const Node& node = kernel_.code[at];
  for (const Store& store : kernel_.stores) {
    if (store.value != at) continue;
    llvm::Value* first = ir_.CreateExtractElement(value(node.c), uint64_t{0});
    llvm::Value* entry = ir_.CreateSExt(first, ir_.getInt64Ty());
    if (kernel_.shared[kernel_.columns[store.a].gather]) takeShared_(store, value(node.b), entry);
    else storePartial(store, value(node.b), entry);
  }
}

/// Adds every lane's partials to their accumulator rows, lane by lane and gather by gather: the order of the entries of
/// a row.
void Body::scatterPartials() {
  const uint32_t lanes = ir_.lanes();
  llvm::Value* zero = ir_.real(0);
  std::vector<std::map<uint32_t, llvm::Value*>> partials(kernel_.gathers.size());
  for (const Store& store : kernel_.stores) {
    if (store.kind != RootKind::Partial || kernel_.variadic) continue;
    partials[kernel_.columns[store.a].gather][kernel_.columns[store.a].component] = value(store.value);
  }
  struct Piece {
    uint32_t gather, first;
    bool whole;  // four scalars at once, else one
    std::vector<llvm::Value*> rows;
  };
  std::vector<Piece> pieces;
  for (uint32_t g = 0; g < partials.size(); ++g) {
    const auto at = [&](uint32_t c) { return partials[g].contains(c) ? partials[g][c] : zero; };
    for (auto next = partials[g].begin(); next != partials[g].end();) {
      const uint32_t first = next->first / 4 * 4;
      const auto end = partials[g].lower_bound(first + 4);
      const bool whole =
          std::distance(next, end) >= 3 && accumulatorStride(kernel_.ports[kernel_.gathers[g].port].width) >= first + 4;
      if (whole)
        pieces.push_back({g, first, true, lanesToRows(ir_, {at(first), at(first + 1), at(first + 2), at(first + 3)})});
      for (; next != end; ++next) {
        if (whole) continue;
        std::vector<llvm::Value*> scalars;
        for (unsigned l = 0; l < lanes; ++l) scalars.push_back(ir_.CreateExtractElement(next->second, l));
        pieces.push_back({g, next->first, false, std::move(scalars)});
      }
    }
  }
  std::vector<llvm::Value*> targets(kernel_.gathers.size());
  for (const Piece& piece : pieces) {
    if (!targets[piece.gather])
      targets[piece.gather] = instanceVector(frame_.targets[piece.gather], ir_.getInt32Ty(), ir_.intType());
  }
  for (unsigned l = 0; l < lanes; ++l) {
    for (const Piece& piece : pieces) {
      const uint32_t port = kernel_.gathers[piece.gather].port;
      const uint32_t stride = accumulatorStride(kernel_.ports[port].width);
      llvm::Value* row = ir_.CreateSExt(ir_.CreateExtractElement(targets[piece.gather], l), ir_.getInt64Ty());
      llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(row, ir_.getInt64(stride)), ir_.getInt64(piece.first));
      llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), frame_.accumulators[port], offset);
      llvm::Value* old = ir_.CreateAlignedLoad(piece.rows[l]->getType(), place, llvm::Align(8));
      ir_.CreateAlignedStore(ir_.CreateFAdd(old, piece.rows[l]), place, llvm::Align(8));
    }
  }
}

std::vector<Store> partialsOf(const Kernel& kernel) {
  std::vector<Store> partials;
  std::ranges::copy_if(kernel.stores, std::back_inserter(partials),
                       [&](const Store& store) { return store.kind == RootKind::Partial && !kernel.variadic; });
  std::ranges::sort(partials, {}, [&](const Store& store) {
    const Column& column = kernel.columns[store.a];
    return std::pair(column.gather, column.component);
  });
  return partials;
}

namespace {

/// Of each partial its gather, its port, the stride of the port's accumulator and its component.
llvm::Value* partialsTable(VectorBuilder& ir, const Kernel& kernel, const std::vector<Store>& partials) {
  std::vector<uint32_t> numbers;
  for (const Store& store : partials) {
    const Column& column = kernel.columns[store.a];
    const uint32_t port = kernel.gathers[column.gather].port;
    numbers.insert(numbers.end(), {column.gather, port, accumulatorStride(kernel.ports[port].width), column.component});
  }
  auto* constants = llvm::ConstantDataArray::get(ir.getContext(), numbers);
  return new llvm::GlobalVariable(*ir.GetInsertBlock()->getModule(), constants->getType(), true,
                                  llvm::GlobalValue::PrivateLinkage, constants, kernel.name + ".partials");
}

}  // namespace

void Body::scatterInLoop(const std::vector<Store>& partials, llvm::Value* values) {
  llvm::Value* table = partialsTable(ir_, kernel_, partials);
  const auto at = [&](llvm::Type* type, llvm::Value* array, llvm::Value* k) {
    return ir_.CreateAlignedLoad(type, ir_.CreateGEP(type, array, k), llvm::Align(type->isIntegerTy(32) ? 4 : 8));
  };
  llvm::Value* zero = ir_.getInt64(0);
  emitLoop(ir_, zero, ir_.getInt64(ir_.lanes()), ir_.getInt64(1), [&](llvm::Value* lane) {
    emitLoop(ir_, zero, ir_.getInt64(partials.size()), ir_.getInt64(1), [&](llvm::Value* k) {
      const auto entry = [&](uint32_t field) {
        llvm::Value* place = ir_.CreateAdd(ir_.CreateMul(k, ir_.getInt64(4)), ir_.getInt64(field));
        return ir_.CreateZExt(at(ir_.getInt32Ty(), table, place), ir_.getInt64Ty());
      };
      llvm::Value* targets = at(ir_.getPtrTy(), frame_.targetArray, entry(0));
      llvm::Value* row = at(ir_.getInt32Ty(), targets, ir_.CreateAdd(frame_.instance, lane));
      llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(ir_.CreateSExt(row, ir_.getInt64Ty()), entry(2)), entry(3));
      llvm::Value* place =
          ir_.CreateGEP(ir_.getDoubleTy(), at(ir_.getPtrTy(), frame_.accumulatorArray, entry(1)), offset);
      llvm::Value* partial =
          at(ir_.getDoubleTy(), values, ir_.CreateAdd(ir_.CreateMul(k, ir_.getInt64(ir_.lanes())), lane));
      llvm::Value* old = ir_.CreateAlignedLoad(ir_.getDoubleTy(), place, llvm::Align(8));
      ir_.CreateAlignedStore(ir_.CreateFAdd(old, partial), place, llvm::Align(8));
    });
  });
}

void Body::stores(size_t begin, size_t end) {
  uint32_t count = 0;
  std::vector<uint32_t> place(kernel_.stores.size());
  for (size_t k = 0; k < place.size(); ++k) {
    place[k] = count;
    count += kernel_.stores[k].kind != RootKind::Value && kernel_.stores[k].kind != RootKind::Partial;
  }
  for (size_t k = begin; k < end; ++k) {
    const Store& store = kernel_.stores[k];
    if (store.kind == RootKind::Value) {
      llvm::Value* target = ir_.CreateGEP(ir_.getDoubleTy(), frame_.values, frame_.instance);
      ir_.CreateAlignedStore(value(store.value), target, llvm::Align(8));
    } else if (store.kind != RootKind::Partial) {
      storeTile(value(store.value), ir_.getInt64(place[k]), ir_.getInt64(count));
    } else if (kernel_.variadic && kernel_.code[store.value].op != Op::EachOver) {
      storePartial(store, value(store.value), nullptr);
    }
  }
}

}  // namespace hgc::cpu
