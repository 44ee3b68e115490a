#pragma once
/// The steps of `layOut` (stage.h).
#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// Code to load with its constants, and where to store the kernel.
struct WantedKernel {
  const GpuCode* code = nullptr;
  uint32_t way = 0;
  bool singles = false;
  LoadedKernel* to = nullptr;
};

/// Loads all in parallel, equal ones once: each takes tens of milliseconds.
Status loadKernels(Gpu& gpu, std::span<const WantedKernel> wanted);

/// All code of a group's kernel for a stage.
std::vector<const GpuCode*> codeOf(const GpuContext& context, const GpuKernelStage& stage, uint32_t g);
/// Sets the pulls of a group, if its rows pull.
Status findPulls(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// Sets the phases of a group's kernel other than that of instances.
Status findPhases(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// The code that processes tiles of a group's domain; null if it is too small or there is none.
const GpuCode* findTiles(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// The code that adds up the results of a group for the stage's assembly; null if instances store them.
const GpuCode* findRuns(const GpuContext& context, const GpuKernelStage& stage, uint32_t g);
/// Fails if the GPU would stop the loops of a kernel early.
Status checkRounds(const GpuContext& context, const KernelCode& kernel, size_t g);
/// Allocates memory for states of folds.
Status layOutStates(const GpuContext& context, const GpuKernelStage& stage);

}  // namespace hgc
