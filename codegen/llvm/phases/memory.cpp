#include "codegen/llvm/phases/memory.h"

#include <algorithm>

#include "codegen/llvm/lines/tiles.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// The most memory of a block of instances: it stays in a thread's cache.
constexpr uint64_t kBlockBytes = 1 << 20;

uint64_t scalarsOfLines(const VectorBuilder& ir, const Lines& lines) {
  uint64_t most = 0;
  for (const LineLoop& loop : lines.loops) most = std::max(most, scalarsOfTiles(ir, loop));
  return most;
}

}  // namespace

/// Layout: uniform memory, cells, arrays.
llvm::Value* PhaseMemory::layOut(uint64_t most) {
  std::vector<uint32_t> extents;
  for (const ReusedValue& kept : plan_.kept.list) extents.push_back(kept.extent);
  for (const PackedRows& packed : plan_.packed.list) extents.push_back(packed.extent);
  llvm::Value* scalars = ir_.getInt64(plan_.cells);  // of an instance
  layout_.linesEnd = ir_.getInt64(scalarsOfLines(ir_, plan_.lines));
  for (const uint32_t extent : extents) {
    layout_.arrays.push_back({scalars, extentOf(extent)});
    scalars = ir_.CreateAdd(scalars, layout_.arrays.back().extent);
  }
  for (const KeptAtCount& kept : plan_.atCounts.list) {
    if (kept.isUniform) {
      layout_.atCounts.push_back({ir_.getInt64(layout_.recordLength++), frame_.longest});
    } else {
      layout_.atCounts.push_back({scalars, frame_.longest});
      scalars = ir_.CreateAdd(scalars, frame_.longest);
    }
  }
  layout_.uniformEnd = layout_.linesEnd;
  if (layout_.recordLength > 0)
    layout_.uniformEnd =
        ir_.CreateAdd(layout_.linesEnd, ir_.CreateMul(frame_.longest, ir_.getInt64(layout_.recordLength)));
  llvm::Value* bytes = ir_.CreateMul(scalars, ir_.getInt64(sizeof(double)));
  layout_.block = ir_.getInt64(tile());
  for (uint64_t size = 2 * tile(); size <= most; size *= 2) {
    llvm::Value* fits = ir_.CreateICmpULE(ir_.CreateMul(bytes, ir_.getInt64(size)), ir_.getInt64(kBlockBytes));
    layout_.block = ir_.CreateSelect(fits, ir_.getInt64(size), layout_.block);
  }
  return ir_.CreateAdd(ir_.CreateAdd(ir_.CreateMul(scalars, layout_.block), layout_.uniformEnd), ir_.getInt64(tile()));
}

void PhaseMemory::placeAt(llvm::Value* memory) {
  places_ = {memory, ir_.realAt(memory, layout_.linesEnd), ir_.realAt(memory, layout_.uniformEnd)};
}

void PhaseMemory::startBlock(llvm::Value* first, llvm::Value* end) {
  places_.first = first;
  places_.last = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir_.CreateAdd(first, layout_.block), end);
}

llvm::Value* PhaseMemory::extentOf(uint32_t at) {
  const Node& node = kernel_.code[at];
  llvm::Value* extent =
      node.op == Op::Size ? sizeAt(ir_, frame_, node.b) : ir_.CreateSExt(ir_.getInt32(node.b), ir_.getInt64Ty());
  return ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, extent, ir_.getInt64(0));
}

/// Each cell has a block of instances.
llvm::Value* PhaseMemory::cell(uint32_t position, llvm::Value* instance) {
  llvm::Value* before = ir_.CreateMul(ir_.getInt64(plan_.cell[position]), layout_.block);
  return at(ir_.CreateAdd(before, ir_.CreateSub(instance, places_.first)));
}

/// The offset of element 0 of the frame's instances, in scalars: an array is stored by tile, then by element.
llvm::Value* PhaseMemory::firstElement(const Array& array) {
  const auto& [offset, extent] = array;
  llvm::Value* instance = ir_.CreateSub(frame_.instance, places_.first);
  llvm::Value* lane = ir_.CreateAnd(instance, ir_.getInt64(tile() - 1));
  llvm::Value* tile = ir_.CreateMul(ir_.CreateSub(instance, lane), extent);
  return ir_.CreateAdd(ir_.CreateMul(offset, layout_.block), ir_.CreateAdd(tile, lane));
}

llvm::Value* PhaseMemory::element(const Array& array, llvm::Value* index) {
  return at(ir_.CreateAdd(firstElement(array), ir_.CreateMul(index, ir_.getInt64(tile()))));
}

