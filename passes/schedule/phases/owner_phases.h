#pragma once
/// Cutting gradients in phases for GPUs where rows make their sums (ir/kernel/owned_rows.h).
#include <optional>
#include <span>
#include <string>

#include "ir/kernel/gpu_phases.h"
#include "ir/levels.h"

namespace hgc {

/// What `cutOwned` makes, as phases: instances leave stems in arrays, and then owners add up the rows of each port that
/// the gradient is by. Nothing where it is by none.
std::optional<PhasedKernel> cutOwners(const Differentiated& from, KernelKind kind, const std::string& name,
                                      std::span<const OwnedRows> owned);

}  // namespace hgc
