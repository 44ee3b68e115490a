#include "codegen/llvm/body.h"

#include <algorithm>

#include "codegen/llvm/transpose.h"
#include "ir/abi.h"
#include "ir/loops.h"
#include "ir/rules.h"

namespace hgc::cpu {
namespace {

llvm::Value* field(VectorBuilder& ir, llvm::Value* args, KernelArg which, llvm::Type* type) {
  return ir.CreateLoad(type, ir.CreateConstGEP1_64(ir.getInt64Ty(), args, static_cast<uint64_t>(which)));
}

std::vector<llvm::Value*> pointers(VectorBuilder& ir, llvm::Value* array, size_t count) {
  std::vector<llvm::Value*> result;
  for (uint32_t k = 0; k < count; ++k)
    result.push_back(ir.CreateLoad(ir.getPtrTy(), ir.CreateConstGEP1_32(ir.getPtrTy(), array, k)));
  return result;
}

/// How many index tables a kernel has to know to read something of them: those up to the last.
uint32_t tablesRead(const Kernel& kernel, Op what) {
  uint32_t count = 0;
  for (const Node& node : kernel.code) {
    if (node.op == what) count = std::max(count, node.b + 1);
  }
  return count;
}

template <const auto& row>
llvm::Value* spell(VectorBuilder& ir, llvm::Value* a, llvm::Value* b, llvm::Value* c) {
  if constexpr (row.hasLlvm) return row.llvm(ir, a, b, c);
  else llvm_unreachable("an operation with an expansion reached the back end");
}

}  // namespace

llvm::Value* emitOperation(VectorBuilder& ir, Op op, llvm::Value* a, llvm::Value* b, llvm::Value* c) {
  switch (op) {
// clang-format off
#define HGC_OP(Id, ...) case Op::Id: return spell<row##Id>(ir, a, b, c);
#include "ir/ops.def"
      // clang-format on
    default: llvm_unreachable("leaf without a value");
  }
}

Frame loadFrame(VectorBuilder& ir, const Kernel& kernel, llvm::Value* args) {
  Frame frame;
  frame.ports = pointers(ir, field(ir, args, KernelArg::ports, ir.getPtrTy()), kernel.ports.size());
  frame.slots = pointers(ir, field(ir, args, KernelArg::slots, ir.getPtrTy()), kernel.slots);
  frame.lifted = pointers(ir, field(ir, args, KernelArg::lifted, ir.getPtrTy()), kernel.liftedReals);
  if (const uint32_t tables = tablesRead(kernel, Op::Table); tables > 0)
    frame.tables = pointers(ir, field(ir, args, KernelArg::tables, ir.getPtrTy()), tables);
  if (const uint32_t tables = tablesRead(kernel, Op::RowBegin); tables > 0)
    frame.rowBegins = pointers(ir, field(ir, args, KernelArg::rowBegins, ir.getPtrTy()), tables);
  if (addsPartials(kernel)) {
    frame.accumulatorArray = field(ir, args, KernelArg::accumulators, ir.getPtrTy());
    frame.targetArray = field(ir, args, KernelArg::targets, ir.getPtrTy());
  }
  frame.sizes = field(ir, args, KernelArg::sizes, ir.getPtrTy());
  frame.values = field(ir, args, KernelArg::values, ir.getPtrTy());
  frame.outputs = field(ir, args, KernelArg::outputs, ir.getPtrTy());
  if (kernel.variadic) frame.sums = field(ir, args, KernelArg::sums, ir.getPtrTy());
  return frame;
}

void loadAccumulators(VectorBuilder& ir, const Kernel& kernel, Frame& frame) {
  if (!addsPartials(kernel)) return;
  frame.accumulators = pointers(ir, frame.accumulatorArray, kernel.ports.size());
  frame.targets = pointers(ir, frame.targetArray, kernel.gathers.size());
}

void placeFrame(VectorBuilder& ir, Frame& frame, llvm::Value* args, llvm::Value* first) {
  llvm::Value* instances = field(ir, args, KernelArg::instances, ir.getInt64Ty());
  llvm::Value* last = ir.splat(ir.CreateTrunc(ir.CreateSub(instances, ir.getInt64(1)), ir.getInt32Ty()));
  llvm::Value* lane = ir.CreateAdd(ir.splat(ir.CreateTrunc(first, ir.getInt32Ty())), ir.CreateStepVector(ir.intType()));
  frame.instance = first;
  frame.lane = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, lane, last);
  frame.live = ir.CreateICmpSLE(lane, last);
}

