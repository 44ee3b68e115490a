#pragma once
/// Cutting kernels of values and gradients in phases for GPUs (ir/kernel/gpu_phases.h).
#include <optional>
#include <string>

#include "ir/kernel/gpu_phases.h"
#include "ir/levels.h"

namespace hgc {

/// The phases of a value, or of a kind of gradient by rows that all instances read in loops. Nothing where there are
/// none; or where phases would leave as much as partials are, if no such partial is a few operations on what loops
/// around leave; or where no value takes loops at each count of another.
std::optional<PhasedKernel> cutPhases(const Differentiated& from, KernelKind kind, const std::string& name);

}  // namespace hgc
