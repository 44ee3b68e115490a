#pragma once
/// Running launches band by band.
#include <vector>

#include "runtime/cpu/bands/bands.h"
#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/state.h"
#include "runtime/data/threads/of_thread.h"

namespace hgc {

/// The windows of one thread and the rows of its current band.
struct Strip {
  explicit Strip(HostMemory* memory) : values(memory) {}

  std::vector<Window> windows;
  Pages values;
  std::vector<RowRange> ranges;  ///< by step: the rows that it computes in this band
  std::vector<RowRange> needed;  ///< by window: the rows that later steps read

  /// Empties the windows, with the widths of `like`. Keeps their memory if the widths are equal.
  void fit(const std::vector<Window>& like);
};

/// Runs launches band by band, by their plans. Thread-safety: one thread at a time.
class BandRunner {
 public:
  explicit BandRunner(CpuState& state)
      : state_(state), strips_([from = state.workload.bound.memory] { return Strip(from); }) {}
  Status run(const BandPlan& plan, const Launch& launch);

 private:
  /// The kernel of a step and the destination of its results.
  struct Work {
    const GroupKernel* kernel = nullptr;
    double* to = nullptr;
    bool isWanted = false;  // whether the launch has the destination
  };

  Status prepare(const BandPlan& plan, const Launch& launch);
  Segments segmentsOf(const BandStep& step) const;
  void findRanges(const BandPlan& plan, int64_t band, int64_t bands, Strip& strip) const;
  KernelArgs windowArgs(const BandPlan& plan, const Strip& strip, size_t g, std::vector<const double*>& ports);
  int64_t runStep(const BandPlan& plan, size_t k, Strip& strip);
  void pullRows(const BandPlan& plan, const BandStep& step, const Strip& strip, RowRange rows, double* to);
  int64_t runValues(const BandStep& step, KernelArgs args, Strip& strip, RowRange rows, const RunKernel& run);
  int64_t runComponents(const BandStep& step, const KernelArgs& args, RowRange rows, const RunKernel& run,
                        const Work& work);
  int64_t runField(const BandStep& step, KernelArgs args, RowRange rows, const RunKernel& run, uint32_t width,
                   const Window& window);
  void cleanResults(const Work& work, int64_t begin, int64_t end);

  CpuState& state_;
  OfThread<Strip> strips_;
  std::vector<Work> work_;  // by step
};

}  // namespace hgc
