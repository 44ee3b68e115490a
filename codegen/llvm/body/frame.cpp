#include "codegen/llvm/body/frame.h"

#include <algorithm>

#include "ir/loops.h"

namespace hgc::cpu {
namespace {

std::vector<llvm::Value*> pointers(VectorBuilder& ir, llvm::Value* array, size_t count) {
  std::vector<llvm::Value*> result;
  for (uint32_t k = 0; k < count; ++k)
    result.push_back(ir.CreateLoad(ir.getPtrTy(), ir.CreateConstGEP1_32(ir.getPtrTy(), array, k)));
  return result;
}

/// The number of the last index table that a kernel reads, plus one.
uint32_t tablesRead(const Kernel& kernel, Op what) {
  uint32_t count = 0;
  for (const Node& node : kernel.code) {
    if (node.op == what) count = std::max(count, node.b + 1);
  }
  return count;
}

llvm::Value* loadSize(VectorBuilder& ir, llvm::Value* sizes, uint32_t k) {
  llvm::Value* size = ir.CreateLoad(ir.getInt32Ty(), ir.CreateConstGEP1_32(ir.getInt32Ty(), sizes, k));
  return ir.CreateSExt(size, ir.getInt64Ty());
}

/// Loads pointers before the first store, since LLVM cannot know that stores leave them unchanged.
std::vector<llvm::Value*> columnSizes(VectorBuilder& ir, const Kernel& kernel, llvm::Value* sizes) {
  std::vector<llvm::Value*> result;
  for (const Store& store : kernel.stores) {
    if (!kernel.storesPartials || !isPartial(store)) continue;
    const PartialColumn to = partialColumn(kernel, store);
    result.resize(std::max<size_t>(result.size(), std::max(to.base, to.count) + 1));
    for (const uint32_t k : {to.base, to.count}) {
      if (result[k] == nullptr) result[k] = loadSize(ir, sizes, k);
    }
  }
  return result;
}

}  // namespace

llvm::Value* argumentOf(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type) {
  return ir.CreateLoad(type, ir.CreateConstGEP1_64(ir.getInt64Ty(), args, static_cast<uint64_t>(which)));
}

llvm::Value* scratchOf(VectorBuilder& ir, llvm::Value* args, llvm::Value* bytes) {
  auto* without = ir.newBlock("without");
  auto* with = ir.newBlock("with");
  llvm::Value* given = argumentOf(ir, args, KernelArg::scratchBytes, ir.getInt64Ty());
  ir.CreateCondBr(ir.CreateICmpSGT(bytes, given), without, with);
  ir.SetInsertPoint(without);
  ir.CreateRet(bytes);
  ir.SetInsertPoint(with);
  return argumentOf(ir, args, KernelArg::scratch, ir.getPtrTy());
}

bool addsPartials(const Kernel& kernel) { return isGradient(kernel.kind) && !kernel.storesPartials; }

Frame loadFrame(VectorBuilder& ir, const Kernel& kernel, llvm::Value* args) {
  Frame frame;
  frame.ports = pointers(ir, argumentOf(ir, args, KernelArg::ports, ir.getPtrTy()), kernel.ports.size());
  if (kernel.slots > 0 && !kernel.owner)
    frame.slots = pointers(ir, argumentOf(ir, args, KernelArg::slots, ir.getPtrTy()), kernel.slots);
  frame.lifted = pointers(ir, argumentOf(ir, args, KernelArg::lifted, ir.getPtrTy()), kernel.liftedReals);
  if (const uint32_t tables = tablesRead(kernel, Op::Table); tables > 0)
    frame.tables = pointers(ir, argumentOf(ir, args, KernelArg::tables, ir.getPtrTy()), tables);
  if (const uint32_t tables = tablesRead(kernel, Op::RowBegin); tables > 0)
    frame.rowBegins = pointers(ir, argumentOf(ir, args, KernelArg::rowBegins, ir.getPtrTy()), tables);
  if (addsPartials(kernel)) {
    frame.accumulatorArray = argumentOf(ir, args, KernelArg::accumulators, ir.getPtrTy());
    frame.targetArray = argumentOf(ir, args, KernelArg::targets, ir.getPtrTy());
  }
  frame.sizes = argumentOf(ir, args, KernelArg::sizes, ir.getPtrTy());
  frame.columns = columnSizes(ir, kernel, frame.sizes);
  if (const auto kept = std::ranges::count(kernel.stores, RootKind::Kept, &Store::kind); kept > 0)
    frame.kept = pointers(ir, argumentOf(ir, args, KernelArg::kept, ir.getPtrTy()), static_cast<size_t>(kept));
  frame.values = argumentOf(ir, args, KernelArg::values, ir.getPtrTy());
  frame.outputs = argumentOf(ir, args, KernelArg::outputs, ir.getPtrTy());
  if (kernel.variadic) frame.sums = argumentOf(ir, args, KernelArg::sums, ir.getPtrTy());
  if (!keptAtCounts(kernel.code).empty()) frame.longest = argumentOf(ir, args, KernelArg::longest, ir.getInt64Ty());
  return frame;
}

void loadAccumulators(VectorBuilder& ir, const Kernel& kernel, Frame& frame) {
  if (!addsPartials(kernel)) return;
  frame.accumulators = pointers(ir, frame.accumulatorArray, kernel.ports.size());
  frame.targets = pointers(ir, frame.targetArray, kernel.gathers.size());
}

void placeFrame(VectorBuilder& ir, Frame& frame, llvm::Value* end, llvm::Value* first) {
  llvm::Value* last = ir.splat(ir.CreateTrunc(ir.CreateSub(end, ir.getInt64(1)), ir.getInt32Ty()));
  llvm::Value* lane = ir.CreateAdd(ir.splat(ir.CreateTrunc(first, ir.getInt32Ty())), ir.CreateStepVector(ir.intType()));
  frame.instance = first;
  frame.lane = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, lane, last);
  frame.live = ir.CreateICmpSLE(lane, last);
}

