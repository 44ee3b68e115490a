#pragma once
/// Emits kernels with loops phase by phase, for a block of instances at a time.
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// The same kernel without the arms that contain loops, as phases need it: all code of such an arm always runs, since
/// the loops may read it.
Kernel withoutArmsAroundLoops(Kernel kernel);

/// Whether phases pay for a kernel, or are necessary: gradients whose partials are stored at every count of a loop
/// (`Kernel::variadic`) need them, and so do values of iterations that later loops read (`keptAtCounts`).
bool hasPhases(const Kernel& kernel);

/// Fills `function` with the phases of a kernel without arms around loops. Straight code runs for all instances of a
/// block, then each outermost loop, with its iterations outside and the instances inside, so that uniform values are
/// computed once per iteration. Phases pass values through memory.
void emitPhases(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
