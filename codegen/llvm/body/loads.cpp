/// How a body reads memory: rows of ports, instance by instance, and index tables.
#include <algorithm>

#include "codegen/llvm/body/body.h"
#include "codegen/llvm/vectors/transpose.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Scalars of a row, of rows that are read whole where they lie beside one another.
constexpr uint32_t kBesideWidth = 4;

}  // namespace

llvm::Value* Body::liveTiles() {
  llvm::SmallVector<int> firsts;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) firsts.push_back(static_cast<int>(lane / kTile * kTile));
  return ir_.CreateShuffleVector(frame_.live, firsts);
}

/// Beyond the tile of the last instance there is nothing to read.
llvm::Value* Body::instanceVector(llvm::Value* array, llvm::Type* element, llvm::Type* vector) {
  llvm::Value* place = ir_.CreateGEP(element, array, frame_.instance);
  if (ir_.tiles() == 1) return ir_.CreateAlignedLoad(vector, place, llvm::Align(8));
  return ir_.CreateMaskedLoad(vector, place, llvm::Align(8), liveTiles(), llvm::Constant::getNullValue(vector));
}

std::vector<llvm::Value*> Body::lanesOf(llvm::Value* numbers) {
  std::vector<llvm::Value*> lanes;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane)
    lanes.push_back(ir_.CreateSExt(ir_.CreateExtractElement(numbers, lane), ir_.getInt64Ty()));
  return lanes;
}

llvm::Value* Body::numberAt(llvm::Value* array, llvm::Value* instance) {
  llvm::Value* place = ir_.CreateGEP(ir_.getInt32Ty(), array, instance);
  return ir_.CreateSExt(ir_.CreateLoad(ir_.getInt32Ty(), place), ir_.getInt64Ty());
}

/// In tiles that are not this call's, that of the first.
llvm::Value* Body::instanceOf(unsigned lane) {
  const unsigned tile = lane - lane % static_cast<unsigned>(kTile);
  llvm::Value* first = frame_.instance;
  if (tile > 0) {
    llvm::Value* own = ir_.CreateAdd(first, ir_.getInt64(tile));
    first = ir_.CreateSelect(ir_.CreateExtractElement(frame_.live, tile), own, first);
  }
  return ir_.CreateAdd(first, ir_.getInt64(lane - tile));
}

/// Numbers that lie in memory are read one by one rather than taken from vectors: reading is what there is room for.
std::vector<llvm::Value*> Body::rowsReadBy(const Node& node) {
  const Node& row = kernel_.code[node.a];
  const bool isThere = row.op == Op::Slot && !frame_.slots.empty() && !hasLoops(kernel_);
  if (!isThere) return lanesOf(placesOf(node));
  std::vector<llvm::Value*> rows;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) rows.push_back(numberAt(frame_.slots[row.b], instanceOf(lane)));
  return rows;
}

llvm::Value* Body::loadLanes(llvm::Value* base, llvm::ArrayRef<llvm::Value*> rows, uint32_t width, uint32_t component) {
  llvm::Value* result = llvm::PoisonValue::get(ir_.realType());
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(rows[lane], ir_.getInt64(width)), ir_.getInt64(component));
    llvm::Value* scalar = ir_.CreateLoad(ir_.getDoubleTy(), ir_.CreateGEP(ir_.getDoubleTy(), base, offset));
    result = ir_.CreateInsertElement(result, scalar, lane);
  }
  return result;
}

/// Four components of a row for each lane, read as four scalars a row and transposed.
const std::array<llvm::Value*, 4>& Body::loadQuad(const Node& node, uint32_t first) {
  const auto [found, isNew] = quads_.try_emplace({node.b, node.a, first});
  if (!isNew) return found->second;
  const uint32_t port = kernel_.gathers[node.b].port;
  auto* quad = llvm::FixedVectorType::get(ir_.getDoubleTy(), 4);
  std::vector<llvm::Value*> rows;
  for (llvm::Value* row : rowsReadBy(node)) {
    llvm::Value* offset =
        ir_.CreateAdd(ir_.CreateMul(row, ir_.getInt64(kernel_.ports[port].width)), ir_.getInt64(first));
    llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), frame_.ports[port], offset);
    rows.push_back(ir_.CreateAlignedLoad(quad, place, llvm::Align(8)));
  }
  return found->second = rowsToLanes(ir_, rows);
}

