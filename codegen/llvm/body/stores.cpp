#include "codegen/llvm/body/stores.h"

#include <algorithm>

#include "codegen/llvm/vectors/builder.h"
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

/// Most additions that are emitted without a loop. LLVM must assume that each may change what the next reads, and takes
/// time quadratic in their number.
constexpr size_t kMostWrittenOut = 64;

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

std::vector<Piece> piecesOf(const Kernel& kernel) {
  std::vector<std::map<uint32_t, uint32_t>> partials(kernel.gathers.size());
  for (const Store& store : kernel.stores) {
    if (store.kind != RootKind::Partial || kernel.storesPartials) continue;
    partials[kernel.columns[store.a].gather][kernel.columns[store.a].component] = store.value;
  }
  std::vector<Piece> pieces;
  for (uint32_t g = 0; g < partials.size(); ++g) {
    const uint32_t stride = accumulatorStride(kernel.ports[kernel.gathers[g].port].width);
    for (auto next = partials[g].begin(); next != partials[g].end();) {
      const uint32_t first = next->first / 4 * 4;
      const auto end = partials[g].lower_bound(first + 4);
      const bool whole = std::distance(next, end) >= 3 && stride >= first + 4;
      if (whole) pieces.push_back({g, first, 4, {kNoNode, kNoNode, kNoNode, kNoNode}});
      for (; next != end; ++next) {
        if (whole) pieces.back().values[next->first % 4] = next->second;
        else pieces.push_back({g, next->first, 1, {next->second, kNoNode, kNoNode, kNoNode}});
      }
    }
  }
  return pieces;
}

uint64_t cellsFor(std::span<const Piece> pieces) {
  uint64_t cells = 0;
  for (const Piece& piece : pieces) cells += piece.width;
  return cells;
}

namespace {

/// The summand of each lane. Lanes past the last instance add -0, which changes nothing.
llvm::Value* addedBy(Body& body, uint32_t at) {
  VectorBuilder& ir = body.ir;
  if (ir.tiles() == 1) return body.values[at];
  return ir.CreateSelect(liveTiles(ir, body.frame), body.values[at], ir.real(-0.0));
}

std::vector<llvm::Value*> partsOf(Body& body, const Piece& piece) {
  VectorBuilder& ir = body.ir;
  if (piece.width == 4) {
    std::array<llvm::Value*, 4> columns{};
    for (size_t c = 0; c < 4; ++c)
      columns[c] = piece.values[c] == kNoNode ? ir.real(0) : addedBy(body, piece.values[c]);
    return lanesToRows(ir, columns);
  }
  llvm::Value* added = addedBy(body, piece.values[0]);
  std::vector<llvm::Value*> parts;
  for (unsigned l = 0; l < ir.lanes(); ++l) parts.push_back(ir.CreateExtractElement(added, l));
  return parts;
}

/// The address of the accumulator's row that an instance adds to.
llvm::Value* rowAddedTo(Body& body, uint32_t gather, llvm::Value* instance) {
  const uint32_t stride = accumulatorStride(body.kernel.ports[body.kernel.gathers[gather].port].width);
  return body.ir.CreateMul(numberAt(body.ir, body.frame.targets[gather], instance), body.ir.getInt64(stride));
}

/// The number of lanes in tiles up to the last instance.
llvm::Value* lanesInTiles(VectorBuilder& ir, const Frame& frame) {
  if (ir.tiles() == 1) return ir.getInt64(ir.lanes());
  llvm::Value* bits = ir.CreateBitCast(liveTiles(ir, frame), ir.getIntNTy(ir.lanes()));
  return ir.CreateZExt(ir.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, bits), ir.getInt64Ty());
}

/// Adds one lane's part of a piece to the row that begins at `row`.
void addPiece(Body& body, const Piece& piece, llvm::Value* row, llvm::Value* part) {
  VectorBuilder& ir = body.ir;
  llvm::Value* offset = ir.CreateAdd(row, ir.getInt64(piece.first));
  llvm::Value* accumulator = body.frame.accumulators[body.kernel.gathers[piece.gather].port];
  llvm::Value* place = ir.realAt(accumulator, offset);
  llvm::Value* old = ir.load(part->getType(), place);
  ir.store(ir.CreateFAdd(old, part), place);
}

/// Stores values and addresses by lane first, then adds them in a loop over lanes.
void scatterInLoop(Body& body, std::span<const Piece> pieces, llvm::Value* block) {
  VectorBuilder& ir = body.ir;
  uint64_t cells = 0;
  const auto at = [&](uint64_t cell, llvm::Value* scalar) {
    return ir.realAt(block, ir.CreateAdd(scalar, ir.getInt64(cell * ir.lanes())));
  };
  size_t writes = 0;
  const auto leave = [&](llvm::Value* value, uint64_t cell, uint64_t scalar) {
    if (writes++ % ir.kWritesBetweenFences == 0) ir.fence();
    ir.store(value, at(cell, ir.getInt64(scalar)));
  };
  for (const Piece& piece : pieces) {
    const auto parts =
        piece.width == 4 ? partsOf(body, piece) : std::vector<llvm::Value*>{body.values[piece.values[0]]};
    for (size_t k = 0; k < parts.size(); ++k) leave(parts[k], cells, k * piece.width);
    cells += piece.width;
  }
  emitLoop(ir, ir.getInt64(0), lanesInTiles(ir, body.frame), ir.getInt64(1), [&](llvm::Value* lane) {
    uint64_t cell = 0;
    for (size_t k = 0; k < pieces.size(); ++k) {
      const Piece& piece = pieces[k];
      llvm::Type* type = ir.getDoubleTy();
      if (piece.width == 4) type = llvm::FixedVectorType::get(type, 4);
      llvm::Value* scalar = ir.CreateMul(lane, ir.getInt64(piece.width));
      llvm::Value* part = ir.load(type, at(cell, scalar));
      addPiece(body, piece, rowAddedTo(body, piece.gather, ir.CreateAdd(body.frame.instance, lane)), part);
      cell += piece.width;
      if (k % ir.kWritesBetweenFences == 0) ir.fence();
    }
  });
}

}  // namespace

void scatter(Body& body, std::span<const Piece> pieces, llvm::Value* block) {
  if (block != nullptr) return scatterInLoop(body, pieces, block);
  const unsigned lanes = body.ir.lanes();
  std::vector<std::vector<llvm::Value*>> parts;
  std::map<uint32_t, std::vector<llvm::Value*>> rows;
  for (const Piece& piece : pieces) {
    parts.push_back(partsOf(body, piece));
    std::vector<llvm::Value*>& added = rows[piece.gather];
    for (unsigned l = 0; l < lanes && added.size() < lanes; ++l)
      added.push_back(rowAddedTo(body, piece.gather, instanceOf(body.ir, body.frame, l)));
  }
  for (unsigned l = 0; l < lanes; ++l) {
    for (size_t k = 0; k < pieces.size(); ++k) addPiece(body, pieces[k], rows[pieces[k].gather][l], parts[k][l]);
  }
}

bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes) { return pieces.size() * lanes > kMostWrittenOut; }

Scatter allocateScatter(VectorBuilder& ir, const Kernel& kernel) {
  Scatter scatter{piecesOf(kernel)};
  if (scattersInLoop(scatter.pieces, ir.lanes()))
    scatter.block = ir.CreateAlloca(ir.realType(), ir.getInt64(cellsFor(scatter.pieces)));
  return scatter;
}

}  // namespace hgc::cpu
