#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {
namespace {

llvm::Value* oneLane(VectorBuilder& ir, llvm::Value* scalar) {
  llvm::Value* none = llvm::PoisonValue::get(llvm::FixedVectorType::get(scalar->getType(), 1));
  return ir.CreateInsertElement(none, scalar, uint64_t{0});
}

/// What a line or column needs of before the loop; `place` tells its number.
void emitBefore(const LineContext& context, Body& body, Along along, const std::function<void(uint32_t at)>& place) {
  for (const uint32_t at : context.loop.before) {
    if (!context.is(at, along)) continue;
    if (isPlace(context.lines, context.kernel, at)) place(at);
    else body.emit(at);
  }
}

}  // namespace

BodyPtr bodyWith(const LineContext& context, std::function<llvm::Value*(uint32_t)> elsewhere) {
  return std::make_unique<Body>(context.ir, context.kernel, context.frame, context.arms, std::move(elsewhere));
}

BodyPtr lineBody(const LineContext& context, llvm::Value* line) {
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.value(at); });
  body->holdSame([&](uint32_t at) { return context.is(at, Along::Line); });
  llvm::Value* number = oneLane(context.ir, context.ir.CreateTrunc(line, context.ir.getInt32Ty()));
  emitBefore(context, *body, Along::Line, [&](uint32_t at) { body->give(at, number); });
  return body;
}

BodyPtr columnBody(const LineContext& context, llvm::Value* column, llvm::Value* end) {
  VectorBuilder& ir = context.ir;
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.value(at); });
  llvm::Value* first = ir.splat(ir.CreateTrunc(column, ir.getInt32Ty()));
  llvm::Value* last = ir.splat(ir.CreateTrunc(ir.CreateSub(end, ir.getInt64(1)), ir.getInt32Ty()));
  llvm::Value* numbers = ir.CreateAdd(first, ir.CreateStepVector(ir.intType()));
  llvm::Value* held = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, numbers, last);
  emitBefore(context, *body, Along::Column, [&](uint32_t at) { body->resume(at, held); });
  return body;
}

BodyPtr commonBody(const LineContext& context, llvm::Value* count) {
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.value(at); });
  const Region& loop = *context.loop.loop;
  body->give(loop.begin, oneLane(context.ir, count));
  for (uint32_t at = loop.begin + 1; at < loop.end; ++at) {
    if (context.is(at, Along::Same)) body->emit(at);
  }
  return body;
}

void goOn(const LineContext& context, Body& body, Body& common, Along along) {
  const Region& loop = *context.loop.loop;
  for (uint32_t at = loop.begin; at < loop.end; ++at) {
    if (context.is(at, Along::Same)) body.give(at, common.oneOf(at));
    else if (context.is(at, along)) body.emit(at);
  }
}

Values overCounts(VectorBuilder& ir, const Counts& counts, const Values& carried,
                  const std::function<Values(llvm::Value* count, const Values&)>& step) {
  auto* before = ir.GetInsertBlock();
  auto* inside = llvm::BasicBlock::Create(ir.getContext(), "count", before->getParent());
  auto* after = llvm::BasicBlock::Create(ir.getContext(), "counted", before->getParent());
  ir.CreateBr(inside);
  ir.SetInsertPoint(inside);
  llvm::PHINode* count = ir.CreatePHI(ir.getInt32Ty(), 2);
  std::vector<llvm::PHINode*> phis;
  for (llvm::Value* value : carried) phis.push_back(ir.CreatePHI(value->getType(), 2));
  Values next = step(count, {phis.begin(), phis.end()});
  llvm::Value* later = ir.CreateAdd(count, ir.getInt32(counts.by));
  auto* latch = ir.GetInsertBlock();
  count->addIncoming(counts.begin, before);
  count->addIncoming(later, latch);
  for (size_t k = 0; k < carried.size(); ++k) {
    phis[k]->addIncoming(carried[k], before);
    phis[k]->addIncoming(next[k], latch);
  }
  ir.CreateCondBr(ir.CreateICmpSLT(later, counts.end), inside, after);
  ir.SetInsertPoint(after);
  return next;
}

}  // namespace hgc::cpu
