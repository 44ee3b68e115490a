#pragma once
/// The kernels of a workload's groups.
#include <array>
#include <map>
#include <memory>
#include <vector>

#include "runtime/cpu/code/kernel_source.h"
#include "runtime/device/workload.h"

namespace hgc {

/// A kernel of a group, with those of the rows that make their sums of what it leaves, or pull them.
struct GroupKernel {
  KernelId id;
  RunKernel run;
  uint32_t stores = 0;
  double operations = 0;                      ///< of an instance, about
  std::vector<RunOwnerKernel> owners;         ///< by number in `Workload::ownedSums`; none where it leaves nothing
  std::map<uint32_t, RunPullKernel> pullers;  ///< by port
};

/// Finds each kernel once: launches of thousands of topologies find them at once. Thread-safety: one thread at a time.
class GroupKernels {
 public:
  /// `workload` must outlive it.
  GroupKernels(const Workload& workload, KernelSource code);

  /// The kernel that a group has for `kind`; it stays where it is. An error if the program has none.
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
