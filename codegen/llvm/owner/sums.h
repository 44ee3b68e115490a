#pragma once
/// Sums of neighbouring rows, a vector at a time.
#include <functional>
#include <vector>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {

using Values = std::vector<llvm::Value*>;

/// What `step` makes of sums at each entry of [begin, end) (i64), one after another.
Values overEntries(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, const Values& starts,
                   const std::function<Values(llvm::Value* entry, const Values& sums)>& step);

/// The rows from `row` on that are before `end` (i64): what lies behind them is of other threads.
llvm::Value* rowsBefore(VectorBuilder& ir, llvm::Value* row, llvm::Value* end);

/// Sums in memory, of the rows in `live` alone unless that is null.
llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* live);
void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* live);

}  // namespace hgc::cpu
