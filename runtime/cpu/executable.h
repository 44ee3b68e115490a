#pragma once
/// A workload on the CPU.
#include <tbb/enumerable_thread_specific.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <functional>
#include <map>
#include <vector>

#include "ir/abi.h"
#include "runtime/cpu/bands.h"
#include "runtime/cpu/kernel_source.h"
#include "runtime/cpu/pages.h"
#include "runtime/cpu/row_order.h"
#include "runtime/cpu/scratch.h"
#include "runtime/cpu/window.h"
#include "runtime/device/device.h"
#include "runtime/device/stages.h"

namespace hgc {

/// An array as others see it.
inline Buffer bufferOf(const double* data, size_t count) {
  return {0, 0, count * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

/// Kernels read the workload's arrays where they are.
class CpuExecutable : public Executable {
 public:
  CpuExecutable(const Workload& workload, KernelSource code, int threads);

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Buffer computed(SymbolId symbol) const override;
  Status fillFields() override;
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"the CPU hands components over", ""}; }
  Status write(SymbolId symbol, int64_t, std::span<const double>) override;
  Buffer bound(SymbolId symbol) const override;
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 private:
  /// What one group's kernels read and write.
  struct GroupMemory {
    Pages values, outputs;
    std::vector<double> chunkSums;
    std::vector<Pages> cells;         // by incidence
    std::vector<RowOrder> rowOrders;  // by incidence
    std::vector<Pages> lineCells;     // by sums along lines
    std::vector<const double*> ports;
    std::vector<const int32_t*> slots, tables, rowBegins;
    std::vector<const double*> lifted;
    PartialColumns columns;
    std::vector<Pages> stems;  // what instances leave for rows that make their sums
    std::vector<const double*> stemPlaces;
    std::vector<Pages> kept;  // what instances of a field keep for its way back
    std::vector<double*> keptPlaces;
    std::vector<RunOwnerKernel> owners;         // by such a port: the kernel of its rows in this launch
    std::map<uint32_t, RunPullKernel> pullers;  // likewise, by port
    std::vector<double> sums;                   // of what all instances read in loops, segment by segment
    std::vector<int32_t> sizes;
    std::vector<double*> accumulators;    // by port
    std::vector<const int32_t*> targets;  // by gather
  };

  /// The windows of one thread, and what the steps of a band do.
  struct Strip {
    std::vector<Window> windows;
    Pages values;
    std::vector<RowRange> ranges;  // by step: what it does in this band
    std::vector<RowRange> needed;  // by window

    /// Empty windows, as wide as these; their memory stays where it fits.
    void fit(const std::vector<Window>& like);
  };
  /// What a step of bands runs, and where its results go.
  struct BandWork {
    RunKernel run;
    double* to = nullptr;
    bool isWanted = false;  // there by the launch
  };

  static bool sumsBySegment(const GroupMemory& memory) {
    return !memory.cells.empty() || !memory.lineCells.empty() || memory.columns.summed > 0;
  }
  GroupMemory layOut(size_t g);
  Result<Times> launched(const Launch& launch);
  Status runBands(const BandPlan& plan, const Launch& launch);
  Status prepareBands(const BandPlan& plan, const Launch& launch);
  void findRanges(const BandPlan& plan, int64_t band, int64_t bands, Strip& strip);
  KernelArgs windowArgs(const BandPlan& plan, const Strip& strip, size_t g, std::vector<const double*>& ports);
  Segments segmentsOfStep(const BandStep& step) const;
  void pullRows(const BandPlan& plan, const BandStep& step, const Strip& strip, RowRange rows, double* to);
  void cleanResults(const BandWork& work, int64_t begin, int64_t end);
  int64_t runStep(const BandPlan& plan, size_t k, Strip& strip);
  int64_t runValues(const BandStep& step, KernelArgs args, Strip& strip, RowRange rows, const RunKernel& run);
  int64_t runComponents(const BandStep& step, const KernelArgs& args, RowRange rows, const RunKernel& run,
                        const BandWork& work);
  int64_t runField(const BandStep& step, KernelArgs args, RowRange rows, const RunKernel& run, const Window& window);
  void placeValues(size_t g, InstanceValues values);
  double* componentsPlace(size_t g, KernelId id, const Launch& launch);
  double* gradientPlace(SymbolId symbol, const Launch& launch);
  std::vector<Stage> withFields(const std::vector<bool>& fields, const std::vector<Stage>& stages) const;
  std::vector<bool> staleOf(const std::vector<bool>& fields) const;
  Status fill(const std::vector<bool>& fields);
  Status runStages(std::span<const Stage> stages, const Launch& launch);
  Status runKernel(const Stage& stage, size_t k, const Launch& launch);
  RunKernel summing(size_t g, RunKernel run);
  double* filledInPlace(const Stage& stage, size_t k);
  /// These give what the kernel gave: 0, or the bytes that some thread could not get.
  int64_t runGroup(size_t g, KernelKind kind, bool bySegment, const RunKernel& run, double* outputs);
  template <class Take>
  int64_t forUnits(int64_t unit, KernelArgs args, int64_t first, int64_t last, int64_t columns, const RunKernel& run,
                   const Take& take);
  int64_t runTaking(size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                    const TakeTiles& take, const RunKernel& run);
  Status findRowKernels(size_t g, KernelKind kind);
  KernelArgs argsOf(size_t g, double* outputs);
  void keepStems(size_t g, const double* tiles, int64_t first, int64_t last);
  int64_t runAdding(size_t g, KernelKind kind, KernelArgs args, int64_t first, int64_t last, const RunKernel& run);
  int64_t runFilling(size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width, double* to,
                     const RunKernel& run);
  void sumGradients(const Launch& launch);
  /// How a port adds to the rows of a symbol.
  struct PortSum {
    int64_t tasks = 0;                                     // into which its rows are cut; 0 where it adds all at once
    int64_t parts = 1;                                     // rows of the port that are one of the symbol
    std::function<void(int64_t first, int64_t last)> add;  // rows of the port
  };
  PortSum sumOfLists(size_t g, size_t k, double* to);
  PortSum sumOfLines(size_t g, size_t k, double* to);
  PortSum pulledSum(size_t g, size_t k, double* to);
  void sumOwned(size_t g, size_t k, double* to);
  void addPortSums(size_t g, uint32_t port, double* to, std::vector<PortSum>& found);
  void sumSymbol(SymbolId symbol, double* to, const std::function<void(int64_t first, int64_t last)>& finish);
  int64_t partsOf(size_t g, uint32_t port) const;
  int64_t rowsOf(size_t g, uint32_t port) const;
  void addPulledPartials(size_t g, int64_t first, int64_t last);

  const Workload& workload_;
  KernelSource code_;
  tbb::enumerable_thread_specific<Scratch> scratch_;
  tbb::task_arena arena_;
  std::vector<Pages> computed_;                  // by symbol: what launches compute
  std::vector<std::vector<int32_t>> rowBegins_;  // by symbol, of those that loops read
  std::vector<GroupMemory> memory_;
  tbb::enumerable_thread_specific<Pages> tiles_;  // of a chunk of instances: partials
  std::vector<bool> left_;                        // by group: whether it left derivatives in this launch
  std::vector<bool> isCurrent_;                   // by group: of a field, whether its rows are what they should be
  std::vector<Pages> gradients_;                  // by symbol
  std::vector<bool> keepsValues_;                 // by group: those of instances
  std::vector<BandWork> bandWork_;                // by step
  tbb::enumerable_thread_specific<Strip> strips_;
  Reaches reaches_;
  std::atomic<int64_t> nonfinite_ = 0;  // among results that went where they are wanted
  Results results_;
};

}  // namespace hgc
