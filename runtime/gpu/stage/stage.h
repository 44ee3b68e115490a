#pragma once
/// Stages of a launch, laid out: with what code, in which pieces, and where in memory.
#include <algorithm>
#include <vector>

#include "runtime/device/stages.h"
#include "runtime/gpu/assembly.h"
#include "runtime/gpu/ordered_copies.h"

namespace hgc {

/// The kernels with which rows of a port pull their sums.
struct PullKernels {
  uint32_t port = 0;
  std::array<LoadedKernel, kPullWayCount> ways{};  ///< by `PullWay`; null where nothing is summed so
  bool bringsValues = false;
  uint64_t table = 0;  ///< addresses: see `PullPush`
};

/// A phase of a kernel, but that of instances (ir/kernel/gpu_phases.h).
struct PhaseKernels {
  const GpuCode* code = nullptr;
  std::array<LoadedKernel, kSumWayCount> ways{};  ///< of rows and owners by `SumWay`, null where nothing is summed so;
                                                  ///< else the first
  uint32_t counts = 0;                            ///< of its loops
  Buffer tiles;                                   ///< of rows: see `RowsPush`
  uint32_t tileCount = 0;

  PhaseKind kind() const { return code->phase->kind; }
};

/// A group's part of a stage.
struct GroupStage {
  uint32_t columns = 0;               ///< scalars an instance leaves
  bool singles = false;               ///< whether these are binary32 numbers in memory
  uint64_t operations = 0;            ///< of an instance
  uint64_t states = 0;                ///< bytes of what is kept of an instance, for folds and later parts
  std::vector<LoadedKernel> kernels;  ///< parts, one after another; none where the group takes no part, or pulls
  std::vector<PullKernels> pulls;     ///< none where its instances store
  std::vector<PhaseKernels> phases;   ///< what comes before and after instances
  Buffer table;                       ///< addresses
  int64_t tiledColumns = 0;           ///< of the domain whose tiles workgroups take; 0 where they do not
  SymbolId fills = kNone;             ///< whose rows its columns become

  uint64_t scalarBytes() const { return singles ? sizeof(float) : sizeof(double); }
  /// Whether phases make the sums of rows that all instances read in loops.
  bool sumsShared() const {
    return std::ranges::any_of(phases, [](const PhaseKernels& each) { return each.kind() == PhaseKind::Rows; });
  }
};

/// Kernels of one kind, laid out.
struct GpuKernelStage {
  KernelStage stage;
  std::vector<Wave> waves;
  std::vector<Buffer> outputs;                 ///< of each wave, where they are results
  std::vector<GroupStage> groups;              ///< of the workload
  std::vector<const SumsOfOutputs*> assemblies;  ///< what becomes of what instances leave, if it is not kept
  std::vector<SymbolId> only;                  ///< `Launch::only`

  /// Whether sums by a symbol are results that are wanted.
  bool isWanted(SymbolId symbol) const { return only.empty() || std::ranges::find(only, symbol) != only.end(); }
  /// Whether what instances leave are results.
  bool isKept() const { return stage.isMain && info(stage.kind).gives == Gives::Components && assemblies.empty(); }
};

/// By group: whether its rows pull their sums.
inline std::vector<bool> pullingGroups(const GpuKernelStage& stage) {
  std::vector<bool> pulls;
  for (const GroupStage& group : stage.groups) pulls.push_back(!group.pulls.empty());
  return pulls;
}

/// A stage of a launch, laid out.
using GpuStage = StageWith<GpuKernelStage>;

/// Memory that launches use one after another.
struct ScratchMemory {
  Buffer partials;
  Buffer states;  ///< what folds carried: dispatches use it again
};

/// What planning and recording launches of a workload need.
struct GpuContext {
  Gpu& gpu;
  GpuMemory& memory;
  const Workload& workload;
  bool fused;
  ResidentData& data;
  GpuSums& sums;
  OrderedCopies& copies;
  ScratchMemory& scratch;
};

/// Loads the code of a stage and takes its memory. Uploads may be under way. `assemblies` add up what a main stage
/// leaves.
Result<GpuStage> layOut(const GpuContext& context, const Stage& stage,
                        const std::vector<const SumsOfOutputs*>& assemblies);

/// Scalars that there is room for where an instance leaves so many.
uint32_t roomFor(uint32_t columns, KernelKind kind);
/// Whether the last number that kernels of this kind leave of an instance is its value.
bool leavesValue(KernelKind kind);
/// How many instances of a piece run at once: as many as have room for what their folds carried, in whole workgroups.
uint32_t instancesAtOnce(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece);
/// How a phase of a group sums, if it does.
std::vector<SumWay> waysOf(const GpuContext& context, uint32_t g, const PhaseKernels& phase);

}  // namespace hgc