void placeWhole(VectorBuilder& ir, Frame& frame, llvm::Value* first) {
  frame.instance = first;
  frame.lane = ir.CreateAdd(ir.splat(ir.CreateTrunc(first, ir.getInt32Ty())), ir.CreateStepVector(ir.intType()));
  frame.live = ir.splat(ir.getTrue());
}

llvm::Value* liveTiles(VectorBuilder& ir, const Frame& frame) {
  llvm::SmallVector<int> firsts;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) firsts.push_back(static_cast<int>(lane / kTile * kTile));
  return ir.CreateShuffleVector(frame.live, firsts);
}

/// Masks off tiles past the last instance, where no memory exists.
llvm::Value* loadInstances(VectorBuilder& ir, const Frame& frame, llvm::Value* array, llvm::Type* element,
                           llvm::Type* vector) {
  llvm::Value* place = ir.CreateGEP(element, array, frame.instance);
  if (ir.tiles() == 1) return ir.load(vector, place);
  return ir.CreateMaskedLoad(vector, place, llvm::Align(8), liveTiles(ir, frame), llvm::Constant::getNullValue(vector));
}

llvm::Value* numberAt(VectorBuilder& ir, llvm::Value* array, llvm::Value* instance) {
  llvm::Value* place = ir.CreateGEP(ir.getInt32Ty(), array, instance);
  return ir.CreateSExt(ir.CreateLoad(ir.getInt32Ty(), place), ir.getInt64Ty());
}

/// The first instance for lanes in tiles past the last instance.
llvm::Value* instanceOf(VectorBuilder& ir, const Frame& frame, unsigned lane) {
  const unsigned tile = lane - lane % static_cast<unsigned>(kTile);
  llvm::Value* first = frame.instance;
  if (tile > 0) {
    llvm::Value* own = ir.CreateAdd(first, ir.getInt64(tile));
    first = ir.CreateSelect(ir.CreateExtractElement(frame.live, tile), own, first);
  }
  return ir.CreateAdd(first, ir.getInt64(lane - tile));
}

llvm::Value* sizeAt(VectorBuilder& ir, const Frame& frame, uint32_t k) {
  const bool isKnown = k < frame.columns.size() && frame.columns[k] != nullptr;
  return isKnown ? frame.columns[k] : loadSize(ir, frame.sizes, k);
}

}  // namespace hgc::cpu
