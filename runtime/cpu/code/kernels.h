#pragma once
/// The kernels of a workload's groups, and their sources: machine code and the interpreter.
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "ir/artefact/artefact.h"
#include "runtime/cpu/code/shared_object.h"
#include "runtime/device/workload.h"

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

/// A kernel of a group, with the kernels of rows that sum or pull its partials themselves.
struct GroupKernel {
  KernelId id;
  RunKernel run;
  uint32_t stores = 0;
  double operations = 0;  ///< about, of an instance
  std::vector<RunOwnerKernel>
      owners;  ///< by number in `Workload::ownedSums`; empty if the kernel has no derivatives by the port
  std::map<uint32_t, RunPullKernel> pullers;  ///< by port
};

/// Finds each kernel once, since there may be thousands of topologies. Thread-safety: one thread at a time.
class GroupKernels {
 public:
  /// `workload` must outlive it.
  GroupKernels(const Workload& workload, KernelSource code);

  /// The kernel of a group for `kind`, or an error if the program has none. The pointer stays valid.
  Result<const GroupKernel*> find(size_t g, KernelKind kind);

 private:
  Result<std::unique_ptr<GroupKernel>> make(size_t g, KernelKind kind) const;
  Status findRows(size_t g, KernelKind kind, GroupKernel& kernel) const;
  double operationsOf(size_t g, const KernelInfo& kernel) const;

  const Workload& workload_;
  KernelSource code_;
  std::map<KernelId, const KernelInfo*> infos_;
  std::vector<std::array<std::unique_ptr<GroupKernel>, kKernelKindCount>> known_;  // by group and kind
};

}  // namespace hgc