/// The addresses of each lane's own element.
llvm::Value* PhaseMemory::elementsByLane(const Array& array, llvm::Value* indices, llvm::Type* scalar) {
  llvm::Type* wide = llvm::FixedVectorType::get(ir_.getInt64Ty(), ir_.lanes());
  llvm::Value* steps = ir_.CreateMul(ir_.CreateSExt(indices, wide), ir_.splat(ir_.getInt64(tile())));
  llvm::Value* rows = ir_.realAt(at(firstElement(array)), steps);
  return ir_.CreateGEP(scalar, rows, ir_.CreateStepVector(wide));
}

/// Uniform values are stored as one record per iteration.
llvm::Value* PhaseMemory::uniformElement(size_t number, llvm::Value* count) {
  llvm::Value* before = ir_.CreateMul(count, ir_.getInt64(layout_.recordLength));
  return ir_.realAt(places_.records, ir_.CreateAdd(before, layout_.atCounts[number].offset));
}

void PhaseMemory::setHooks(Body& body) {
  if (plan_.atCounts.list.empty()) return;
  const auto keep = [this, &body](uint32_t position, llvm::Value* value) {
    const bool isElement = kernel_.code[position].op == Op::ElementOver;
    const size_t number = numberOf(isElement ? kernel_.code[position].c : position);
    if (number == plan_.atCounts.list.size() || kernel_.code[position].op == Op::Element) return;
    if (isElement) {  // inactive lanes keep the old element
      llvm::Value* before = body.values[kernel_.code[position].c];
      return storeAt(body, number, ir_.CreateSelect(activeLanes(body), body.values[kernel_.code[position].b], before));
    }
    const bool isTruth = kernel_.code[position].type == Type::Bool;
    storeAt(body, number, isTruth ? ir_.CreateZExt(value, ir_.intType()) : value);
  };
  const auto read = [this, &body](uint32_t position) -> llvm::Value* {
    const Node& node = kernel_.code[position];
    if (plan_.atCounts.readFrom[position] != kNoNode)
      return loadAt(body, plan_.atCounts.readFrom[position], countAround(position), ir_.realType());
    const uint32_t from = readAtCount(kernel_.code, position);
    if (from == kNoNode) return nullptr;
    const bool isTruth = node.type == Type::Bool;
    llvm::Type* type = isTruth ? ir_.intType() : ir_.vectorOf(node.type);
    llvm::Value* kept = loadAt(body, numberOf(from), node.a, type);
    return isTruth ? ir_.CreateICmpNE(kept, ir_.integer(0)) : kept;
  };
  body.hooks = {.given = read, .keep = keep};
}

size_t PhaseMemory::numberOf(uint32_t kept) const {
  return static_cast<size_t>(std::ranges::find(plan_.atCounts.list, kept, &KeptAtCount::value) -
                             plan_.atCounts.list.begin());
}

uint32_t PhaseMemory::countAround(uint32_t position) const {
  const auto isAround = [&](const Phase& phase) { return phase.begin <= position && position < phase.end; };
  return std::ranges::find_if(plan_.cut.phases, isAround)->loop->count;
}

void PhaseMemory::storeAt(Body& body, size_t number, llvm::Value* value) {
  const llvm::Align align(value->getType()->getScalarSizeInBits() / 8);
  const uint32_t count = plan_.atCounts.list[number].count;
  if (!body.values.isLockstep(count)) {
    llvm::Value* to = elementsByLane(layout_.atCounts[number], body.values[count], value->getType()->getScalarType());
    ir_.CreateMaskedScatter(value, to, align, activeLanes(body));
  } else if (plan_.atCounts.list[number].isUniform) {
    llvm::Value* to = uniformElement(number, ir_.firstLane(body.values[count]));
    ir_.CreateAlignedStore(ir_.CreateExtractElement(value, uint64_t{0}), to, align);
  } else {
    ir_.store(value, element(layout_.atCounts[number], ir_.firstLane(body.values[count])));
  }
}

/// Inactive lanes read nothing.
llvm::Value* PhaseMemory::loadAt(Body& body, size_t number, uint32_t count, llvm::Type* type) {
  const llvm::Align align(type->getScalarSizeInBits() / 8);
  if (!body.values.isLockstep(count)) {
    llvm::Value* from = elementsByLane(layout_.atCounts[number], body.values[count], type->getScalarType());
    return ir_.CreateMaskedGather(type, from, align, activeLanes(body), llvm::Constant::getNullValue(type));
  }
  llvm::Value* at = ir_.firstLane(body.values[count]);
  if (!plan_.atCounts.list[number].isUniform) return ir_.load(type, element(layout_.atCounts[number], at));
  return ir_.splat(ir_.CreateAlignedLoad(type->getScalarType(), uniformElement(number, at), align));
}

}  // namespace hgc::cpu
