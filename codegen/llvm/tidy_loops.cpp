#include "codegen/llvm/tidy_loops.h"

#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/InstSimplifyPass.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>

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

}  // namespace

void tidyLoops(llvm::Function& function) {
  llvm::FunctionPassManager passes = hoisting();
  passes.addPass(llvm::LoopUnrollPass(llvm::LoopUnrollOptions(2).setRuntime(true).setPartial(true)));
  passes.addPass(llvm::EarlyCSEPass());
  run(std::move(passes), function);
}

void hoistFromLoops(llvm::Function& function) { run(hoisting(), function); }

}  // namespace hgc::cpu
