/// Emits arms as branches or calls.
#include "codegen/llvm/body/body.h"

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

}  // namespace hgc::cpu
