#pragma once
/// Chooses which steps of folds later phases read from memory instead of computing them again.
#include <functional>
#include <vector>

#include "codegen/llvm/likeness.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// By position: whether it is read, because a fold's step in another phase computed the same value (`repeatsStep`) and
/// computing it takes longer. Values of a family in one phase are all read or all computed, so that they can be packed
/// (codegen/llvm/packs/packs.h). `phaseOf`: by position, its phase.
std::vector<bool> findExpensiveSteps(const Kernel& kernel, const std::vector<uint32_t>& phaseOf,
                                     const std::vector<Likeness>& likeness,
                                     const std::function<bool(uint32_t)>& repeatsStep);

/// By position: the first position with the same value in the same iteration, possibly itself. Two rules find
/// it: the same operation on the same operands has the same value; and a `Before` at the counter of its own loop has
/// the value that the fold of an earlier loop over the same range carried in that iteration.
std::vector<uint32_t> sameAtCounts(const Kernel& kernel);

}  // namespace hgc::cpu
