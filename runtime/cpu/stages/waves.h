#pragma once
/// Waves: some segments of a group run, and what they left is added up while it is in caches.
#include "runtime/cpu/stages/run.h"

namespace hgc {

/// Finds the groups of a launch that run in waves, and clears what they add to: comes before `prepareStage`.
Status prepareWaves(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run);
/// The waves of a group, which add to where the launch wants its gradients.
void addWaves(CpuState& state, KernelKind kind, const Launch& launch, GroupRun& run, std::vector<Wave>& waves);
void runWaves(CpuState& state, std::span<const Wave> waves);

}  // namespace hgc
