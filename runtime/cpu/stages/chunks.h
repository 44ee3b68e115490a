#pragma once
/// Kernels that run a chunk of instances at a time, and who takes what each chunk left. All give what the kernel gave:
/// 0, or how many bytes some thread could not get.
#include "runtime/cpu/state.h"

namespace hgc {

/// A segment of instances, whose partials are added to cells.
int64_t runAdding(CpuState& state, size_t g, KernelKind kind, const GroupKernel& kernel, KernelArgs args, int64_t first,
                  int64_t last, const RunKernel& run);
/// A segment of instances, whose components become rows of `width` scalars at `to`.
int64_t runFilling(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                   double* to, const RunKernel& run);
/// A segment of instances, whose components are taken.
int64_t runTaking(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                  const TakeTiles& take, const RunKernel& run);

}  // namespace hgc
