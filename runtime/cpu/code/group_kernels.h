#pragma once
/// The kernels of a workload's groups.
#include <array>
#include <map>
#include <memory>
#include <vector>

#include "runtime/cpu/code/kernel_source.h"
#include "runtime/device/workload.h"

namespace hgc {

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
