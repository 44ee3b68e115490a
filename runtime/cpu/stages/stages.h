#pragma once
/// Running launches stage by stage. The kernels of a stage are independent and run in parallel.
#include <atomic>
#include <vector>

#include "runtime/cpu/state.h"
#include "runtime/cpu/tasks.h"
#include "runtime/device/stages/stages.h"

namespace hgc {

/// A kernel of a stage.
struct GroupRun {
  uint32_t group = 0;
  const GroupKernel* kernel = nullptr;
  RunKernel part;  ///< runs instances and uses their outputs
  bool bySegment = false;
  double* outputs = nullptr;
  KernelArgs args = {};
  std::atomic<int64_t> missing = 0;  ///< bytes that some thread could not allocate, or 0
};

/// Segments of a group whose partials are added up before other segments run.
struct SegmentWave {
  uint32_t group = 0;
  int64_t first = 0;  ///< its first segment
  Tasks kernels, sums;
};

/// A stage. Its tasks refer to `groups`.
struct StageRun {
  KernelKind kind = KernelKind::Value;
  std::vector<GroupRun> groups;
  Tasks tasks;
  std::vector<Tasks> clearing;  ///< clears the rows that waves add to
  std::vector<SegmentWave> waves;
};

/// Adds tasks that run segments [first, last).
void addSegments(CpuState& state, KernelKind kind, GroupRun& run, int64_t first, int64_t last, Tasks& tasks);

/// Finds the kernels of a stage and memory for their outputs. `launch` must outlive `run`.
Status prepareStage(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run);
Status runStage(CpuState& state, StageRun& stage);
/// Runs stages one after another.
Status runStages(CpuState& state, std::span<const Stage> stages, const Launch& launch);

// Collectives: each fills symbols from others.
#define HGC_COLLECTIVE(name, word, onGpus) void run##name(CpuState& state, std::span<const Filled> symbols);
#include "runtime/device/stages/collectives.def"
#undef HGC_COLLECTIVE

// Cells, in which each segment of a group accumulates the partials of a row.

/// Scalars between two cells of an incidence.
int64_t strideOf(const CpuState& state, size_t g, const Incidence& incidence);
/// Allocates the cells of any `length` consecutive segments.
void growCells(CpuState& state, size_t g, int64_t length);
/// Assigns the cells to the segments from `first` on.
void placeCells(CpuState& state, size_t g, int64_t first);
/// Clears the cells of a segment, just before it runs.
void clearCells(CpuState& state, size_t g, size_t segment);

// Waves: some segments of a group run, and their partials are added up while they are in caches.

/// Finds the groups of a launch that run in waves, and adds tasks that clear their rows. Call it before `prepareStage`.
Status prepareWaves(CpuState& state, const KernelStage& stage, const Launch& launch, StageRun& run);
/// Adds the waves of a group, which add to the gradients of the launch.
void addWaves(CpuState& state, KernelKind kind, const Launch& launch, GroupRun& run, std::vector<SegmentWave>& waves);
void runWaves(CpuState& state, std::span<const SegmentWave> waves);

// Running a kernel chunk by chunk, and using the outputs of each chunk before the next overwrites them. All functions
// return what the kernel returns: 0, or how many bytes some thread could not allocate.

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
