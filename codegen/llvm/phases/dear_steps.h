#pragma once
/// Which steps of folds are read again rather than computed again.
#include <functional>
#include <vector>

#include "codegen/llvm/likeness.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// For each position whether it takes longer to compute than to read, as all does that its phase computes alike: of
/// that all is kept or nothing, so that it can be packed (codegen/llvm/packs/packs.h). `isStep` says of each position
/// whether a step of a fold computed it in another phase; `phaseOf` which phase it is in.
std::vector<bool> findDearSteps(const Kernel& kernel, const std::vector<uint32_t>& phaseOf,
                                const std::vector<Likeness>& likeness, const std::function<bool(uint32_t)>& isStep);

}  // namespace hgc::cpu
