#include "codegen/llvm/body/loads.h"

#include <algorithm>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {

std::vector<llvm::Value*> lanesOf(VectorBuilder& ir, llvm::Value* numbers) {
  std::vector<llvm::Value*> lanes;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane)
    lanes.push_back(ir.CreateSExt(ir.CreateExtractElement(numbers, lane), ir.getInt64Ty()));
  return lanes;
}

llvm::Value* loadLanes(VectorBuilder& ir, llvm::Value* base, llvm::ArrayRef<llvm::Value*> rows, uint32_t width,
                       uint32_t component) {
  llvm::Value* result = llvm::PoisonValue::get(ir.realType());
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) {
    llvm::Value* offset = ir.CreateAdd(ir.CreateMul(rows[lane], ir.getInt64(width)), ir.getInt64(component));
    llvm::Value* scalar = ir.CreateLoad(ir.getDoubleTy(), ir.realAt(base, offset));
    result = ir.CreateInsertElement(result, scalar, lane);
  }
  return result;
}

namespace {

/// The widest rows that are loaded whole where they are consecutive.
constexpr uint32_t kBesideWidth = 4;

/// Loads the rows from `first` (i64) on with all components, and shuffles out one: LLVM merges the loads of the other
/// components with it.
llvm::Value* loadBeside(VectorBuilder& ir, llvm::Value* base, llvm::Value* first, uint32_t width, uint32_t component) {
  llvm::Value* place = ir.realAt(base, ir.CreateMul(first, ir.getInt64(width)));
  auto* rows = llvm::FixedVectorType::get(ir.getDoubleTy(), ir.lanes() * width);
  llvm::Value* all = ir.load(rows, place);
  if (width == 1) return all;
  llvm::SmallVector<int> taken;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) taken.push_back(static_cast<int>(lane * width + component));
  return ir.CreateShuffleVector(all, taken);
}

/// Branches: one vector load where the rows are consecutive, otherwise lane by lane.
llvm::Value* loadNeighbours(VectorBuilder& ir, llvm::Value* base, llvm::Value* rows) {
  auto* beside = ir.newBlock("beside");
  auto* apart = ir.newBlock("apart");
  auto* after = ir.newBlock("loaded");
  llvm::Value* first = ir.CreateExtractElement(rows, uint64_t{0});
  llvm::Value* inARow = ir.CreateAdd(ir.splat(first), ir.CreateStepVector(ir.intType()));
  ir.CreateCondBr(ir.CreateAndReduce(ir.CreateICmpEQ(rows, inARow)), beside, apart);
  ir.SetInsertPoint(beside);
  llvm::Value* place = ir.realAt(base, ir.CreateSExt(first, ir.getInt64Ty()));
  llvm::Value* whole = ir.load(ir.realType(), place);
  ir.CreateBr(after);
  ir.SetInsertPoint(apart);
  llvm::Value* lanes = loadLanes(ir, base, lanesOf(ir, rows), 1, 0);
  ir.CreateBr(after);
  ir.SetInsertPoint(after);
  llvm::PHINode* loaded = ir.CreatePHI(ir.realType(), 2);
  loaded->addIncoming(whole, beside);
  loaded->addIncoming(lanes, apart);
  return loaded;
}

/// The rows or entries that a node reads. Inactive lanes read that of an active lane, which exists.
llvm::Value* placesOf(Body& body, const Node& node) {
  VectorBuilder& ir = body.ir;
  llvm::Value* places = body.values[node.a];
  llvm::Value* active = body.regions.active;
  if (active == nullptr || body.kernel.code[node.a].op == Op::Table) return places;
  llvm::Value* greatest = ir.CreateIntMaxReduce(ir.CreateSelect(active, places, ir.integer(0)));
  return ir.CreateSelect(active, places, ir.splat(greatest));
}

/// Loads slots one by one rather than extracting them from a vector: load ports are idle, shuffle ports are not.
std::vector<llvm::Value*> rowsReadBy(Body& body, const Node& node) {
  VectorBuilder& ir = body.ir;
  const Frame& frame = body.frame;
  const Node& row = body.kernel.code[node.a];
  const bool isThere = row.op == Op::Slot && !frame.slots.empty() && !hasLoops(body.kernel);
  if (!isThere) return lanesOf(ir, placesOf(body, node));
  std::vector<llvm::Value*> rows;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane)
    rows.push_back(numberAt(ir, frame.slots[row.b], instanceOf(ir, frame, lane)));
  return rows;
}