namespace {

/// For each node whether `sameAt(at, ofOperands, known)` in all lanes: its operands are or are not, and others so far.
template <class SameAt>
std::vector<bool> findSame(const Kernel& kernel, const SameAt& sameAt) {
  std::vector<bool> result(kernel.code.size());
  std::vector<bool> carriesOther(kernel.code.size(), false);
  for (bool isStable = false; !isStable;) {
    isStable = true;
    for (uint32_t at = 0; at < kernel.code.size(); ++at) {
      const Node& node = kernel.code[at];
      bool ofOperands = true;
      for (int k = 0; k < operandCount(node); ++k) ofOperands = ofOperands && result[node.operand(k)];
      const bool isOwn = node.op == Op::Index || node.op == Op::Slot || node.op == Op::Lifted || carriesOther[at];
      result[at] = !isOwn && sameAt(at, ofOperands, result);
      if (result[at] || !info(node.op).isFold) continue;
      for (const CarriedStep& step : stepsOf(kernel.code, node)) {
        isStable = isStable && carriesOther[step.carried];
        carriesOther[step.carried] = true;
      }
    }
  }
  return result;
}

}  // namespace

std::vector<bool> findUniform(const Kernel& kernel) {
  return findSame(kernel, [](uint32_t, bool ofOperands, const std::vector<bool>&) { return ofOperands; });
}

std::vector<bool> findLockstep(const Kernel& kernel) {
  return findSame(kernel, [&](uint32_t at, bool ofOperands, const std::vector<bool>& known) {
    const Node& node = kernel.code[at];
    if (node.op == Op::Range || !ofOperands) return node.op == Op::Range;
    const bool stays = node.op == Op::Carried || info(node.op).isReduction || info(node.op).isPrefix;
    if (!stays || kernel.code[node.a].op != Op::Range) return true;
    return static_cast<bool>(known[kernel.code[node.a].a]);  // lanes that leave keep what they have
  });
}

std::vector<bool> findNeighbours(const Kernel& kernel) {
  constexpr std::ptrdiff_t kMostLoads = 256;  // each is a branch
  std::vector<bool> result(kernel.code.size(), false), isOther(kernel.code.size(), false);
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    result[at] = node.op == Op::Index;
    isOther[at] = node.op != Op::Index && node.op != Op::Const && node.op != Op::Size && node.op != Op::Range &&
                  operandCount(node) == 0;
    for (int k = 0; k < operandCount(node); ++k) {
      result[at] = result[at] || result[node.operand(k)];
      isOther[at] = isOther[at] || isOther[node.operand(k)] || node.op == Op::Table || node.op == Op::RowBegin;
    }
  }
  for (uint32_t at = 0; at < kernel.code.size(); ++at) result[at] = result[at] && !isOther[at];
  const auto isOne = [&](const Node& node) { return node.op == Op::Load && result[node.a]; };
  if (std::ranges::count_if(kernel.code, isOne) > kMostLoads) result.assign(result.size(), false);
  return result;
}

Body::Body(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms,
           std::function<llvm::Value*(uint32_t)> elsewhere)
    : ir_(ir),
      kernel_(kernel),
      frame_(frame),
      arms_(arms),
      elsewhere_(std::move(elsewhere)),
      values_(kernel.code.size()),
      ones_(kernel.code.size()),
      next_(kernel.code.size()),
      nextOnes_(kernel.code.size()),
      lockstep_(findLockstep(kernel)),
      neighbours_(findNeighbours(kernel)),
      regionsLeft_(regionsLeft(kernel)),
      quads_(kernel.gathers.size()) {}

llvm::Value* Body::value(uint32_t at) {
  if (values_[at]) return values_[at];
  llvm::Value* loaded = elsewhere_(at);
  if (openRegions_ == 0) values_[at] = loaded;  // what is loaded within a region is not there after it
  return loaded;
}

/// How many regions each node leaves; all, if something uses it that is emitted another time.
std::vector<uint32_t> Body::regionsLeftBy(uint32_t begin, uint32_t end, const std::function<bool(uint32_t)>& which) {
  std::vector<uint32_t> left = regionsLeft_;
  for (uint32_t at = begin; at < end; ++at) {
    const Node& node = kernel_.code[at];
    for (int k = 0; k < operandCount(node) && !which(at); ++k) left[node.operand(k)] = UINT32_MAX;
  }
  return left;
}

