#pragma once
/// Running launches stage by stage: the kernels of one need nothing of each other, and run side by side.
#include <span>

#include "runtime/cpu/stages/run.h"

namespace hgc {

/// Finds the kernels of a stage, and memory for what they leave. `launch` must outlive `run`.
Status prepareStage(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run);
Status runStage(CpuState& state, StageRun& stage);
/// Stages one after another.
Status runStages(CpuState& state, std::span<const Stage> stages, const Launch& launch);

}  // namespace hgc
