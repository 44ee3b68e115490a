#include "codegen/llvm/owner/partial.h"

#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Most packed values of an entry: a larger panel would not fit into the L1 cache.
constexpr size_t kMostPacked = 4;

/// By position: whether the node differs between the rows of a line (`lanes`), and between lines.
struct RowDifferences {
  std::vector<bool> lanes, lines;
};

RowDifferences findRowDifferences(const Kernel& kernel) {
  const Owner& owner = *kernel.owner;
  const size_t count = kernel.code.size();
  RowDifferences result{std::vector<bool>(count), std::vector<bool>(count)};
  for (uint32_t at = 0; at < count; ++at) {
    const Node& node = kernel.code[at];
    const bool isSlot = node.op == Op::Slot || node.op == Op::Lifted;  // stems are by number
    const uint32_t slot = node.op == Op::Slot ? node.b : owner.number();
    result.lanes[at] = isSlot && owner.steps(slot);
    result.lines[at] = isSlot && owner.moves(slot);
    for (int k = 0; k < operandCount(node); ++k) {
      result.lanes[at] = result.lanes[at] || result.lanes[node.operand(k)];
      result.lines[at] = result.lines[at] || result.lines[node.operand(k)];
    }
  }
  return result;
}

llvm::Value* scalarAt(VectorBuilder& one, llvm::Value* array, llvm::Value* index) {
  return one.splat(one.CreateLoad(one.getDoubleTy(), one.realAt(array, index)));
}

EntryNumbers loadNumbers(VectorBuilder& ir, const Kernel& kernel, llvm::Value* entries) {
  llvm::Type* type = ir.getInt64Ty();
  EntryNumbers numbers;
  llvm::Value* indices = ir.loadField(entries, offsetof(OwnedEntries, indices), ir.getPtrTy());
  for (uint32_t slot = 0; slot < kernel.slots; ++slot) {
    llvm::Value* place = ir.CreateConstGEP1_32(ir.getInt32Ty(), indices, slot);
    numbers.firsts.push_back(ir.CreateSExt(ir.CreateLoad(ir.getInt32Ty(), place), type));
  }
  numbers.step = ir.loadField(entries, offsetof(OwnedEntries, step), type);
  numbers.instances = ir.loadField(entries, offsetof(OwnedEntries, instances), type);
  numbers.lineInstances = ir.loadField(entries, offsetof(OwnedEntries, lineInstances), type);
  return numbers;
}

CallRows loadRows(VectorBuilder& ir, llvm::Value* entries) {
  const auto field = [&](size_t offset) { return ir.loadField(entries, offset, ir.getInt64Ty()); };
  CallRows rows;
  rows.count = field(offsetof(OwnedEntries, entries));
  rows.lanes = field(offsetof(OwnedEntries, lanes));
  rows.lines = field(offsetof(OwnedEntries, lines));
  rows.lineSums = field(offsetof(OwnedEntries, lineSums));
  llvm::Value* start = field(offsetof(OwnedEntries, start));
  const auto isStart = [&](OwnedStart one) { return ir.CreateICmpEQ(start, ir.getInt64(static_cast<uint64_t>(one))); };
  rows.isList = isStart(OwnedStart::List);
  rows.isFresh = isStart(OwnedStart::Zero);
  rows.sums = ir.loadField(entries, offsetof(OwnedEntries, sums), ir.getPtrTy());
  return rows;
}

}  // namespace

OwnerPlan planOwner(const Kernel& kernel) {
  const RowDifferences differs = findRowDifferences(kernel);
  const auto count = static_cast<uint32_t>(kernel.code.size());
  OwnerPlan plan;
  plan.inPack.resize(count);
  plan.inLine.resize(count);
  plan.inLine[kernel.stores.front().value] = true;
  for (uint32_t at = count; at-- > 0;) {  // users come after operands
    const Node& node = kernel.code[at];
    if (plan.inLine[at] && node.type == Type::Real && differs.lanes[at] && !differs.lines[at]) {
      plan.inLine[at] = false;
      plan.inPack[at] = true;
      plan.packed.push_back(at);
    }
    for (int k = 0; k < operandCount(node); ++k) {
      if (plan.inLine[at]) plan.inLine[node.operand(k)] = true;
      if (plan.inPack[at]) plan.inPack[node.operand(k)] = true;
    }
  }
  plan.isTiled = kernel.owner->line() != kNone && !plan.packed.empty() && plan.packed.size() <= kMostPacked;
  return plan;
}

OwnedPartials::OwnedPartials(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Value* args,
                             llvm::Value* entries)
    : kernel_(kernel),
      owner_(*kernel.owner),
      arms_(arms),
      frame_(loadFrame(ir, kernel, args)),
      numbers_(loadNumbers(ir, kernel, entries)),
      rows_(loadRows(ir, entries)) {}

std::vector<llvm::Value*> OwnedPartials::emit(VectorBuilder& ir, const Place& place, const Share& share,
                                              std::span<const uint32_t> wanted) const {
  Frame frame = frame_;
  frame.instance = place.lane;
  frame.lane = nullptr;
  frame.live = ir.splat(ir.getTrue());
  Body body = makeBody(ir, kernel_, frame, arms_);
  llvm::Value* ofEntry = ir.CreateAdd(numbers_.firsts[owner_.number()], ir.CreateMul(place.entry, numbers_.instances));
  llvm::Value* number = ir.CreateAdd(ofEntry, ir.CreateMul(place.line, numbers_.lineInstances));
  const Stretch along = stretchAt(ir, place, number);
  enterStretch(body, along);
  body.hooks.given = [&](uint32_t at) {
    llvm::Value* known = share.given ? share.given(at) : nullptr;
    return known != nullptr ? known : emitStepping(ir, along, place, number, at);
  };
  emitRange(body, 0, static_cast<uint32_t>(kernel_.code.size()),
            [&](uint32_t at) { return along.ones[at] == nullptr && share.which(at); });
  std::vector<llvm::Value*> values;
  for (const uint32_t at : wanted) values.push_back(body.values[at]);
  return values;
}