/// Four components of each lane's row: one load of four scalars per row, and a transposition.
const std::array<llvm::Value*, 4>& loadQuad(Body& body, const Node& node, uint32_t first) {
  VectorBuilder& ir = body.ir;
  const auto [found, isNew] = body.rows.quads.try_emplace({node.b, node.a, first});
  if (!isNew) return found->second;
  const uint32_t port = body.kernel.gathers[node.b].port;
  auto* quad = llvm::FixedVectorType::get(ir.getDoubleTy(), 4);
  std::vector<llvm::Value*> rows;
  for (llvm::Value* row : rowsReadBy(body, node)) {
    llvm::Value* offset =
        ir.CreateAdd(ir.CreateMul(row, ir.getInt64(body.kernel.ports[port].width)), ir.getInt64(first));
    llvm::Value* place = ir.realAt(body.frame.ports[port], offset);
    rows.push_back(ir.load(quad, place));
  }
  return found->second = rowsToLanes(ir, rows);
}

}  // namespace

NodeValue loadRows(Body& body, const Node& node) {
  VectorBuilder& ir = body.ir;
  const Kernel& kernel = body.kernel;
  const Gather& gather = kernel.gathers[node.b];
  const uint32_t width = kernel.ports[gather.port].width;
  llvm::Value* base = body.frame.ports[gather.port];
  if (body.values.isLockstep(node.a)) {
    llvm::Value* index = ir.firstLane(body.values.one(node.a));
    llvm::Value* offset = ir.CreateAdd(ir.CreateMul(index, ir.getInt64(width)), ir.getInt64(node.c));
    return widen(ir, oneLane(ir, ir.CreateLoad(ir.getDoubleTy(), ir.realAt(base, offset))));
  }
  const bool isReadable = width * ir.lanes() * sizeof(double) <= kSlackBytes;  // behind the last instance, too
  if (kernel.code[node.a].op == Op::Index && width <= kBesideWidth && isReadable)
    return loadBeside(ir, base, body.frame.instance, width, node.c);
  if (llvm::Value* offset = body.rows.offsetOf(node.a); offset != nullptr && width <= kBesideWidth)
    return loadBeside(ir, base, ir.CreateAdd(body.frame.instance, offset), width, node.c);
  // Three or more scalars of one row are worth a row load and a transpose.
  const uint32_t first = node.c / 4 * 4;
  const auto sharing = std::ranges::count_if(gather.components, [&](uint32_t c) { return c / 4 * 4 == first; });
  if (sharing >= 3) return loadQuad(body, node, first)[node.c - first];
  if (body.rows.neighbours[node.a] && width == 1 && body.regions.active == nullptr)
    return loadNeighbours(ir, base, body.values[node.a]);
  return loadLanes(ir, base, rowsReadBy(body, node), width, node.c);
}

NodeValue loadEntries(Body& body, const Node& node) {
  VectorBuilder& ir = body.ir;
  llvm::Value* list = node.op == Op::Table ? body.frame.tables[node.b] : body.frame.rowBegins[node.b];
  const auto read = [&](llvm::Value* position) {
    llvm::Value* place = ir.CreateGEP(ir.getInt32Ty(), list, ir.CreateSExt(position, ir.getInt64Ty()));
    return ir.CreateLoad(ir.getInt32Ty(), place);
  };
  if (body.values.isLockstep(node.a))
    return widen(ir, oneLane(ir, read(ir.CreateExtractElement(body.values.one(node.a), uint64_t{0}))));
  llvm::Value* positions = placesOf(body, node);
  llvm::Value* result = llvm::PoisonValue::get(ir.intType());
  for (unsigned lane = 0; lane < ir.lanes(); ++lane)
    result = ir.CreateInsertElement(result, read(ir.CreateExtractElement(positions, lane)), lane);
  return result;
}

}  // namespace hgc::cpu
