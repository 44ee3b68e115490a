/// One kernel as an LLVM function: a loop over vectors of instances.
#include "codegen/llvm/function.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/InstSimplifyPass.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

#include <algorithm>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/body/stores.h"
#include "codegen/llvm/lines/loops.h"
#include "codegen/llvm/owner/owner.h"
#include "codegen/llvm/packs/packs.h"
#include "codegen/llvm/parts.h"
#include "codegen/llvm/phases/phases.h"
#include "codegen/llvm/width.h"

namespace hgc::cpu {

llvm::Function* makeFunction(llvm::Module& module, const std::string& name, llvm::Type* result,
                             llvm::ArrayRef<llvm::Type*> arguments, llvm::GlobalValue::LinkageTypes linkage) {
  auto* type = llvm::FunctionType::get(result, arguments, false);
  auto* function = llvm::Function::Create(type, linkage, name, module);
  allowWideVectors(*function);
  return function;
}

namespace {

void run(llvm::FunctionPassManager passes, llvm::Function& function) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager calls;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(calls);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, calls, modules);
  passes.run(function, functions);
}

llvm::FunctionPassManager hoisting() {
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::InstSimplifyPass());
  passes.addPass(llvm::EarlyCSEPass());
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(llvm::LICMPass(llvm::LICMOptions()), /*UseMemorySSA=*/true));
  return passes;
}

/// Sets the unroll factor of each innermost loop.
void tellUnroller(llvm::Function& function, uint32_t unroll) {
  const llvm::DominatorTree dominators(function);
  const llvm::LoopInfo loops(dominators);
  for (llvm::Loop* loop : loops.getLoopsInPreorder()) {
    if (!loop->isInnermost()) continue;
    if (unroll == kUnrollAll) llvm::addStringMetadataToLoop(loop, "llvm.loop.unroll.full", 1);
    else llvm::addStringMetadataToLoop(loop, "llvm.loop.unroll.count", unroll);
  }
}

llvm::FunctionPassManager unrolling() {
  llvm::FunctionPassManager passes = hoisting();
  passes.addPass(llvm::LoopUnrollPass(llvm::LoopUnrollOptions(2).setRuntime(true).setPartial(true)));
  passes.addPass(llvm::EarlyCSEPass());
  return passes;
}

/// Hoists invariants, mostly addresses, out of loops and unrolls short loops. No bit of a result changes, since there
/// are no fast-math flags. `unroll` is the unroll factor of innermost loops (`Kernel::unroll`).
void tidyLoops(llvm::Function& function, uint32_t unroll) {
  if (unroll != kUnrollAsLiked) tellUnroller(function, unroll);
  run(unrolling(), function);
}

/// The same for loops whose bodies fill the registers: unrolls only where `unroll` asks for it.
void hoistFromLoops(llvm::Function& function, uint32_t unroll) {
  if (unroll != kUnrollAsLiked) tidyLoops(function, unroll);
  else run(hoisting(), function);
}

/// The nodes that can be computed before the loop over instances: uniform, in no loop of the kernel, as are their
/// operands.
std::vector<bool> computedBefore(const Kernel& kernel) {
  std::vector<bool> result = findUniform(kernel);
  for (const Region& region : kernel.regions) {
    for (uint32_t at = region.begin; at < region.end; ++at)
      result[at] = result[at] && region.kind != Region::Kind::Loop;
  }
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k)
      result[at] = result[at] && result[kernel.code[at].operand(k)];
  }
  return result;
}

/// Emits the code for one vector of instances; `instance` (i64) is its first.
using EmitVector = std::function<void(Body& body, llvm::Value* instance)>;

/// Loops over stretches: `along` emits the vectors within one, `anywhere` the vector in which it ends.
void emitStretches(Body& body, const std::vector<Course>& courses, llvm::Function* function, const EmitVector& along,
                   const EmitVector& anywhere) {
  VectorBuilder& ir = body.ir;
  llvm::Value *lanes = ir.getInt64(ir.lanes()), *end = function->getArg(2);
  emitLoop(ir, function->getArg(1), end, [&](llvm::Value* first) {
    const auto uniform = [&](uint32_t at) { return body.values.one(at); };
    const Stretch stretch = findStretch(ir, body.kernel, courses, uniform, first, end);
    Body onStretch = body;
    enterStretch(onStretch, stretch);
    emitLoop(ir, first, stretch.end, lanes, [&](llvm::Value* instance) { along(onStretch, instance); });
    llvm::Value* next = ir.CreateAdd(stretch.end, lanes);
    emitLoop(ir, stretch.end, ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, next, end), lanes,
             [&](llvm::Value* instance) { anywhere(body, instance); });
    return next;
  });
}

