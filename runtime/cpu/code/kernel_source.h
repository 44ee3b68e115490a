#pragma once
/// Where the CPU's kernels come from.
#include <functional>

#include "ir/artefact/artefact.h"
#include "runtime/cpu/code/shared_object.h"

namespace hgc {

/// Runs instances [begin, end) of a kernel; see `KernelFunction`. Thread-safe.
using RunKernel = std::function<int64_t(const KernelArgs& args, int64_t begin, int64_t end)>;

/// Adds what entries of rows that make their sums bring; see `OwnerFunction`. Thread-safe.
using RunOwnerKernel = std::function<void(const KernelArgs& args, const OwnedEntries& entries)>;

/// Adds what entries of rows bring that pull along lines; see `PullFunction`. Thread-safe.
using RunPullKernel = std::function<void(const KernelArgs& args, const PulledEntries& entries)>;

/// Finds kernels: of instances, and of the rows of a port that make their sums or pull; none if there is none.
/// Thread-safety: one thread at a time.
struct KernelSource {
  std::function<RunKernel(KernelId id)> ofInstances;
  std::function<RunOwnerKernel(KernelId id, uint32_t port)> ofRows;
  std::function<RunPullKernel(KernelId id, uint32_t port)> ofLines;
  double slowness = 1;  ///< how many times as long as by machine code an operation takes, about
};

KernelSource machineCode(SharedObject code);
/// The first tier: the program's kernels, operation by operation. The artefact must outlive it.
KernelSource interpreted(const Artefact& artefact, bool fused);

}  // namespace hgc
