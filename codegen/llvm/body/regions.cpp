/// Emits loops with their reductions and folds, and arms as branches or calls.
#include "codegen/llvm/body/regions.h"

#include <algorithm>

#include "codegen/llvm/body/body.h"
#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

void enterArm(Body& body, const Region& region) {
  VectorBuilder& ir = body.ir;
  auto* inside = ir.newBlock("arm");
  auto* after = ir.newBlock("after");
  llvm::Value* taken = body.values[region.condition];
  if (!region.when) taken = ir.CreateNot(taken);
  body.regions.open.push_back({ir.GetInsertBlock(), after});
  // A condition has no value where the region that it is computed in was skipped.
  ir.CreateCondBr(ir.CreateFreeze(ir.CreateOrReduce(taken)), inside, after);
  ir.SetInsertPoint(inside);
  body.values.enterRegion();
}

bool callArm(Body& body, const Region& region, const NodeFilter& which, const std::vector<uint32_t>& left) {
  VectorBuilder& ir = body.ir;
  const Kernel& kernel = body.kernel;
  const auto arm = armOf(
      kernel, region, [&](uint32_t at) { return !which(at); }, [&](uint32_t at) { return left[at] > 0; });
  if (!arm) return false;
  llvm::Function* function = body.arms.functionOf(kernel, *arm, ir, [&](const llvm::Function& made) {
    std::map<uint32_t, llvm::Value*> given;
    for (unsigned k = 0; k < arm->inputs.size(); ++k) given[arm->inputs[k]] = made.getArg(k);
    Body inside = makeBody(ir, kernel, body.frame, body.arms, [&](uint32_t at) -> llvm::Value* {
      const Node& node = kernel.code[at];
      return node.op == Op::Const ? emitConstant(ir, constantOf(node)) : given.at(at);
    });
    for (uint32_t at = 0; at < kernel.code.size(); ++at)
      inside.values.setLockstep(at, false);  // elsewhere the arm may differ between instances
    for (uint32_t at = region.begin; at < region.end; ++at) {
      if (which(at)) emit(inside, at);
    }
    std::vector<llvm::Value*> outputs;
    for (const uint32_t at : arm->outputs) outputs.push_back(inside.values[at]);
    return outputs;
  });
  std::vector<llvm::Value*> arguments;
  for (const uint32_t at : arm->inputs) arguments.push_back(body.values[at]);
  llvm::Value* result = ir.CreateCall(function, arguments);
  for (unsigned k = 0; k < arm->outputs.size(); ++k) {
    const uint32_t at = arm->outputs[k];
    body.values.set(at, ir.CreateExtractValue(result, k));
    body.regions.open.back().leaving.push_back({at, left[at]});
  }
  return true;
}

/// Values that are used later are undefined where the arm is skipped: selects drop them.
void leaveArm(Body& body) {
  VectorBuilder& ir = body.ir;
  const OpenRegion region = std::move(body.regions.open.back());
  body.regions.open.pop_back();
  body.values.leaveRegion();
  llvm::BasicBlock* inside = ir.GetInsertBlock();
  ir.CreateBr(region.after);
  ir.SetInsertPoint(region.after);
  for (const auto& [at, regions] : region.leaving) {
    if (regions > 1 && !body.regions.open.empty()) body.regions.open.back().leaving.push_back({at, regions - 1});
    llvm::Value* value = body.values[at];
    llvm::PHINode* phi = ir.CreatePHI(value->getType(), 2);
    phi->addIncoming(value, inside);
    phi->addIncoming(llvm::PoisonValue::get(value->getType()), region.before);
    body.values.set(at, phi);
  }
}

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

