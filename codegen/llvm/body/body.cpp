#include "codegen/llvm/body/body.h"

#include <algorithm>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/body/loads.h"
#include "codegen/llvm/body/stores.h"
#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

Body makeBody(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms,
              NodeValues::Elsewhere elsewhere) {
  return {.ir = ir,
          .kernel = kernel,
          .frame = frame,
          .arms = arms,
          .values = {ir, findLockstep(kernel), std::move(elsewhere)},
          .rows = {findNeighbours(kernel)},
          .regions = {.left = regionsLeft(kernel), .next = std::vector<NodeValue>(kernel.code.size())}};
}

namespace {

/// How many regions around each node its uses are outside of; all, if another call of `emitRange` emits a use.
std::vector<uint32_t> regionsLeftBy(const Body& body, uint32_t begin, uint32_t end, const NodeFilter& which) {
  std::vector<uint32_t> left = body.regions.left;
  for (uint32_t at = begin; at < end; ++at) {
    const Node& node = body.kernel.code[at];
    for (int k = 0; k < operandCount(node) && !which(at); ++k) left[node.operand(k)] = UINT32_MAX;
  }
  return left;
}

/// Emits an operation on uniform values with one lane.
llvm::Value* withOneLane(Body& body, const Node& node) {
  VectorBuilder one(body.ir, 1);
  llvm::Value* operands[3] = {};
  for (int k = 0; k < operandCount(node); ++k) operands[k] = body.values.one(node.operand(k));
  return emitOperation(one, node.op, operands[0], operands[1], operands[2]);
}

/// A node that steps along the stretch, at the vector's instances.
llvm::Value* stepping(Body& body, llvm::Value* offset) {
  VectorBuilder& ir = body.ir;
  llvm::Value* first = ir.CreateTrunc(ir.CreateAdd(body.frame.instance, offset), ir.getInt32Ty());
  return ir.CreateAdd(ir.splat(first), ir.CreateStepVector(ir.intType()));
}

NodeValue sizeOf(Body& body, uint32_t number) {
  VectorBuilder& ir = body.ir;
  llvm::Value* place = ir.CreateConstGEP1_32(ir.getInt32Ty(), body.frame.sizes, number);
  return widen(ir, oneLane(ir, ir.CreateLoad(ir.getInt32Ty(), place)));
}

}  // namespace

llvm::Value* emitConstant(VectorBuilder& ir, Constant value) {
  if (value.type == Type::Real) return ir.real(value.real());
  if (value.type == Type::Int) return ir.integer(value.integer());
  return ir.splat(ir.getInt1(value.boolean()));
}

void emitRange(Body& body, uint32_t begin, uint32_t end, const NodeFilter& which) {
  const Kernel& kernel = body.kernel;
  std::vector<OpenRegion>& open = body.regions.open;
  std::vector<const Region*> entered;
  const std::vector<uint32_t> left = regionsLeftBy(body, begin, end, which);
  std::vector<uint32_t> emitted(end - begin + 1);  // up to each position, without constants
  for (uint32_t at = begin; at < end; ++at)
    emitted[at + 1 - begin] = emitted[at - begin] + (which(at) && kernel.code[at].op != Op::Const);
  const auto enters = [&](const Region& region) {
    if (region.begin < begin || region.end > end) return false;
    const bool isKnown = which(region.condition) || body.values.isKnown(region.condition);
    return emitted[region.end - begin] > emitted[region.begin - begin] &&
           (region.kind == Region::Kind::Loop || isKnown);
  };
  uint32_t called = 0;  // before that, what is not emitted is in a function
  const auto line = [&](uint32_t at) {
    if (at < std::max(begin, called) || at >= end || !which(at)) return;
    emit(body, at);
    if (!open.empty() && left[at] > 0 && kernel.code[at].op != Op::Const) open.back().leaving.push_back({at, left[at]});
  };
  const auto opens = [&](const Region& region) {
    if (!enters(region)) return;
    entered.push_back(&region);
    if (region.kind == Region::Kind::Loop) return enterLoop(body, region, which);
    enterArm(body, region);
    if (callArm(body, region, which, left)) called = region.end;
  };
  walk(kernel, line, opens, [&](const Region& region) {
    if (entered.empty() || entered.back() != &region) return;
    entered.pop_back();
    if (region.kind == Region::Kind::Loop) leaveLoop(body);
    else leaveArm(body);
  });
}

void emit(Body& body, uint32_t at) {
  llvm::Value* given = body.hooks.given ? body.hooks.given(at) : nullptr;
  body.values.set(at, given != nullptr ? given : emitNode(body, at));
  if (body.hooks.keep) body.hooks.keep(at, body.values.known(at).vector);
}

void enterStretch(Body& body, const Stretch& stretch) {
  for (uint32_t at = 0; at < stretch.ones.size(); ++at) {
    if (stretch.ones[at] == nullptr) continue;
    body.values.set(at, widen(body.ir, stretch.ones[at]));
    body.values.setLockstep(at, true);
  }
  body.rows.stretch = &stretch;
  body.rows.quads.clear();
}

NodeValue emitNode(Body& body, uint32_t at) {
  VectorBuilder& ir = body.ir;
  const Frame& frame = body.frame;
  const Node& node = body.kernel.code[at];
  if (llvm::Value* offset = body.rows.offsetOf(at)) return stepping(body, offset);
  switch (node.op) {
    case Op::Const: return emitConstant(ir, constantOf(node));
    case Op::Range:
    case Op::Carried:
    case Op::FoldOver:
    case Op::FoldBack: return body.values.known(at);
    case Op::EachOver: storeEntries(body, at); return {};
    case Op::Next: return {};
    case Op::ElementOver:  // which leaves something in memory, and has no value
    case Op::ArrayOver:
    case Op::ArrayBack: return llvm::PoisonValue::get(ir.realType());
    case Op::Load: return loadRows(body, node);
    case Op::Table:
    case Op::RowBegin: return loadEntries(body, node);
    case Op::Index: return frame.lane;
    case Op::Size: return sizeOf(body, node.b);
    case Op::Slot: return loadInstances(ir, frame, frame.slots[node.b], ir.getInt32Ty(), ir.intType());
    case Op::Lifted: return loadInstances(ir, frame, frame.lifted[node.b], ir.getDoubleTy(), ir.realType());
    default: {
      if (const auto step = stepOf(node.op, node.type)) return takeIn(body, at, *step);
      if (body.values.isLockstep(at)) return widen(ir, withOneLane(body, node));
      const auto operand = [&](uint32_t k) { return k == kNoNode ? nullptr : body.values[k]; };
      return emitOperation(ir, node.op, operand(node.a), operand(node.b), operand(node.c));
    }
  }
}

}  // namespace hgc::cpu
