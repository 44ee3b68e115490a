#pragma once
/// Running a kernel chunk by chunk, and using the outputs of each chunk before the next overwrites them. All functions
/// return what the kernel returns: 0, or how many bytes some thread could not allocate.
#include "runtime/cpu/state.h"

namespace hgc {

/// Runs a segment of instances and adds their partials to cells.
int64_t runAdding(CpuState& state, size_t g, KernelKind kind, const GroupKernel& kernel, KernelArgs args, int64_t first,
                  int64_t last, const RunKernel& run);
/// Runs a segment of instances and writes their components to rows of `width` scalars at `to`.
int64_t runFilling(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                   double* to, const RunKernel& run);
/// Runs a segment of instances and passes their components to `take`.
int64_t runTaking(CpuState& state, size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                  const TakeTiles& take, const RunKernel& run);

}  // namespace hgc