namespace {

/// A step of a reduction. Min and Max of reals are expanded here, since elsewhere passes expand them.
llvm::Value* takeIn(VectorBuilder& ir, Op op, llvm::Value* sum, llvm::Value* value, llvm::Value* factor) {
  if (op == Op::Fused) return emitOperation(ir, op, value, factor, sum);
  if (op != Op::Min && op != Op::Max) return emitOperation(ir, op, sum, value, nullptr);
  llvm::Value* keeps = op == Op::Min ? ir.CreateFCmpOLT(sum, value) : ir.CreateFCmpOLT(value, sum);
  return ir.CreateSelect(ir.CreateOr(keeps, ir.CreateFCmpUNO(sum, sum)), sum, value);
}

/// A carried value of `keeper` as the phi holds it: one lane where all are the same.
llvm::Value* keptAt(Body& body, uint32_t keeper, uint32_t at) {
  return body.values.isLockstep(keeper) ? body.values.one(at) : body.values[at];
}

void setKept(Body& body, const Carried& carried) {
  const bool isOne = body.values.isLockstep(carried.at);
  body.values.set(carried.at, isOne ? widen(body.ir, carried.phi) : carried.phi);
}

/// The reductions over a loop, then what its folds carry, with initial values. `some`: whether it has an iteration.
std::vector<Carried> carriedBy(Body& body, const Region& region, const NodeFilter& which, llvm::Value* some) {
  VectorBuilder& ir = body.ir;
  std::vector<Carried> result;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& node = body.kernel.code[at];
    const auto step = stepOf(node.op, node.type);
    if (!step || node.a != region.begin || !which(at)) continue;
    llvm::Value* start = ir.CreateSelect(some, emitConstant(ir, step->start), emitConstant(ir, step->nothing));
    if (body.values.isLockstep(at)) start = ir.CreateShuffleVector(start, llvm::ArrayRef<int>{0});
    result.push_back({.at = at, .start = start});
  }
  for (const CarriedStep& step : stepsIn(body.kernel, region)) {
    if (!which(step.carried)) continue;
    llvm::Value* start = keptAt(body, step.carried, body.kernel.code[step.carried].b);
    result.push_back({.at = step.carried, .next = step.next, .start = start});
  }
  return result;
}

/// The values for the next iteration.
llvm::Value* nextOf(Body& body, const OpenLoop& loop, const Carried& carried) {
  if (carried.next == kNoNode) {
    const NodeValue& next = body.regions.next[carried.at];
    return body.values.isLockstep(carried.at) ? next.one : next.vector;
  }
  llvm::Value* next = keptAt(body, carried.at, carried.next);
  return loop.isUneven ? body.ir.CreateSelect(body.regions.active, next, carried.phi) : next;
}

}  // namespace

/// The test comes first; carried values are phis of its block.
void enterLoop(Body& body, const Region& region, const NodeFilter& which) {
  VectorBuilder& ir = body.ir;
  const std::vector<Node>& code = body.kernel.code;
  auto* test = ir.newBlock("loop");
  auto* inside = ir.newBlock("iteration");
  OpenRegion open{ir.GetInsertBlock(), ir.newBlock("after")};
  OpenLoop& loop = open.loop;
  loop.quads = body.rows.quads;
  loop.active = body.regions.active;
  loop.isUneven = !body.values.isLockstep(code[region.begin].a);
  llvm::Value* lengths = body.values[code[region.begin].a];
  llvm::Value* length = loop.isUneven
                            ? ir.CreateIntMaxReduce(ir.CreateSelect(activeLanes(body), lengths, ir.integer(0)), true)
                            : ir.CreateExtractElement(lengths, uint64_t{0});
  llvm::Value* some =
      loop.isUneven ? ir.CreateICmpSGT(lengths, ir.integer(0)) : ir.CreateICmpSGT(length, ir.getInt32(0));
  loop.carried = carriedBy(body, region, which, some);
  for (uint32_t at = region.begin; at < region.end; ++at) {
    if (info(code[at].op).isFold && code[at].a == region.begin && which(at)) loop.folds.push_back(at);
  }
  ir.CreateBr(test);
  ir.SetInsertPoint(test);
  loop.counter = ir.CreatePHI(ir.getInt32Ty(), 2);
  loop.counter->addIncoming(ir.getInt32(0), open.before);
  for (Carried& carried : loop.carried) {
    carried.phi = ir.CreatePHI(carried.start->getType(), 2);
    carried.phi->addIncoming(carried.start, open.before);
  }
  ir.CreateCondBr(ir.CreateICmpSLT(loop.counter, length), inside, open.after);
  ir.SetInsertPoint(inside);
  for (const Carried& carried : loop.carried) setKept(body, carried);
  body.values.set(region.begin, widen(ir, oneLane(ir, loop.counter)));
  if (loop.isUneven)
    body.regions.active = ir.CreateAnd(activeLanes(body), ir.CreateICmpSLT(body.values[region.begin], lengths));
  body.values.enterRegion();
  body.regions.open.push_back(std::move(open));
}

