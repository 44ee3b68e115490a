#include "codegen/llvm/body/body.h"

#include <algorithm>

#include "ir/loops.h"

namespace hgc::cpu {

llvm::Value* Body::sizeAt(uint32_t k) {
  const bool isKnown = k < frame_.columns.size() && frame_.columns[k] != nullptr;
  return isKnown ? frame_.columns[k] : loadSize(ir_, frame_.sizes, k);
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
      regionsLeft_(regionsLeft(kernel)) {}

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
  // A condition has no value where the region that it is computed in was skipped.
  ir_.CreateCondBr(ir_.CreateFreeze(ir_.CreateOrReduce(taken)), inside, after);
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

/// An operation on what is the same for all instances takes one lane.
llvm::Value* Body::withOneLane(const Node& node) {
  VectorBuilder one(ir_.getContext(), 1);
  one.SetInsertPoint(ir_.GetInsertBlock(), ir_.GetInsertPoint());
  llvm::Value* operands[3] = {};
  for (int k = 0; k < operandCount(node); ++k) operands[k] = oneOf(node.operand(k));
  return emitOperation(one, node.op, operands[0], operands[1], operands[2]);
}

void Body::emit(uint32_t at) {
  llvm::Value* kept = readKept_ ? readKept_(at) : nullptr;
  values_[at] = kept != nullptr ? kept : node(at);
  if (keep_) keep_(at, values_[at]);
}

void Body::openStretch(const Stretch& stretch) {
  stretch_ = stretch;
  apartLockstep_ = lockstep_;
  for (uint32_t at = 0; at < stretch.ones.size(); ++at) {
    if (stretch.ones[at] == nullptr) continue;
    values_[at] = widened(ones_[at] = stretch.ones[at]);
    lockstep_[at] = true;
  }
  quads_.clear();
}

void Body::closeStretch() {
  for (uint32_t at = 0; at < stretch_.ones.size(); ++at) {
    if (stretch_.ones[at] != nullptr) ones_[at] = nullptr;
  }
  lockstep_ = std::move(apartLockstep_);
  stretch_ = {};
  quads_.clear();
}

/// What steps, at the vector's instances.
llvm::Value* Body::stepping(llvm::Value* offset) {
  llvm::Value* first = ir_.CreateTrunc(ir_.CreateAdd(frame_.instance, offset), ir_.getInt32Ty());
  return ir_.CreateAdd(ir_.splat(first), ir_.CreateStepVector(ir_.intType()));
}

llvm::Value* Body::node(uint32_t at) {
  const Node& node = kernel_.code[at];
  if (llvm::Value* offset = offsetOf(at)) return stepping(offset);
  switch (node.op) {
    case Op::Const: return constant(constantOf(node));
    case Op::Range:
    case Op::Carried: return values_[at];
    case Op::EachOver: storeEntries(at); return nullptr;
    case Op::Next: return nullptr;
    case Op::ElementOver:  // which leaves something in memory, and has no value
    case Op::ArrayOver:
    case Op::ArrayBack: return llvm::PoisonValue::get(ir_.realType());
    case Op::FoldOver:
    case Op::FoldBack: return values_[at];
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
