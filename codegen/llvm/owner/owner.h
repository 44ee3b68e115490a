#pragma once
/// Emits kernels that compute the sums of owned rows, and sums of neighbouring rows, a vector at a time.
#include <functional>
#include <vector>

#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

using Values = std::vector<llvm::Value*>;

/// Emits a loop over entries [begin, end) (i64): `step` maps sums to the next. Returns the final ones.
Values overEntries(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, const Values& starts,
                   const std::function<Values(llvm::Value* entry, const Values& sums)>& step);

/// The mask of rows from `row` on that are before `end` (i64): later ones belong to other threads.
llvm::Value* rowsBefore(VectorBuilder& ir, llvm::Value* row, llvm::Value* end);

/// Masked by `live`, unless that is null.
llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* live);
void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* live);

/// Fills `function`, an `OwnerFunction` (ir/kernel/abi.h): loops over blocks of neighbouring rows, in several lines
/// where these read the same, and within over entries; the sums stay in registers.
void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

/// Fills `function`, a `PullFunction` (ir/kernel/abi.h): loops over blocks of neighbouring rows, and within over
/// entries; the sums stay in registers.
void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function);

}  // namespace hgc::cpu
