#pragma once
/// Stages of launches, ready to run.
#include <atomic>
#include <vector>

#include "runtime/cpu/state.h"
#include "runtime/cpu/tasks.h"
#include "runtime/device/stages.h"

namespace hgc {

/// A kernel of a stage.
struct GroupRun {
  uint32_t group = 0;
  const GroupKernel* kernel = nullptr;
  RunKernel part;  ///< instances, and what becomes of what they leave
  bool bySegment = false;
  double* outputs = nullptr;
  KernelArgs args = {};
  std::atomic<int64_t> missing = 0;  ///< what the kernel gave: 0, or the bytes that some thread could not get
};

/// Some segments of a group, whose partials are added up before others run.
struct Wave {
  uint32_t group = 0;
  int64_t first = 0;  ///< of its segments
  Tasks kernels, sums;
};

/// A stage. Its tasks refer to its groups.
struct StageRun {
  KernelKind kind = KernelKind::Value;
  std::vector<GroupRun> groups;
  Tasks tasks;
  std::vector<Tasks> clearing;  ///< of what waves add to
  std::vector<Wave> waves;
};

/// Segments [first, last), one after another.
void addSegments(CpuState& state, KernelKind kind, GroupRun& run, int64_t first, int64_t last, Tasks& tasks);

}  // namespace hgc
