#pragma once
/// Splits gradients into phases for GPUs where rows compute their sums (ir/kernel/owned_rows.h).
#include <optional>
#include <span>
#include <string>

#include "ir/kernel/gpu_phases.h"
#include "ir/levels.h"

namespace hgc {

/// The kernels of `cutOwned` as phases: instances store stems in arrays, then owners compute the sums of the rows of
/// each port in the gradient. Empty if there is no such port.
std::optional<PhasedKernel> cutOwners(const Differentiated& from, KernelKind kind, const std::string& name,
                                      std::span<const OwnedRows> owned);

}  // namespace hgc
