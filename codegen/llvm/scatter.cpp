/// How partials reach the accumulators.
#include <set>

#include "codegen/llvm/body.h"
#include "codegen/llvm/transpose.h"
#include "ir/abi.h"

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
  std::set<uint32_t> gathers;
  uint64_t cells = 0;
  for (const Piece& piece : pieces) {
    cells += piece.width;
    gathers.insert(piece.gather);
  }
  return cells + gathers.size();
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

/// For each lane where the row of the accumulator begins that it adds to: in tiles that are not this call's, that of
/// the first lane.
llvm::Value* Body::rowsAddedTo(uint32_t gather) {
  llvm::Value* rows = instanceVector(frame_.targets[gather], ir_.getInt32Ty(), ir_.intType());
  if (ir_.tiles() > 1)
    rows = ir_.CreateSelect(liveTiles(), rows, ir_.splat(ir_.CreateExtractElement(rows, uint64_t{0})));
  const uint32_t stride = accumulatorStride(kernel_.ports[kernel_.gathers[gather].port].width);
  llvm::Value* wide = ir_.CreateSExt(rows, llvm::FixedVectorType::get(ir_.getInt64Ty(), ir_.lanes()));
  return ir_.CreateMul(wide, ir_.splat(ir_.getInt64(stride)));
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
  std::map<uint32_t, llvm::Value*> rows;
  for (const Piece& piece : pieces) {
    parts.push_back(partsOf(piece));
    if (!rows.contains(piece.gather)) rows[piece.gather] = rowsAddedTo(piece.gather);
  }
  for (unsigned l = 0; l < ir_.lanes(); ++l) {
    for (size_t k = 0; k < pieces.size(); ++k)
      addPiece(pieces[k], ir_.CreateExtractElement(rows[pieces[k].gather], l), parts[k][l]);
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
  std::map<uint32_t, uint64_t> rows;  // cells by gather
  for (const Piece& piece : pieces) {
    const auto [row, isNew] = rows.try_emplace(piece.gather, cells);
    if (isNew) leave(rowsAddedTo(piece.gather), cells++, 0);
  }
  const uint64_t firstPart = cells;
  for (const Piece& piece : pieces) {
    const auto parts = piece.width == 4 ? partsOf(piece) : std::vector<llvm::Value*>{addedBy(piece.values[0])};
    for (size_t k = 0; k < parts.size(); ++k) leave(parts[k], cells, k * piece.width);
    cells += piece.width;
  }
  emitLoop(ir_, ir_.getInt64(0), ir_.getInt64(ir_.lanes()), ir_.getInt64(1), [&](llvm::Value* lane) {
    uint64_t cell = firstPart;
    for (size_t k = 0; k < pieces.size(); ++k) {
      const Piece& piece = pieces[k];
      llvm::Type* type = ir_.getDoubleTy();
      if (piece.width == 4) type = llvm::FixedVectorType::get(type, 4);
      llvm::Value* scalar = ir_.CreateMul(lane, ir_.getInt64(piece.width));
      llvm::Value* part = ir_.CreateAlignedLoad(type, at(cell, scalar), llvm::Align(8));
      addPiece(piece, ir_.CreateLoad(ir_.getInt64Ty(), at(rows[piece.gather], lane)), part);
      cell += piece.width;
      if (k % ir_.kWritesBetweenFences == 0) ir_.fence();
    }
  });
}

bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes) { return pieces.size() * lanes > kMostWrittenOut; }

}  // namespace hgc::cpu
