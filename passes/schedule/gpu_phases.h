#pragma once
/// Cutting a gradient's kernel in phases for GPUs (ir/gpu_phases.h).
#include <optional>
#include <string>

#include "ir/gpu_phases.h"
#include "ir/phases.h"

namespace hgc {

/// The phases of a kind of gradient by rows that all instances read in loops. Nothing where there are none, or where
/// phases would leave as much as partials are: if no such partial is a few operations on what loops around leave.
std::optional<PhasedKernel> cutPhases(const Differentiated& from, KernelKind kind, const std::string& name);

}  // namespace hgc
