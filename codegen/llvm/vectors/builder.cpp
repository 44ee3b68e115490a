#include "codegen/llvm/vectors/builder.h"

#include <llvm/Analysis/VectorUtils.h>

namespace hgc::cpu {
namespace {

/// A shuffle that repeats in each half of four lanes; indices 0-3 mean the first operand's, 4-7 the second's.
llvm::Value* shuffleHalves(VectorBuilder& ir, llvm::Value* a, llvm::Value* b, std::array<int, 4> pattern) {
  const int lanes = static_cast<int>(ir.lanes());
  std::vector<int> mask;
  for (int half = 0; half < lanes; half += 4) {
    for (const int k : pattern) mask.push_back(k < 4 ? half + k : lanes + half + k - 4);
  }
  return ir.CreateShuffleVector(a, b, mask);
}

/// Transposes every 4x4 block of four vectors; its own inverse.
std::array<llvm::Value*, 4> transposeBlocks(VectorBuilder& ir, const std::array<llvm::Value*, 4>& v) {
  llvm::Value* even01 = shuffleHalves(ir, v[0], v[1], {0, 4, 2, 6});
  llvm::Value* odd01 = shuffleHalves(ir, v[0], v[1], {1, 5, 3, 7});
  llvm::Value* even23 = shuffleHalves(ir, v[2], v[3], {0, 4, 2, 6});
  llvm::Value* odd23 = shuffleHalves(ir, v[2], v[3], {1, 5, 3, 7});
  return {shuffleHalves(ir, even01, even23, {0, 1, 4, 5}), shuffleHalves(ir, odd01, odd23, {0, 1, 4, 5}),
          shuffleHalves(ir, even01, even23, {2, 3, 6, 7}), shuffleHalves(ir, odd01, odd23, {2, 3, 6, 7})};
}

/// `rowsToLanes` for vectors of several tiles.
std::array<llvm::Value*, 4> rowsToTiles(VectorBuilder& ir, const std::vector<llvm::Value*>& rows) {
  VectorBuilder one(ir.getContext(), kTile);
  one.SetInsertPoint(ir.GetInsertBlock(), ir.GetInsertPoint());
  std::array<std::vector<llvm::Value*>, 4> tiles;
  for (auto first = rows.begin(); first != rows.end(); first += kTile) {
    const auto columns = rowsToLanes(one, {first, first + kTile});
    for (size_t k = 0; k < 4; ++k) tiles[k].push_back(columns[k]);
  }
  std::array<llvm::Value*, 4> result{};
  for (size_t k = 0; k < 4; ++k) result[k] = llvm::concatenateVectors(ir, tiles[k]);
  return result;
}

/// The inverse of `rowsToTiles`.
std::vector<llvm::Value*> tilesToRows(VectorBuilder& ir, const std::array<llvm::Value*, 4>& columns) {
  VectorBuilder one(ir.getContext(), kTile);
  one.SetInsertPoint(ir.GetInsertBlock(), ir.GetInsertPoint());
  std::vector<llvm::Value*> rows;
  for (unsigned tile = 0; tile < ir.tiles(); ++tile) {
    std::array<llvm::Value*, 4> inTile{};
    for (size_t k = 0; k < 4; ++k) inTile[k] = ir.tileOf(columns[k], tile);
    for (llvm::Value* row : lanesToRows(one, inTile)) rows.push_back(row);
  }
  return rows;
}

}  // namespace

VectorBuilder::VectorBuilder(llvm::LLVMContext& context, unsigned lanes)
    : llvm::IRBuilder<>(context),
      lanes_(lanes),
      real_(llvm::FixedVectorType::get(getDoubleTy(), lanes)),
      int_(llvm::FixedVectorType::get(getInt32Ty(), lanes)),
      long_(llvm::FixedVectorType::get(getInt64Ty(), lanes)) {}

VectorBuilder::VectorBuilder(const VectorBuilder& place, unsigned lanes) : VectorBuilder(place.getContext(), lanes) {
  SetInsertPoint(place.GetInsertBlock(), place.GetInsertPoint());
}

llvm::Value* VectorBuilder::tileOf(llvm::Value* vector, unsigned tile) {
  if (tiles() == 1) return vector;
  llvm::SmallVector<int> taken;
  for (int lane = 0; lane < kTile; ++lane) taken.push_back(static_cast<int>(tile * kTile) + lane);
  return CreateShuffleVector(vector, taken);
}

void VectorBuilder::leave(llvm::Value* value, llvm::Value* place) {
  store(waitsAsMask(value->getType()) ? CreateSExt(value, long_) : value, place);
}

llvm::Value* VectorBuilder::takeUp(Type type, llvm::Value* place) {
  if (!waitsAsMask(vectorOf(type))) return load(vectorOf(type), place);
  return CreateICmpSLT(load(long_, place), llvm::Constant::getNullValue(long_));
}

void allowWideVectors(llvm::Function& function) {
  function.addFnAttr("prefer-vector-width", "512");
  function.addFnAttr("min-legal-vector-width", "512");
  function.addFnAttr(llvm::Attribute::NoUnwind);
}

void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, llvm::Value* step,
              const std::function<void(llvm::Value*)>& body) {
  emitLoop(ir, begin, end, [&](llvm::Value* i) {
    body(i);
    return ir.CreateAdd(i, step);
  });
}

