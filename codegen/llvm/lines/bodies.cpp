#include "codegen/llvm/lines/bodies.h"

namespace hgc::cpu {
namespace {

/// Emits what a line or column reads from before the loop; `place` sets its number.
void emitBefore(const LineContext& context, Body& body, Along along, const std::function<void(uint32_t at)>& place) {
  for (const uint32_t at : context.loop.before) {
    if (!context.is(at, along)) continue;
    if (isPlace(context.lines, context.kernel, at)) place(at);
    else emit(body, at);
  }
}

}  // namespace

BodyPtr bodyWith(const LineContext& context, std::function<llvm::Value*(uint32_t)> elsewhere) {
  return std::make_unique<Body>(
      makeBody(context.ir, context.kernel, context.frame, context.arms, std::move(elsewhere)));
}

BodyPtr lineBody(const LineContext& context, llvm::Value* line) {
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.values[at]; });
  for (uint32_t at = 0; at < context.kernel.code.size(); ++at) {
    if (context.is(at, Along::Line)) body->values.setLockstep(at, true);
  }
  llvm::Value* number = oneLane(context.ir, context.ir.CreateTrunc(line, context.ir.getInt32Ty()));
  emitBefore(context, *body, Along::Line, [&](uint32_t at) { body->values.set(at, widen(context.ir, number)); });
  return body;
}

BodyPtr columnBody(const LineContext& context, llvm::Value* column, llvm::Value* end) {
  VectorBuilder& ir = context.ir;
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.values[at]; });
  llvm::Value* first = ir.splat(ir.CreateTrunc(column, ir.getInt32Ty()));
  llvm::Value* last = ir.splat(ir.CreateTrunc(ir.CreateSub(end, ir.getInt64(1)), ir.getInt32Ty()));
  llvm::Value* numbers = ir.CreateAdd(first, ir.CreateStepVector(ir.intType()));
  llvm::Value* held = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, numbers, last);
  emitBefore(context, *body, Along::Column, [&](uint32_t at) { body->values.set(at, held); });
  return body;
}

BodyPtr commonBody(const LineContext& context, llvm::Value* count) {
  BodyPtr body = bodyWith(context, [&outer = context.outer](uint32_t at) { return outer.values[at]; });
  const Region& loop = *context.loop.loop;
  body->values.set(loop.begin, widen(context.ir, oneLane(context.ir, count)));
  for (uint32_t at = loop.begin + 1; at < loop.end; ++at) {
    if (context.is(at, Along::Same)) emit(*body, at);
  }
  return body;
}

void emitIteration(const LineContext& context, Body& body, Body& common, Along along) {
  const Region& loop = *context.loop.loop;
  for (uint32_t at = loop.begin; at < loop.end; ++at) {
    if (context.is(at, Along::Same)) body.values.set(at, widen(context.ir, common.values.one(at)));
    else if (context.is(at, along)) emit(body, at);
  }
}

Values overCounts(VectorBuilder& ir, const Counts& counts, const Values& carried,
                  const std::function<Values(llvm::Value* count, const Values&)>& step) {
  auto* before = ir.GetInsertBlock();
  auto* inside = ir.newBlock("count");
  auto* after = ir.newBlock("counted");
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