void Body::emitRange(uint32_t begin, uint32_t end, const std::function<bool(uint32_t)>& which) {
  std::vector<OpenRegion> open;
  std::vector<const Region*> entered;
  const std::vector<uint32_t> left = regionsLeftBy(begin, end, which);
  std::vector<uint32_t> emitted(end - begin + 1);  // up to each position, without constants
  for (uint32_t at = begin; at < end; ++at)
    emitted[at + 1 - begin] = emitted[at - begin] + (which(at) && kernel_.code[at].op != Op::Const);
  const auto enters = [&](const Region& region) {
    if (region.begin < begin || region.end > end) return false;
    const bool isKnown = elsewhere_ || which(region.condition) || values_[region.condition] != nullptr;
    return emitted[region.end - begin] > emitted[region.begin - begin] &&
           (region.kind == Region::Kind::Loop || isKnown);
  };
  uint32_t shared = 0;  // before that, what is not emitted is in a function
  const auto line = [&](uint32_t at) {
    if (at < std::max(begin, shared) || at >= end || !which(at)) return;
    emit(at);
    if (!open.empty() && left[at] > 0 && kernel_.code[at].op != Op::Const)
      open.back().leaving.push_back({at, left[at]});
  };
  const auto opens = [&](const Region& region) {
    if (!enters(region)) return;
    const bool isLoop = region.kind == Region::Kind::Loop;
    entered.push_back(&region);
    open.push_back(isLoop ? enterLoop(region, which) : enter(region));
    if (!isLoop && callShared(region, which, left, open.back())) shared = region.end;
  };
  walk(kernel_, line, opens, [&](const Region& region) {
    if (entered.empty() || entered.back() != &region) return;
    entered.pop_back();
    if (region.kind == Region::Kind::Loop) leaveLoop(open);
    else leave(open);
  });
}

Body::OpenRegion Body::enter(const Region& region) {
  llvm::Function* function = ir_.GetInsertBlock()->getParent();
  auto* inside = llvm::BasicBlock::Create(ir_.getContext(), "arm", function);
  auto* after = llvm::BasicBlock::Create(ir_.getContext(), "after", function);
  llvm::Value* taken = value(region.condition);
  if (!region.when) taken = ir_.CreateNot(taken);
  const OpenRegion open{ir_.GetInsertBlock(), after};
  ir_.CreateCondBr(ir_.CreateOrReduce(taken), inside, after);
  ir_.SetInsertPoint(inside);
  ++openRegions_;
  return open;
}

bool Body::callShared(const Region& region, const std::function<bool(uint32_t)>& which,
                      const std::vector<uint32_t>& left, OpenRegion& open) {
  const auto arm = armOf(
      kernel_, region, [&](uint32_t at) { return !which(at); }, [&](uint32_t at) { return left[at] > 0; });
  if (!arm) return false;
  llvm::Function* function = arms_.functionOf(kernel_, *arm, ir_, [&](const llvm::Function& made) {
    std::map<uint32_t, llvm::Value*> given;
    for (unsigned k = 0; k < arm->inputs.size(); ++k) given[arm->inputs[k]] = made.getArg(k);
    Body inside(ir_, kernel_, frame_, arms_, [&](uint32_t at) -> llvm::Value* {
      const Node& node = kernel_.code[at];
      return node.op == Op::Const ? constant(constantOf(node)) : given.at(at);
    });
    inside.lockstep_.assign(kernel_.code.size(), false);  // elsewhere the arm may differ between instances
    for (uint32_t at = region.begin; at < region.end; ++at) {
      if (which(at)) inside.emit(at);
    }
    std::vector<llvm::Value*> outputs;
    for (const uint32_t at : arm->outputs) outputs.push_back(inside.value(at));
    return outputs;
  });
  std::vector<llvm::Value*> arguments;
  for (const uint32_t at : arm->inputs) arguments.push_back(value(at));
  llvm::Value* result = ir_.CreateCall(function, arguments);
  for (unsigned k = 0; k < arm->outputs.size(); ++k) {
    const uint32_t at = arm->outputs[k];
    values_[at] = ir_.CreateExtractValue(result, k);
    ones_[at] = nullptr;
    open.leaving.push_back({at, left[at]});
  }
  return true;
}

/// What is used later has no value where the region was skipped, and needs none: selects drop it.
void Body::leave(std::vector<OpenRegion>& open) {
  const OpenRegion region = std::move(open.back());
  open.pop_back();
  --openRegions_;
  llvm::BasicBlock* inside = ir_.GetInsertBlock();
  ir_.CreateBr(region.after);
  ir_.SetInsertPoint(region.after);
  for (const auto& [at, regions] : region.leaving) {
    if (regions > 1 && !open.empty()) open.back().leaving.push_back({at, regions - 1});
    llvm::PHINode* phi = ir_.CreatePHI(values_[at]->getType(), 2);
    phi->addIncoming(values_[at], inside);
    phi->addIncoming(llvm::PoisonValue::get(values_[at]->getType()), region.before);
    values_[at] = phi;
    ones_[at] = nullptr;
  }
}

llvm::Value* Body::constant(Constant value) {
  if (value.type == Type::Real) return ir_.real(value.real());
  if (value.type == Type::Int) return ir_.integer(value.integer());
  return ir_.splat(ir_.getInt1(value.boolean()));
}

llvm::Value* Body::instanceVector(llvm::Value* array, llvm::Type* element, llvm::Type* vector) {
  return ir_.CreateAlignedLoad(vector, ir_.CreateGEP(element, array, frame_.instance), llvm::Align(8));
}

