#pragma once
/// Stages of a launch with their code, pieces and memory.
#include <algorithm>
#include <vector>

#include "runtime/device/stages/stages.h"
#include "runtime/gpu/assembly.h"
#include "runtime/gpu/ordered_copies.h"

namespace hgc {

/// The kernels of rows of a port that pull their sums.
struct PullKernels {
  uint32_t port = 0;
  std::array<LoadedKernel, kPullWayCount> ways{};  ///< by `PullWay`; null if no row is summed in that way
  bool computesValues = false;                     ///< whether it also stores the values of instances
  uint64_t table = 0;                              ///< `PullPush::table`
};

/// A phase of a kernel other than that of instances (ir/kernel/gpu_phases.h).
struct PhaseKernels {
  const GpuCode* code = nullptr;
  std::array<LoadedKernel, kSumWayCount> ways{};  ///< rows and owners: by `SumWay`, null if unused;
                                                  ///< other kinds: the first
  uint32_t counts = 0;                            ///< iterations of its nest of loops
  Buffer items;                                   ///< rows: `RowsPush::items`
  uint32_t itemCount = 0;

  PhaseKind kind() const { return code->phase->kind; }
};

/// A group's part of a stage.
struct GroupStage {
  uint32_t columns = 0;               ///< scalars that an instance stores
  bool singles = false;               ///< whether these are stored in binary32
  uint64_t operations = 0;            ///< of an instance
  uint64_t states = 0;                ///< bytes kept for an instance, for folds and later parts of the kernel
  std::vector<LoadedKernel> kernels;  ///< parts of the kernel in order; empty if the group takes no part or pulls
  std::optional<LoadedKernel> runs;   ///< adds up the results itself, for the stage's assembly; then it has no others
  std::vector<PullKernels> pulls;     ///< empty if instances store
  std::vector<PhaseKernels> phases;   ///< phases before and after that of instances
  Buffer table;                       ///< `AddressTable`
  int64_t tiledColumns = 0;           ///< columns of the domain, if workgroups process tiles of it; else 0
  SymbolId fills = kNone;             ///< the symbol whose rows its columns fill

  uint64_t scalarBytes() const { return singles ? sizeof(float) : sizeof(double); }
  /// Whether phases sum the rows that all instances read in loops.
  bool sumsShared() const {
    return std::ranges::any_of(phases, [](const PhaseKernels& each) { return each.kind() == PhaseKind::Rows; });
  }
};

/// Kernels of one kind, laid out.
struct GpuKernelStage {
  KernelStage stage;
  std::vector<Wave> waves;
  std::vector<Buffer> outputs;                   ///< by wave, if they are results
  std::vector<GroupStage> groups;                ///< by group of the workload
  std::vector<const SumsOfOutputs*> assemblies;  ///< sums of the outputs, which are then not kept
  std::optional<SomeResults> only;               ///< `Launch::only`

  /// Whether the launch needs the sums by a symbol.
  bool isWanted(SymbolId symbol) const { return !only || std::ranges::find(only->sums, symbol) != only->sums.end(); }
  bool wantsValues() const { return !only || only->values; }
  bool wantsSums() const { return !only || !only->sums.empty(); }
  bool outputsAreResults() const {
    return stage.isMain && info(stage.kind).gives == Gives::Components && assemblies.empty();
  }
};

/// By group: whether its rows pull their sums.
inline std::vector<bool> pullingGroups(const GpuKernelStage& stage) {
  std::vector<bool> pulls;
  for (const GroupStage& group : stage.groups) pulls.push_back(!group.pulls.empty());
  return pulls;
}

/// A stage of a launch, laid out.
using GpuStage = StageWith<GpuKernelStage>;

/// Memory that launches share.
struct ScratchMemory {
  Buffer partials;
  Buffer states;  ///< states of folds
};

/// The context for planning and recording launches of a workload.
struct GpuContext {
  Gpu& gpu;
  GpuMemory& memory;
  const Workload& workload;
  bool fused;  ///< multiply-add
  ResidentData& data;
  GpuSums& sums;
  OrderedCopies& copies;
  ScratchMemory& scratch;
};

/// Loads the code of a stage and allocates its memory. Uploads need a flush afterwards. `assemblies` sum the outputs of
/// a main stage.
Result<GpuStage> layOut(const GpuContext& context, const Stage& stage,
                        const std::vector<const SumsOfOutputs*>& assemblies);

/// `columns` rounded up to the scalars that kernels of `kind` store together.
uint32_t roomFor(uint32_t columns, KernelKind kind);
/// Whether the last number that kernels of this kind store for an instance is its value.
bool storesValueLast(KernelKind kind);
/// How many instances of a piece run at once: as many whole workgroups as have memory for states.
uint32_t instancesAtOnce(const GpuContext& context, const GpuKernelStage& stage, const Piece& piece);
/// How a phase of a group sums: for each way, a kernel is loaded.
std::vector<SumWay> waysOf(const GpuContext& context, uint32_t g, const PhaseKernels& phase);

}  // namespace hgc
