/// Loops of a body: reductions take values in, and folds carry theirs, from count to count.
#include <algorithm>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {
namespace {

/// A step of a reduction. Those of the least and the largest real are not primitives; elsewhere they are expanded.
llvm::Value* takeIn(VectorBuilder& ir, Op op, llvm::Value* sum, llvm::Value* value, llvm::Value* factor) {
  if (op == Op::Fused) return emitOperation(ir, op, value, factor, sum);
  if (op != Op::Min && op != Op::Max) return emitOperation(ir, op, sum, value, nullptr);
  llvm::Value* keeps = op == Op::Min ? ir.CreateFCmpOLT(sum, value) : ir.CreateFCmpOLT(value, sum);
  return ir.CreateSelect(ir.CreateOr(keeps, ir.CreateFCmpUNO(sum, sum)), sum, value);
}

}  // namespace

std::vector<CarriedStep> stepsIn(const Kernel& kernel, const Region& loop) {
  std::vector<CarriedStep> steps;
  for (uint32_t at = loop.begin; at < loop.end; ++at) {
    const Node& node = kernel.code[at];
    if (!info(node.op).isFold || node.a != loop.begin) continue;
    for (const CarriedStep& step : stepsOf(kernel.code, node)) {
      const auto isSame = [&](const CarriedStep& other) { return other.carried == step.carried; };
      if (std::ranges::none_of(steps, isSame)) steps.push_back(step);
    }
  }
  return steps;
}

/// The test comes first. What a reduction has taken in lives in a phi of the block that tests.
Body::OpenRegion Body::enterLoop(const Region& region, const std::function<bool(uint32_t)>& which) {
  llvm::Function* function = ir_.GetInsertBlock()->getParent();
  auto* test = llvm::BasicBlock::Create(ir_.getContext(), "loop", function);
  auto* inside = llvm::BasicBlock::Create(ir_.getContext(), "iteration", function);
  OpenRegion open{ir_.GetInsertBlock(), llvm::BasicBlock::Create(ir_.getContext(), "after", function)};
  open.quads = quads_;
  open.around = active_;
  open.isUneven = !lockstep_[kernel_.code[region.begin].a];
  llvm::Value* lengths = value(kernel_.code[region.begin].a);
  llvm::Value* length = open.isUneven
                            ? ir_.CreateIntMaxReduce(ir_.CreateSelect(active(), lengths, ir_.integer(0)), true)
                            : ir_.CreateExtractElement(lengths, uint64_t{0});
  llvm::Value* some =
      open.isUneven ? ir_.CreateICmpSGT(lengths, ir_.integer(0)) : ir_.CreateICmpSGT(length, ir_.getInt32(0));
  std::vector<std::pair<uint32_t, llvm::Value*>> starts;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& node = kernel_.code[at];
    const auto step = stepOf(node.op, node.type);
    if (step && node.a == region.begin && which(at)) {
      llvm::Value* start = ir_.CreateSelect(some, constant(step->start), constant(step->nothing));
      starts.emplace_back(at, lockstep_[at] ? ir_.CreateShuffleVector(start, llvm::ArrayRef<int>{0}) : start);
    }
  }
  std::vector<std::pair<CarriedStep, llvm::Value*>> carried;
  for (const CarriedStep& step : stepsIn(kernel_, region)) {
    if (which(step.carried)) carried.emplace_back(step, keptAt(step.carried, kernel_.code[step.carried].b));
  }
  for (uint32_t at = region.begin; at < region.end; ++at) {
    if (info(kernel_.code[at].op).isFold && kernel_.code[at].a == region.begin && which(at)) open.folds.push_back(at);
  }
  ir_.CreateBr(test);
  ir_.SetInsertPoint(test);
  open.counter = ir_.CreatePHI(ir_.getInt32Ty(), 2);
  open.counter->addIncoming(ir_.getInt32(0), open.before);
  for (const auto& [at, start] : starts) {
    llvm::PHINode* sum = ir_.CreatePHI(start->getType(), 2);
    sum->addIncoming(start, open.before);
    open.sums.emplace_back(at, sum);
  }
  for (const auto& [step, start] : carried) {
    llvm::PHINode* phi = ir_.CreatePHI(start->getType(), 2);
    phi->addIncoming(start, open.before);
    open.steps.push_back({step, phi});
  }
  ir_.CreateCondBr(ir_.CreateICmpSLT(open.counter, length), inside, open.after);
  ir_.SetInsertPoint(inside);
  for (const auto& [at, sum] : open.sums) setKept(at, sum);
  for (const OpenStep& step : open.steps) setKept(step.step.carried, step.phi);
  values_[region.begin] = whole(region.begin, open.counter);
  if (open.isUneven) active_ = ir_.CreateAnd(active(), ir_.CreateICmpSLT(values_[region.begin], lengths));
  ++openRegions_;
  return open;
}

