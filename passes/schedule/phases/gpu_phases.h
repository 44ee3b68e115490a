#pragma once
/// Splits kernels of values and gradients into phases for GPUs (ir/kernel/gpu_phases.h).
#include <optional>
#include <span>
#include <string>

#include "ir/kernel/gpu_phases.h"
#include "ir/levels.h"

namespace hgc {

/// The phases of a value, or of a kind of gradient by rows that all instances read in loops. Empty if there are none;
/// if phases would store as much as the partials themselves, and no such partial is a few operations on values stored
/// by outer loops; or if no value has nested loops.
std::optional<PhasedKernel> cutPhases(const Differentiated& from, KernelKind kind, const std::string& name);

/// The kernels of `cutOwned` as phases: instances store stems in arrays, then owners compute the sums of the rows of
/// each port in the gradient. Empty if there is no such port.
std::optional<PhasedKernel> cutOwners(const Differentiated& from, KernelKind kind, const std::string& name,
                                      std::span<const OwnedRows> owned);

}  // namespace hgc
