#pragma once
/// Plans and records the launches of a workload on a GPU.
#include <memory>
#include <optional>
#include <vector>

#include "runtime/gpu/stage/stage.h"

namespace hgc {

/// A recorded launch.
struct Recording {
  std::vector<GpuStage> stages;
  std::unique_ptr<RecordedList> list;
  Results results;
  Readback readback;  ///< copies small results to the host, so that reading them needs no separate copy
};
/// The offset in `Gpu::readbackMemory` of a copy of `numbers`; nothing if they were not copied.
std::optional<uint64_t> offsetOf(const Readback& readback, const Buffer& numbers);

/// What the launches of a workload share on a GPU: data, lists of sums, memory. Thread-safety: one thread at a time.
class LaunchPlans {
 public:
  LaunchPlans(Gpu& gpu, const Workload& workload, bool fused)
      : gpu_(gpu),
        workload_(workload),
        fused_(fused),
        memory_(gpu.newMemory()),
        data_(gpu, *memory_, workload),
        copies_(gpu, *memory_, workload, data_),
        sums_(gpu, *memory_, workload) {}
  /// Uploads the workload. Fails if the GPU has not enough memory.
  Status load();
  /// Records a launch of these stages. `assemblies` sum the columns of the main stage; `only` is `Launch::only`.
  Result<Recording> record(const std::vector<Stage>& stages, const std::vector<const SumsOfOutputs*>& assemblies,
                           const std::vector<SymbolId>& only);

  ResidentData& data() { return data_; }
  const ResidentData& data() const { return data_; }
  OrderedCopies& copies() { return copies_; }

 private:
  Gpu& gpu_;
  const Workload& workload_;
  bool fused_;  ///< multiply-add
  std::unique_ptr<GpuMemory> memory_;
  ResidentData data_;
  OrderedCopies copies_;
  GpuSums sums_;
  ScratchMemory scratch_;
};

}  // namespace hgc