void Body::leaveLoop(std::vector<OpenRegion>& open) {
  OpenRegion region = std::move(open.back());
  open.pop_back();
  std::vector<llvm::Value*> left;
  for (const OpenStep& step : region.steps) {
    llvm::Value* next = keptAt(step.step.carried, step.step.next);
    left.push_back(region.isUneven ? ir_.CreateSelect(active_, next, step.phi) : next);
  }
  --openRegions_;
  llvm::BasicBlock* end = ir_.GetInsertBlock();
  for (size_t k = 0; k < left.size(); ++k) region.steps[k].phi->addIncoming(left[k], end);
  region.counter->addIncoming(ir_.CreateAdd(region.counter, ir_.getInt32(1)), end);
  for (const auto& [at, sum] : region.sums) sum->addIncoming(lockstep_[at] ? nextOnes_[at] : next_[at], end);
  ir_.CreateBr(region.counter->getParent());
  ir_.SetInsertPoint(region.after);
  active_ = region.around;
  const auto noteLeaving = [&](uint32_t at) {
    if (regionsLeft_[at] > 1 && !open.empty()) open.back().leaving.push_back({at, regionsLeft_[at] - 1});
  };
  for (const auto& [at, sum] : region.sums) {
    setKept(at, sum);
    noteLeaving(at);
  }
  for (const OpenStep& step : region.steps) setKept(step.step.carried, step.phi);
  for (const uint32_t at : region.folds) {
    values_[at] = values_[kernel_.code[at].b];
    ones_[at] = ones_[kernel_.code[at].b];
    noteLeaving(at);
  }
  quads_ = std::move(region.quads);
}

llvm::Value* Body::oneOf(uint32_t at) {
  if (ones_[at] != nullptr) return ones_[at];
  return ir_.CreateShuffleVector(value(at), llvm::ArrayRef<int>{0});
}

/// What is the same in all lanes, from a scalar.
llvm::Value* Body::whole(uint32_t at, llvm::Value* scalar) {
  llvm::Value* none = llvm::PoisonValue::get(llvm::FixedVectorType::get(scalar->getType(), 1));
  ones_[at] = ir_.CreateInsertElement(none, scalar, uint64_t{0});
  return widened(ones_[at]);
}

llvm::Value* Body::widened(llvm::Value* one) {
  return ir_.CreateShuffleVector(one, llvm::SmallVector<int>(ir_.lanes(), 0));
}

llvm::Value* Body::keptAt(uint32_t keeper, uint32_t at) { return lockstep_[keeper] ? oneOf(at) : value(at); }

void Body::setKept(uint32_t keeper, llvm::Value* kept) {
  ones_[keeper] = lockstep_[keeper] ? kept : nullptr;
  values_[keeper] = lockstep_[keeper] ? widened(kept) : kept;
}

void Body::openLoop(const Region& region, const std::function<bool(uint32_t)>& which) {
  open_.push_back(enterLoop(region, which));
}

void Body::closeLoop() { leaveLoop(open_); }

llvm::Value* Body::startOf(uint32_t at) {
  const Node& node = kernel_.code[at];
  const ReductionStep step = *stepOf(node.op, node.type);
  llvm::Value* length = value(kernel_.code[node.a].a);
  return ir_.CreateSelect(ir_.CreateICmpSGT(length, ir_.integer(0)), constant(step.start), constant(step.nothing));
}

/// A count of a reduction or a prefix.
llvm::Value* Body::takeIn(uint32_t at, const ReductionStep& step) {
  const Node& node = kernel_.code[at];
  const bool isPrefix = info(node.op).isPrefix;
  if (lockstep_[at]) {
    VectorBuilder one(ir_.getContext(), 1);
    one.SetInsertPoint(ir_.GetInsertBlock(), ir_.GetInsertPoint());
    llvm::Value* factor = operandCount(node) > 2 ? oneOf(node.c) : nullptr;
    nextOnes_[at] = cpu::takeIn(one, step.op, oneOf(at), oneOf(node.b), factor);
    next_[at] = widened(nextOnes_[at]);
    if (!isPrefix) ones_[at] = nextOnes_[at];
  } else {
    llvm::Value* factor = operandCount(node) > 2 ? value(node.c) : nullptr;
    next_[at] = cpu::takeIn(ir_, step.op, values_[at], value(node.b), factor);
    const bool isUneven = !isPrefix && !lockstep_[kernel_.code[node.a].a];
    if (isUneven) next_[at] = ir_.CreateSelect(active_, next_[at], values_[at]);
  }
  return isPrefix ? values_[at] : next_[at];
}

}  // namespace hgc::cpu
