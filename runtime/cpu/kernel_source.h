#pragma once
/// Where the CPU's kernels come from.
#include <functional>

#include "ir/artefact.h"
#include "runtime/cpu/shared_object.h"

namespace hgc {

/// Runs instances [begin, end) of a kernel; see `KernelFunction`. Thread-safe.
using RunKernel = std::function<int64_t(const KernelArgs& args, int64_t begin, int64_t end)>;

/// Finds a kernel; none if there is none. Thread-safety: one thread at a time.
using KernelSource = std::function<RunKernel(KernelId id)>;

KernelSource machineCode(SharedObject code);
/// The first tier: the program's kernels, operation by operation. The artefact must outlive it.
KernelSource interpreted(const Artefact& artefact, bool fused);

}  // namespace hgc
