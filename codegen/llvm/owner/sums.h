#pragma once
/// Emits sums of neighbouring rows, a vector at a time.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

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

}  // namespace hgc::cpu
