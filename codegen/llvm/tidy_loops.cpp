#include "codegen/llvm/tidy_loops.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/InstSimplifyPass.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

#include "ir/kernel/kernel.h"

namespace hgc::cpu {

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

}  // namespace

void tidyLoops(llvm::Function& function, uint32_t unroll) {
  if (unroll != kUnrollAsLiked) tellUnroller(function, unroll);
  run(unrolling(), function);
}

void hoistFromLoops(llvm::Function& function, uint32_t unroll) {
  if (unroll != kUnrollAsLiked) tidyLoops(function, unroll);
  else run(hoisting(), function);
}

}  // namespace hgc::cpu
