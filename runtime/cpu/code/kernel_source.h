#pragma once
/// The sources of CPU kernels: machine code and the interpreter.
#include <functional>

#include "ir/artefact/artefact.h"
#include "runtime/cpu/code/shared_object.h"

namespace hgc {

/// Runs instances [begin, end) of a kernel; see `KernelFunction`. Thread-safe.
using RunKernel = std::function<int64_t(const KernelArgs& args, int64_t begin, int64_t end)>;

/// Adds the partials of entries for rows that make their own sums; see `OwnerFunction`. Thread-safe.
using RunOwnerKernel = std::function<void(const KernelArgs& args, const OwnedEntries& entries)>;

/// Adds the partials of entries for rows that pull along lines; see `PullFunction`. Thread-safe.
using RunPullKernel = std::function<void(const KernelArgs& args, const PulledEntries& entries)>;

/// Finds the kernels of instances, and of rows of a port that make their own sums or pull. Each is empty if missing.
/// Thread-safety: one thread at a time.
struct KernelSource {
  std::function<RunKernel(KernelId id)> ofInstances;
  std::function<RunOwnerKernel(KernelId id, uint32_t port)> ofRows;
  std::function<RunPullKernel(KernelId id, uint32_t port)> ofLines;
  double slowness = 1;  ///< about how much longer an operation takes than in machine code
};

KernelSource machineCode(SharedObject code);
/// The first tier: interprets the kernels of the program. The artefact must outlive it.
KernelSource interpreted(const Artefact& artefact, bool fused);

}  // namespace hgc