llvm::Value* Body::load(uint32_t at) {
  const Node& node = kernel_.code[at];
  const Gather& gather = kernel_.gathers[node.b];
  const uint32_t width = kernel_.ports[gather.port].width;
  llvm::Value* base = frame_.ports[gather.port];
  if (lockstep_[node.a]) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(oneOf(node.a), uint64_t{0}), ir_.getInt64Ty());
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(width)), ir_.getInt64(node.c));
    return whole(at, ir_.CreateLoad(ir_.getDoubleTy(), ir_.CreateGEP(ir_.getDoubleTy(), base, offset)));
  }
  const bool isReadable = width * ir_.lanes() * sizeof(double) <= kSlackBytes;  // behind the last instance, too
  if (kernel_.code[node.a].op == Op::Index && width <= kBesideWidth && isReadable)
    return loadBeside(base, frame_.instance, width, node.c);
  if (llvm::Value* offset = offsetOf(node.a); offset != nullptr && width <= kBesideWidth)
    return loadBeside(base, ir_.CreateAdd(frame_.instance, offset), width, node.c);
  // Three or more scalars of one row are worth a row load and a transpose.
  const uint32_t first = node.c / 4 * 4;
  const auto sharing = std::ranges::count_if(gather.components, [&](uint32_t c) { return c / 4 * 4 == first; });
  if (sharing >= 3) return loadQuad(node, first)[node.c - first];
  if (neighbours_[node.a] && width == 1 && active_ == nullptr) return loadNeighbours(base, value(node.a));
  return loadLanes(base, rowsReadBy(node), width, node.c);
}

/// All components of the rows, of which the vector takes one in `width`: nothing is read twice, since LLVM joins the
/// loads of the other components with it.
llvm::Value* Body::loadBeside(llvm::Value* base, llvm::Value* first, uint32_t width, uint32_t component) {
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), base, ir_.CreateMul(first, ir_.getInt64(width)));
  auto* rows = llvm::FixedVectorType::get(ir_.getDoubleTy(), ir_.lanes() * width);
  llvm::Value* all = ir_.CreateAlignedLoad(rows, place, llvm::Align(8));
  if (width == 1) return all;
  llvm::SmallVector<int> taken;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) taken.push_back(static_cast<int>(lane * width + component));
  return ir_.CreateShuffleVector(all, taken);
}

/// One vector where the rows lie beside one another, else lane by lane.
llvm::Value* Body::loadNeighbours(llvm::Value* base, llvm::Value* rows) {
  llvm::Function* function = ir_.GetInsertBlock()->getParent();
  auto* beside = llvm::BasicBlock::Create(ir_.getContext(), "beside", function);
  auto* apart = llvm::BasicBlock::Create(ir_.getContext(), "apart", function);
  auto* after = llvm::BasicBlock::Create(ir_.getContext(), "loaded", function);
  llvm::Value* first = ir_.CreateExtractElement(rows, uint64_t{0});
  llvm::Value* inARow = ir_.CreateAdd(ir_.splat(first), ir_.CreateStepVector(ir_.intType()));
  ir_.CreateCondBr(ir_.CreateAndReduce(ir_.CreateICmpEQ(rows, inARow)), beside, apart);
  ir_.SetInsertPoint(beside);
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), base, ir_.CreateSExt(first, ir_.getInt64Ty()));
  llvm::Value* whole = ir_.CreateAlignedLoad(ir_.realType(), place, llvm::Align(8));
  ir_.CreateBr(after);
  ir_.SetInsertPoint(apart);
  llvm::Value* lanes = loadLanes(base, lanesOf(rows), 1, 0);
  ir_.CreateBr(after);
  ir_.SetInsertPoint(after);
  llvm::PHINode* loaded = ir_.CreatePHI(ir_.realType(), 2);
  loaded->addIncoming(whole, beside);
  loaded->addIncoming(lanes, apart);
  return loaded;
}

/// Lanes that have left a loop read the same place as some lane that has not: it exists, and what a table says there is
/// a row.
llvm::Value* Body::placesOf(const Node& node) {
  llvm::Value* places = value(node.a);
  if (active_ == nullptr || kernel_.code[node.a].op == Op::Table) return places;
  llvm::Value* greatest = ir_.CreateIntMaxReduce(ir_.CreateSelect(active_, places, ir_.integer(0)));
  return ir_.CreateSelect(active_, places, ir_.splat(greatest));
}

/// An entry of an index table, or where a row begins, for each lane; one for all where the place is the same.
llvm::Value* Body::entry(uint32_t at) {
  const Node& node = kernel_.code[at];
  llvm::Value* list = node.op == Op::Table ? frame_.tables[node.b] : frame_.rowBegins[node.b];
  const auto read = [&](llvm::Value* position) {
    llvm::Value* place = ir_.CreateGEP(ir_.getInt32Ty(), list, ir_.CreateSExt(position, ir_.getInt64Ty()));
    return ir_.CreateLoad(ir_.getInt32Ty(), place);
  };
  if (lockstep_[node.a]) return whole(at, read(ir_.CreateExtractElement(oneOf(node.a), uint64_t{0})));
  llvm::Value* positions = placesOf(node);
  llvm::Value* result = llvm::PoisonValue::get(ir_.intType());
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane)
    result = ir_.CreateInsertElement(result, read(ir_.CreateExtractElement(positions, lane)), lane);
  return result;
}

}  // namespace hgc::cpu