/// Emits the whole kernel in one function; uniform values are computed before the loop.
void emitWhole(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  llvm::Value* args = function->getArg(0);
  Frame frame = loadFrame(ir, kernel, args);
  loadAccumulators(ir, kernel, frame);
  const Scatter added = allocateScatter(ir, kernel);
  const std::vector<bool> isBefore = computedBefore(kernel);
  Body body = makeBody(ir, kernel, frame, arms);
  const auto count = static_cast<uint32_t>(kernel.code.size());
  emitRange(body, 0, count, [&](uint32_t at) { return isBefore[at]; });
  const auto emit = [&](Body& some, const NodeFilter& which) {
    emitRange(some, 0, count, which);
    emitStores(some, 0, kernel.stores.size());
    scatter(some, added.pieces, added.block);
  };
  const std::vector<Course> courses = findCourses(kernel);
  const EmitVector along = [&](Body& some, llvm::Value* instance) {
    placeWhole(ir, frame, instance);
    emit(some, [&](uint32_t at) { return !isBefore[at] && courses[at] != Course::Stays; });
  };
  const EmitVector anywhere = [&](Body& some, llvm::Value* instance) {
    placeFrame(ir, frame, function->getArg(2), instance);
    emit(some, [&](uint32_t at) { return !isBefore[at]; });
  };
  if (std::ranges::count(courses, Course::Steps) > 0) return emitStretches(body, courses, function, along, anywhere);
  emitLoop(ir, function->getArg(1), function->getArg(2), ir.getInt64(ir.lanes()),
           [&](llvm::Value* instance) { anywhere(body, instance); });
}

llvm::Function* emitRowFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes, SharedArms& arms) {
  VectorBuilder ir(module.getContext(), lanes);
  auto* function = makeFunction(module, kernel.name, ir.getVoidTy(), {ir.getPtrTy(), ir.getPtrTy()},
                                llvm::Function::ExternalLinkage);
  ir.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "entry", function));
  if (kernel.owner) emitOwner(ir, kernel, arms, function);
  else emitPuller(ir, kernel, arms, function);
  ir.CreateRetVoid();
  if (!llvm::verifyFunction(*function)) hoistFromLoops(*function, kernel.unroll);  // `assemble` reports invalid IR
  return function;
}

/// Emits the kernel for vectors of `lanes`.
llvm::Function* emitWith(llvm::Module& module, const Kernel& kernel, const std::string& name, unsigned lanes,
                         SharedArms& arms, llvm::GlobalValue::LinkageTypes linkage) {
  VectorBuilder ir(module.getContext(), lanes);
  auto* function =
      makeFunction(module, name, ir.getInt64Ty(), {ir.getPtrTy(), ir.getInt64Ty(), ir.getInt64Ty()}, linkage);
  ir.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "entry", function));
  if (hasPhases(kernel)) emitPhases(ir, kernel, arms, function);
  else if (hasLoops(kernel) || fitsInOne(kernel)) emitWhole(ir, kernel, arms, function);
  else emitInParts(module, ir, kernel, arms, function);
  ir.CreateRet(ir.getInt64(0));
  if (!hasLoops(kernel) || llvm::verifyFunction(*function)) return function;  // `assemble` reports invalid IR
  if (mayPack(kernel)) {
    hoistFromLoops(*function, kUnrollAsLiked);
    packLoops(*function, std::min<unsigned>(lanes, kTile));
  }
  tidyLoops(*function, kernel.unroll);
  return function;
}

/// Emits the kernel for `lanes` and for `wide` vectors, and a function that calls the first where there are few
/// instances, which would leave most lanes of wide vectors idle.
llvm::Function* emitChoice(llvm::Module& module, const Kernel& kernel, unsigned lanes, unsigned wide,
                           SharedArms& arms) {
  const auto internal = llvm::Function::InternalLinkage;
  llvm::Function* few = emitWith(module, kernel, kernel.name + ".few", lanes, arms, internal);
  llvm::Function* many = emitWith(module, kernel, kernel.name + ".many", wide, arms, internal);
  auto* type = few->getFunctionType();
  auto* function =
      makeFunction(module, kernel.name, type->getReturnType(), type->params(), llvm::Function::ExternalLinkage);
  VectorBuilder ir(module.getContext(), lanes);
  ir.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "entry", function));
  llvm::Value *args = function->getArg(0), *begin = function->getArg(1), *end = function->getArg(2);
  llvm::Value* isFew = ir.CreateICmpSLE(ir.CreateSub(end, begin), ir.getInt64(lanes));
  ir.CreateRet(ir.CreateCall(type, ir.CreateSelect(isFew, few, many), {args, begin, end}));
  return function;
}

/// Removes arms, so that their code always runs, where a branch would prevent what gains more than skipping the arm:
/// tiles of lines, packs and phases.
Kernel withUsefulArms(const Kernel& given) {
  if (!hasLoops(given)) return given;
  Kernel straight = given;
  std::erase_if(straight.regions, [](const Region& region) { return region.kind == Region::Kind::Arm; });
  if (!findLines(straight).loops.empty()) return straight;
  Kernel kernel = withoutArmsAroundLoops(given);
  if (!hasPhases(kernel)) kernel = given;
  if (mayPack(kernel)) dropUniformArms(kernel);
  return kernel;
}

}  // namespace

llvm::Function* emitFunction(llvm::Module& module, const Kernel& given, unsigned lanes, SharedArms& arms) {
  const Kernel kernel = withUsefulArms(given);
  if (kernel.owner || kernel.pulledPort) return emitRowFunction(module, kernel, lanes, arms);
  const unsigned wide = lanesFor(kernel, lanes);
  if (wide != lanes) return emitChoice(module, kernel, lanes, wide, arms);
  const bool isStraight = !hasPhases(kernel) && !hasLoops(kernel) && fitsInOne(kernel);
  const unsigned own = isStraight && isMostlyBinary32(kernel) ? 2 * lanes : lanes;
  return emitWith(module, kernel, kernel.name, own, arms, llvm::Function::ExternalLinkage);
}

}  // namespace hgc::cpu