/// Emits a stem of neighbouring instances, or an index that grows by one from row to row; null for other nodes.
llvm::Value* OwnedPartials::emitStepping(VectorBuilder& ir, const Stretch& along, const Place& place,
                                         llvm::Value* number, uint32_t at) const {
  if (along.offsets[at] != nullptr) return steppingIndices(ir, along.offsets[at], place.lane);
  const Node& node = kernel_.code[at];
  if (node.op != Op::Lifted) return nullptr;
  llvm::Value* stems = ir.realAt(frame_.lifted[node.b], ir.CreateAdd(number, place.lane));
  return ir.load(ir.realType(), stems);
}

/// The indices of neighbouring rows; those past the last one are that of the last.
llvm::Value* OwnedPartials::steppingIndices(VectorBuilder& ir, llvm::Value* offset, llvm::Value* lane) const {
  llvm::Value* left = ir.CreateSub(ir.CreateSub(rows_.lanes, lane), ir.getInt64(1));
  llvm::Value* last = ir.splat(ir.CreateTrunc(left, ir.getInt32Ty()));
  llvm::Value* step = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir.CreateStepVector(ir.intType()), last);
  return ir.CreateAdd(ir.splat(ir.CreateTrunc(ir.CreateAdd(offset, lane), ir.getInt32Ty())), step);
}

/// The nodes that stay or step from row to row, at an entry of a line.
Stretch OwnedPartials::stretchAt(VectorBuilder& ir, const Place& place, llvm::Value* number) const {
  VectorBuilder one(ir, 1);
  Stretch along;
  along.ones.resize(kernel_.code.size());
  along.offsets.resize(kernel_.code.size());
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    const Node& node = kernel_.code[at];
    if (node.op == Op::Slot) setSlot(one, along, at, place, number);
    else if (node.op == Op::Lifted && owner_.isAlongCount())
      along.ones[at] = scalarAt(one, frame_.lifted[node.b], number);
    else if (node.op == Op::Load) setLoad(one, along, at);
    else if (!info(node.op).isLeaf) setOperation(one, along, at);
  }
  return along;
}

void OwnedPartials::setSlot(VectorBuilder& one, Stretch& along, uint32_t at, const Place& place,
                            llvm::Value* number) const {
  const uint32_t slot = kernel_.code[at].b;
  llvm::Value* first = slot == owner_.number() ? number : numbers_.firsts[slot];
  if (slot == owner_.line()) first = one.CreateAdd(first, place.line);
  if (slot == owner_.free()) first = one.CreateAdd(first, one.CreateMul(place.entry, numbers_.step));
  if (owner_.steps(slot)) along.offsets[at] = first;
  else along.ones[at] = one.splat(one.CreateTrunc(first, one.getInt32Ty()));
}

void OwnedPartials::setLoad(VectorBuilder& one, Stretch& along, uint32_t at) const {
  const Node& node = kernel_.code[at];
  llvm::Value* row = uniformValue(one, along, node.a);
  if (row == nullptr) return;
  const uint32_t port = kernel_.gathers[node.b].port;
  llvm::Value* index = one.firstLane(row);
  llvm::Value* scalar =
      one.CreateAdd(one.CreateMul(index, one.getInt64(kernel_.ports[port].width)), one.getInt64(node.c));
  along.ones[at] = scalarAt(one, frame_.ports[port], scalar);
}

/// Conditions stay vectors, since selects take masks, which cost more to expand from one boolean.
void OwnedPartials::setOperation(VectorBuilder& one, Stretch& along, uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (node.type == Type::Bool) return;
  llvm::Value* operands[3] = {};
  bool stays = true;
  for (int k = 0; k < operandCount(node); ++k) {
    operands[k] = uniformValue(one, along, node.operand(k));
    stays = stays && operands[k] != nullptr;
  }
  if (stays) along.ones[at] = emitOperation(one, node.op, operands[0], operands[1], operands[2]);
  else if (node.op == Op::IAdd) setSum(one, along, at, operands[0], operands[1]);
}

/// A sum of a stepping and a constant node. Binding checks rows, so it does not wrap.
void OwnedPartials::setSum(VectorBuilder& one, Stretch& along, uint32_t at, llvm::Value* a, llvm::Value* b) const {
  const Node& node = kernel_.code[at];
  llvm::Value* steps = along.offsets[a == nullptr ? node.a : node.b];
  llvm::Value* stays = a == nullptr ? b : a;
  if (steps == nullptr || stays == nullptr) return;
  llvm::Value* more = one.firstLane(stays);
  along.offsets[at] = one.CreateAdd(steps, more);
}

/// The value of a node that is the same for all rows, with one lane; else null.
llvm::Value* OwnedPartials::uniformValue(VectorBuilder& one, const Stretch& along, uint32_t at) const {
  const Node& node = kernel_.code[at];
  if (along.ones[at] != nullptr) return along.ones[at];
  if (node.op == Op::Const) return emitConstant(one, constantOf(node));
  if (node.op != Op::Size) return nullptr;
  return one.splat(one.CreateLoad(one.getInt32Ty(), one.CreateConstGEP1_32(one.getInt32Ty(), frame_.sizes, node.b)));
}

}  // namespace hgc::cpu