void emitLoop(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end,
              const std::function<llvm::Value*(llvm::Value*)>& body) {
  auto* entry = ir.GetInsertBlock();
  auto* loop = ir.newBlock("body");
  auto* exit = ir.newBlock("exit");
  ir.CreateCondBr(ir.CreateICmpSLT(begin, end), loop, exit);
  ir.SetInsertPoint(loop);
  llvm::PHINode* i = ir.CreatePHI(ir.getInt64Ty(), 2);
  llvm::Value* next = body(i);
  i->addIncoming(begin, entry);
  i->addIncoming(next, ir.GetInsertBlock());
  ir.CreateCondBr(ir.CreateICmpSLT(next, end), loop, exit);
  ir.SetInsertPoint(exit);
}

std::array<llvm::Value*, 4> rowsToLanes(VectorBuilder& ir, const std::vector<llvm::Value*>& rows) {
  if (ir.tiles() > 1) return rowsToTiles(ir, rows);
  if (ir.lanes() == 2) {
    std::array<llvm::Value*, 4> columns{};
    for (int k = 0; k < 4; ++k) columns[static_cast<size_t>(k)] = ir.CreateShuffleVector(rows[0], rows[1], {k, 4 + k});
    return columns;
  }
  std::array<llvm::Value*, 4> blocks{};
  for (unsigned k = 0; k < 4; ++k) {
    blocks[k] = ir.lanes() == 4 ? rows[k] : ir.CreateShuffleVector(rows[k], rows[k + 4], {0, 1, 2, 3, 4, 5, 6, 7});
  }
  return transposeBlocks(ir, blocks);
}

std::vector<llvm::Value*> lanesToRows(VectorBuilder& ir, const std::array<llvm::Value*, 4>& columns) {
  if (ir.tiles() > 1) return tilesToRows(ir, columns);
  if (ir.lanes() == 2) {
    llvm::Value* low = ir.CreateShuffleVector(columns[0], columns[1], {0, 2, 1, 3});
    llvm::Value* high = ir.CreateShuffleVector(columns[2], columns[3], {0, 2, 1, 3});
    return {ir.CreateShuffleVector(low, high, {0, 1, 4, 5}), ir.CreateShuffleVector(low, high, {2, 3, 6, 7})};
  }
  const std::array<llvm::Value*, 4> blocks = transposeBlocks(ir, columns);
  std::vector<llvm::Value*> rows;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) {
    llvm::Value* block = blocks[lane % 4];
    const int from = static_cast<int>(lane / 4 * 4);
    rows.push_back(ir.lanes() == 4 ? block : ir.CreateShuffleVector(block, {from, from + 1, from + 2, from + 3}));
  }
  return rows;
}

}  // namespace hgc::cpu
