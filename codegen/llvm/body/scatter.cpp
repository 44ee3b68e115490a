/// How partials reach the accumulators.
#include "codegen/llvm/body/body.h"
#include "codegen/llvm/vectors/transpose.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Additions written out one by one. Each may change what the next reads, as far as LLVM knows: the time it takes for
/// them grows with their square.
constexpr size_t kMostWrittenOut = 64;

}  // namespace

bool addsPartials(const Kernel& kernel) { return isGradient(kernel.kind) && !kernel.storesPartials; }

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

/// What each lane adds. Other tiles than the first may not be this call's: these add -0, which changes nothing.
llvm::Value* Body::addedBy(uint32_t at) {
  return ir_.tiles() == 1 ? value(at) : ir_.CreateSelect(liveTiles(), value(at), ir_.real(-0.0));
}

std::vector<llvm::Value*> Body::partsOf(const Piece& piece) {
  if (piece.width == 4) {
    std::array<llvm::Value*, 4> columns{};
    for (size_t c = 0; c < 4; ++c) columns[c] = piece.values[c] == kNoNode ? ir_.real(0) : addedBy(piece.values[c]);
    return lanesToRows(ir_, columns);
  }
  llvm::Value* added = addedBy(piece.values[0]);
  std::vector<llvm::Value*> parts;
  for (unsigned l = 0; l < ir_.lanes(); ++l) parts.push_back(ir_.CreateExtractElement(added, l));
  return parts;
}

/// Where the row of the accumulator begins that an instance adds to.
llvm::Value* Body::rowAddedTo(uint32_t gather, llvm::Value* instance) {
  const uint32_t stride = accumulatorStride(kernel_.ports[kernel_.gathers[gather].port].width);
  return ir_.CreateMul(numberAt(frame_.targets[gather], instance), ir_.getInt64(stride));
}

/// How many lanes are in tiles of this call.
llvm::Value* Body::lanesInTiles() {
  if (ir_.tiles() == 1) return ir_.getInt64(ir_.lanes());
  llvm::Value* bits = ir_.CreateBitCast(liveTiles(), ir_.getIntNTy(ir_.lanes()));
  return ir_.CreateZExt(ir_.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, bits), ir_.getInt64Ty());
}

/// Adds one lane's part of a piece to the row that begins at `row`.
void Body::addPiece(const Piece& piece, llvm::Value* row, llvm::Value* part) {
  llvm::Value* offset = ir_.CreateAdd(row, ir_.getInt64(piece.first));
  llvm::Value* accumulator = frame_.accumulators[kernel_.gathers[piece.gather].port];
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), accumulator, offset);
  llvm::Value* old = ir_.CreateAlignedLoad(part->getType(), place, llvm::Align(8));
  ir_.CreateAlignedStore(ir_.CreateFAdd(old, part), place, llvm::Align(8));
}

void Body::scatter(std::span<const Piece> pieces, llvm::Value* block) {
  if (block != nullptr) return scatterInLoop(pieces, block);
  std::vector<std::vector<llvm::Value*>> parts;
  std::map<uint32_t, std::vector<llvm::Value*>> rows;
  for (const Piece& piece : pieces) {
    parts.push_back(partsOf(piece));
    std::vector<llvm::Value*>& added = rows[piece.gather];
    for (unsigned l = 0; l < ir_.lanes() && added.size() < ir_.lanes(); ++l)
      added.push_back(rowAddedTo(piece.gather, instanceOf(l)));
  }
  for (unsigned l = 0; l < ir_.lanes(); ++l) {
    for (size_t k = 0; k < pieces.size(); ++k) addPiece(pieces[k], rows[pieces[k].gather][l], parts[k][l]);
  }
}

/// Leaves what is added and where in memory first, each with its lanes one after another.
void Body::scatterInLoop(std::span<const Piece> pieces, llvm::Value* block) {
  uint64_t cells = 0;
  const auto at = [&](uint64_t cell, llvm::Value* scalar) {
    return ir_.CreateGEP(ir_.getDoubleTy(), block, ir_.CreateAdd(scalar, ir_.getInt64(cell * ir_.lanes())));
  };
  size_t writes = 0;
  const auto leave = [&](llvm::Value* value, uint64_t cell, uint64_t scalar) {
    if (writes++ % ir_.kWritesBetweenFences == 0) ir_.fence();
    ir_.CreateAlignedStore(value, at(cell, ir_.getInt64(scalar)), llvm::Align(8));
  };
  for (const Piece& piece : pieces) {
    const auto parts = piece.width == 4 ? partsOf(piece) : std::vector<llvm::Value*>{value(piece.values[0])};
    for (size_t k = 0; k < parts.size(); ++k) leave(parts[k], cells, k * piece.width);
    cells += piece.width;
  }
  emitLoop(ir_, ir_.getInt64(0), lanesInTiles(), ir_.getInt64(1), [&](llvm::Value* lane) {
    uint64_t cell = 0;
    for (size_t k = 0; k < pieces.size(); ++k) {
      const Piece& piece = pieces[k];
      llvm::Type* type = ir_.getDoubleTy();
      if (piece.width == 4) type = llvm::FixedVectorType::get(type, 4);
      llvm::Value* scalar = ir_.CreateMul(lane, ir_.getInt64(piece.width));
      llvm::Value* part = ir_.CreateAlignedLoad(type, at(cell, scalar), llvm::Align(8));
      addPiece(piece, rowAddedTo(piece.gather, ir_.CreateAdd(frame_.instance, lane)), part);
      cell += piece.width;
      if (k % ir_.kWritesBetweenFences == 0) ir_.fence();
    }
  });
}

bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes) { return pieces.size() * lanes > kMostWrittenOut; }

}  // namespace hgc::cpu