void leaveLoop(Body& body) {
  VectorBuilder& ir = body.ir;
  OpenRegion region = std::move(body.regions.open.back());
  OpenLoop& loop = region.loop;
  body.regions.open.pop_back();
  std::vector<llvm::Value*> next;
  for (const Carried& carried : loop.carried) next.push_back(nextOf(body, loop, carried));
  body.values.leaveRegion();
  llvm::BasicBlock* end = ir.GetInsertBlock();
  for (size_t k = 0; k < next.size(); ++k) loop.carried[k].phi->addIncoming(next[k], end);
  loop.counter->addIncoming(ir.CreateAdd(loop.counter, ir.getInt32(1)), end);
  ir.CreateBr(loop.counter->getParent());
  ir.SetInsertPoint(region.after);
  body.regions.active = loop.active;
  const auto noteLeaving = [&](uint32_t at) {
    const uint32_t left = body.regions.left[at];
    if (left > 1 && !body.regions.open.empty()) body.regions.open.back().leaving.push_back({at, left - 1});
  };
  for (const Carried& carried : loop.carried) {
    setKept(body, carried);
    if (carried.next == kNoNode) noteLeaving(carried.at);
  }
  for (const uint32_t at : loop.folds) {
    body.values.set(at, body.values.known(body.kernel.code[at].b));
    noteLeaving(at);
  }
  body.rows.quads = std::move(loop.quads);
}

llvm::Value* activeLanes(const Body& body) {
  return body.regions.active != nullptr ? body.regions.active : body.frame.live;
}

llvm::Value* startOf(Body& body, uint32_t at) {
  VectorBuilder& ir = body.ir;
  const Node& node = body.kernel.code[at];
  const ReductionStep step = *stepOf(node.op, node.type);
  llvm::Value* length = body.values[body.kernel.code[node.a].a];
  return ir.CreateSelect(ir.CreateICmpSGT(length, ir.integer(0)), emitConstant(ir, step.start),
                         emitConstant(ir, step.nothing));
}

NodeValue takeIn(Body& body, uint32_t at, const ReductionStep& step) {
  const Node& node = body.kernel.code[at];
  const bool isPrefix = info(node.op).isPrefix;
  NodeValue& next = body.regions.next[at];
  if (body.values.isLockstep(at)) {
    VectorBuilder one(body.ir, 1);
    llvm::Value* factor = operandCount(node) > 2 ? body.values.one(node.c) : nullptr;
    next = widen(body.ir, takeIn(one, step.op, body.values.one(at), body.values.one(node.b), factor));
  } else {
    llvm::Value* factor = operandCount(node) > 2 ? body.values[node.c] : nullptr;
    llvm::Value* sum = body.values.known(at).vector;
    next = takeIn(body.ir, step.op, sum, body.values[node.b], factor);
    const bool isUneven = !isPrefix && !body.values.isLockstep(body.kernel.code[node.a].a);
    if (isUneven) next = body.ir.CreateSelect(body.regions.active, next.vector, sum);
  }
  return isPrefix ? body.values.known(at) : next;
}

}  // namespace hgc::cpu
