#pragma once
/// Chooses which steps of folds later phases read from memory instead of computing them again.
#include <functional>
#include <vector>

#include "codegen/llvm/likeness.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// By position: whether it takes longer to compute than to read. All values of a family in a phase are decided alike,
/// so that they can be packed (codegen/llvm/packs/packs.h). `isStep` says of a position whether a step of a fold
/// computed it in another phase; `phaseOf` is its phase.
std::vector<bool> findDearSteps(const Kernel& kernel, const std::vector<uint32_t>& phaseOf,
                                const std::vector<Likeness>& likeness, const std::function<bool(uint32_t)>& isStep);

/// By position: the first position with the same value in the same iteration, possibly itself. A loop that reads what
/// an earlier fold carried has the fold's value, and so has all that both compute from it.
std::vector<uint32_t> sameAtCounts(const Kernel& kernel);

}  // namespace hgc::cpu
