#pragma once
/// GPU code of a kernel: for instances that store, for rows that pull, or both.
#include <optional>
#include <vector>

#include "compiler/compile.h"

namespace hgc {

/// The parts of a gradient's kernel that rows run, one for each port that is summed; nothing where they store,
/// where a part is too long for a shader, or where `reduce` leaves the choice and recomputing costs more than memory
/// would.
std::vector<PullKernel> pullsOf(const Kernel& kernel, Reduce reduce);

/// SPIR-V of a kernel, in phases if there are some that are not too long, in parts where it is long. Fails, with the
/// reason, where a loop of it is too long for a GPU.
Result<std::vector<GpuCode>> gpuCodeOf(const Kernel& kernel, const std::optional<PhasedKernel>& phased, KernelId id,
                                       Target target, const CompileOptions& options);

}  // namespace hgc
