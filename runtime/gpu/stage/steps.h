#pragma once
/// The steps of laying out a stage (stage.h), each in a file of its own.
#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// Code that is to be loaded, with `way` for its constant, and where it is wanted.
struct WantedKernel {
  const GpuCode* code = nullptr;
  uint32_t way = 0;
  bool singles = false;
  LoadedKernel* to = nullptr;
};

/// Loads all in parallel, each once: drivers take tens of milliseconds for each.
Status loadKernels(Gpu& gpu, std::span<const WantedKernel> wanted);

/// The code of the kernel that a group has for a stage, all its parts.
std::vector<const GpuCode*> codeOf(const GpuContext& context, const GpuKernelStage& stage, uint32_t g);
/// What a group's rows run, if they pull: nothing where its instances store.
Status findPulls(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// The phases of a group's kernel but that of instances. Nothing where it has none.
Status findPhases(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// The code with which workgroups take tiles of a group's domain, if it has enough lines and columns.
const GpuCode* findTiles(const GpuContext& context, GpuKernelStage& stage, uint32_t g);
/// Fails where the GPU's loops would stop before a kernel's are done.
Status checkRounds(const GpuContext& context, const KernelCode& kernel, size_t g);
/// Takes room for what folds carry at every count.
Status layOutStates(const GpuContext& context, const GpuKernelStage& stage);

}  // namespace hgc