llvm::Value* Body::loadLanes(llvm::Value* base, llvm::Value* row, uint32_t width, uint32_t component) {
  llvm::Value* result = llvm::PoisonValue::get(ir_.realType());
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(row, lane), ir_.getInt64Ty());
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(width)), ir_.getInt64(component));
    llvm::Value* scalar = ir_.CreateLoad(ir_.getDoubleTy(), ir_.CreateGEP(ir_.getDoubleTy(), base, offset));
    result = ir_.CreateInsertElement(result, scalar, lane);
  }
  return result;
}

/// Four components of a row for each lane, read as four scalars a row and transposed.
const std::array<llvm::Value*, 4>& Body::loadQuad(const Node& node, uint32_t first) {
  const auto [found, isNew] = quads_[node.b].try_emplace(first);
  if (!isNew) return found->second;
  const uint32_t port = kernel_.gathers[node.b].port;
  llvm::Value* row = placesOf(node);
  auto* quad = llvm::FixedVectorType::get(ir_.getDoubleTy(), 4);
  std::vector<llvm::Value*> rows;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(row, lane), ir_.getInt64Ty());
    llvm::Value* offset =
        ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(kernel_.ports[port].width)), ir_.getInt64(first));
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
  if (kernel_.code[node.a].op == Op::Index && width == 1)
    return instanceVector(base, ir_.getDoubleTy(), ir_.realType());
  // Three or more scalars of one row are worth a row load and a transpose.
  const uint32_t first = node.c / 4 * 4;
  const auto sharing = std::ranges::count_if(gather.components, [&](uint32_t c) { return c / 4 * 4 == first; });
  if (sharing >= 3) return loadQuad(node, first)[node.c - first];
  if (neighbours_[node.a] && width == 1 && active_ == nullptr) return loadNeighbours(base, value(node.a));
  return loadLanes(base, placesOf(node), width, node.c);
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
  llvm::Value* lanes = loadLanes(base, rows, 1, 0);
  ir_.CreateBr(after);
  ir_.SetInsertPoint(after);
  llvm::PHINode* loaded = ir_.CreatePHI(ir_.realType(), 2);
  loaded->addIncoming(whole, beside);
  loaded->addIncoming(lanes, apart);
  return loaded;
}

llvm::Value* Body::placesOf(const Node& node) {
  llvm::Value* places = value(node.a);
  return active_ == nullptr ? places : ir_.CreateSelect(active_, places, ir_.integer(0));
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

/// An operation on what is the same for all instances takes one lane.
llvm::Value* Body::withOneLane(const Node& node) {
  VectorBuilder one(ir_.getContext(), 1);
  one.SetInsertPoint(ir_.GetInsertBlock(), ir_.GetInsertPoint());
  llvm::Value* operands[3] = {};
  for (int k = 0; k < operandCount(node); ++k) operands[k] = oneOf(node.operand(k));
  return emitOperation(one, node.op, operands[0], operands[1], operands[2]);
}

llvm::Value* Body::node(uint32_t at) {
  const Node& node = kernel_.code[at];
  switch (node.op) {
    case Op::Const: return constant(constantOf(node));
    case Op::Range: return values_[at];
    case Op::EachOver: storeEntries(at); return nullptr;
    case Op::Carried:
      if (keepCarried_) keepCarried_(at, values_[at]);
      return values_[at];
    case Op::Next: return nullptr;
    case Op::FoldOver:
    case Op::FoldBack: return values_[at];
    case Op::Before: return readCarried_(at);
    case Op::Load: {
      llvm::Value* taken = takeLoad_ ? takeLoad_(at) : nullptr;
      return taken != nullptr ? taken : load(at);
    }
    case Op::Table:
    case Op::RowBegin: return entry(at);
    case Op::Index: return frame_.lane;
    case Op::Size: {
      llvm::Value* sizes = frame_.sizes;
      return whole(at, ir_.CreateLoad(ir_.getInt32Ty(), ir_.CreateConstGEP1_32(ir_.getInt32Ty(), sizes, node.b)));
    }
    case Op::Slot: return instanceVector(frame_.slots[node.b], ir_.getInt32Ty(), ir_.intType());
    case Op::Lifted: return instanceVector(frame_.lifted[node.b], ir_.getDoubleTy(), ir_.realType());
    default: {
      if (const auto step = stepOf(node.op, node.type)) return takeIn(at, *step);
      if (lockstep_[at]) return widened(ones_[at] = withOneLane(node));
      const auto operand = [&](uint32_t k) { return k == kNoNode ? nullptr : value(k); };
      return emitOperation(ir_, node.op, operand(node.a), operand(node.b), operand(node.c));
    }
  }
}

}  // namespace hgc::cpu
