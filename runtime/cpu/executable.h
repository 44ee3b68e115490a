#pragma once
/// A workload on the CPU.
#include <tbb/enumerable_thread_specific.h>

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/cpu/bands.h"
#include "runtime/cpu/code/group_kernels.h"
#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/memory/scratch.h"
#include "runtime/cpu/memory/window.h"
#include "runtime/cpu/row_order.h"
#include "runtime/cpu/tasks.h"
#include "runtime/device/device.h"
#include "runtime/device/stages.h"
#include "runtime/device/threads.h"

namespace hgc {

/// An array as others see it.
inline Buffer bufferOf(const double* data, size_t count) {
  return {0, 0, count * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

/// Kernels read the workload's arrays where they are.
class CpuExecutable : public Executable {
 public:
  CpuExecutable(const Workload& workload, KernelSource code, std::shared_ptr<Threads> threads);

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  Result<Times> launch(const Launch& launch) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Buffer computed(SymbolId symbol) const override;
  Status fillFields() override;
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"the CPU hands components over", ""}; }
  Status write(SymbolId symbol, int64_t, std::span<const double>) override;
  Result<Buffer> bound(SymbolId symbol) override;
  Buffer boundReals(SymbolId symbol) const;
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
    std::vector<double> sums;  // of what all instances read in loops, segment by segment
    std::vector<int32_t> sizes;
    std::vector<double*> accumulators;    // by port
    std::vector<const int32_t*> targets;  // by gather
  };

  /// The windows of one thread, and what the steps of a band do.
  struct Strip {
    explicit Strip(HostMemory* memory) : values(memory) {}

    std::vector<Window> windows;
    Pages values;
    std::vector<RowRange> ranges;  // by step: what it does in this band
    std::vector<RowRange> needed;  // by window

    /// Empty windows, as wide as these; their memory stays where it fits.
    void fit(const std::vector<Window>& like);
  };
  /// What a step of bands runs, and where its results go.
  struct BandWork {
    const GroupKernel* kernel = nullptr;
    double* to = nullptr;
    bool isWanted = false;  // there by the launch
  };
  /// What all launches of a kind do.
  struct KnownLaunch {
    std::vector<Stage> stages;
    std::vector<bool> fieldsRead;  // by group
    std::vector<SymbolId> summed;  // the symbols that it has derivatives by
  };
  /// A kernel of a stage, ready to run.
  struct GroupRun {
    uint32_t group = 0;
    const GroupKernel* kernel = nullptr;
    RunKernel part;  // instances, and what becomes of what they leave
    bool bySegment = false;
    double* outputs = nullptr;
    KernelArgs args = {};
    std::atomic<int64_t> missing = 0;  // what the kernel gave: 0, or the bytes that some thread could not get
  };

  /// Some segments of a group, whose partials are added up before others run.
  struct Wave {
    uint32_t group = 0;
    int64_t first = 0;  // of its segments
    Tasks kernels, sums;
  };
  /// A stage, ready to run. Its tasks refer to its groups.
  struct StageRun {
    KernelKind kind = KernelKind::Value;
    std::vector<GroupRun> groups;
    Tasks tasks;
    std::vector<Tasks> clearing;  // of what waves add to: `prepareWaves` comes before `prepareStage`
    std::vector<Wave> waves;
  };
  /// All of a launch, to be run again as it is. Of one stage, without fields: what is computed does not change then.
  struct WholeRun {
    Launch launch;
    StageRun stage;
    std::vector<Tasks> sums;
    bool isOf(const Launch& other) const;
  };

  static bool sumsBySegment(const GroupMemory& memory) {
    return !memory.cells.empty() || !memory.lineCells.empty() || memory.columns.summed > 0;
  }
  void hasChanged(SymbolId symbol);
  GroupMemory layOut(size_t g);
  Result<Times> launched(const Launch& launch);
  Status runAnew(const KnownLaunch& known, const Launch& launch, Times& times);
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
  int64_t runField(const BandStep& step, KernelArgs args, RowRange rows, const RunKernel& run, uint32_t width,
                   const Window& window);
  void placeValues(size_t g, InstanceValues values);
  double* componentsPlace(size_t g, const GroupKernel& kernel, const Launch& launch);
  double* gradientPlace(SymbolId symbol, const Launch& launch);
  const KnownLaunch& knownLaunch(KernelKind kind);
  const BandPlan* findBands(KernelKind kind, const KnownLaunch& known);
  std::vector<Stage> fieldStagesOf(const std::vector<bool>& fields) const;
  std::vector<bool> staleOf(const std::vector<bool>& fields) const;
  Status fill(const std::vector<bool>& fields);
  Status runStages(std::span<const Stage> stages, const Launch& launch);
  Status runStage(StageRun& stage);
  Status prepareStage(const Stage& stage, const Launch& launch, StageRun& run);
  Status prepareGroup(const Stage& stage, size_t k, const Launch& launch, GroupRun& run);
  void prepareValues(const Stage& stage, GroupRun& run);
  void prepareResults(const Launch& launch, GroupRun& run);
  void prepareFilling(const Stage& stage, size_t k, GroupRun& run);
  void placeOutputs(GroupRun& run);
  void addTasks(KernelKind kind, GroupRun& run, Tasks& tasks);
  void addSegments(KernelKind kind, GroupRun& run, int64_t first, int64_t last, Tasks& tasks);
  bool mayWave(size_t g, const GroupKernel& kernel) const;
  int64_t segmentsOfWave(size_t g) const;
  void growCells(size_t g, int64_t length);
  void placeCells(size_t g, int64_t first);
  Status prepareWaves(const Stage& stage, const Launch& launch, StageRun& run);
  void addWaves(KernelKind kind, const Launch& launch, GroupRun& run, std::vector<Wave>& waves);
  void addSumsOf(const Launch& launch, size_t g, size_t k, int64_t first, int64_t last, Tasks& sums);
  void runWaves(std::span<const Wave> waves);
  void clearCells(size_t g, size_t segment);
  RunKernel summing(size_t g, RunKernel run);
  double* filledInPlace(const Stage& stage, size_t k);
  /// These give what the kernel gave.
  template <class Take>
  int64_t forUnits(size_t g, int64_t unit, KernelArgs args, int64_t first, int64_t last, int64_t columns,
                   const RunKernel& run, const Take& take);
  int64_t runTaking(size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width,
                    const TakeTiles& take, const RunKernel& run);
  KernelArgs argsOf(size_t g, double* outputs);
  void keepStems(size_t g, const double* tiles, int64_t first, int64_t last);
  int64_t runAdding(size_t g, KernelKind kind, const GroupKernel& kernel, KernelArgs args, int64_t first, int64_t last,
                    const RunKernel& run);
  int64_t runFilling(size_t g, const KernelArgs& args, int64_t first, int64_t last, uint32_t width, double* to,
                     const RunKernel& run);
  /// How a port adds to the rows of a symbol.
  struct PortSum {
    int64_t blockRows = 1;                                 // of the port, best added at a time
    int64_t parts = 1;                                     // rows of the port that are one of the symbol
    double operations = 0;                                 // in all, about
    std::function<void(int64_t first, int64_t last)> add;  // rows of the port
  };
  /// The sum of all derivatives by a symbol; one that is a result is made canonical, and looked through.
  struct SymbolSum {
    SymbolId symbol = kNone;
    double* to = nullptr;
    bool isResult = false;
  };
  /// A part of a sum that has to wait for the one before.
  struct SumStep {
    int64_t pieces = 0;
    double operations = 0;  // of a piece
    Tasks::Run run;
  };
  PortSum sumOfLists(size_t g, size_t k, double* to);
  PortSum sumOfLines(size_t g, size_t k, double* to);
  PortSum pulledSum(size_t g, size_t k, double* to);
  SumStep sumOwned(size_t g, size_t k, double* to, RowsHold before);
  void addPortSums(size_t g, uint32_t port, double* to, std::vector<PortSum>& found);
  SumStep stepOfRows(const SymbolSum& wanted, std::vector<PortSum> sums, bool isFirst, bool isLast);
  std::vector<SumStep> stepsOf(const SymbolSum& wanted);
  std::vector<Tasks> sumsOf(std::span<const SymbolSum> wanted);
  std::vector<Tasks> sumsOf(const KnownLaunch& known, const Launch& launch);
  void run(std::span<const Tasks> sums);
  int64_t partsOf(size_t g, uint32_t port) const;
  int64_t rowsOf(size_t g, uint32_t port) const;
  void addPulledPartials(size_t g, const GroupKernel& kernel, int64_t first, int64_t last);

  const Workload& workload_;
  GroupKernels kernels_;
  tbb::enumerable_thread_specific<Scratch> scratch_;
  std::shared_ptr<Threads> threads_;
  std::vector<Pages> computed_;                  // by symbol: what launches compute
  std::vector<std::vector<int32_t>> rowBegins_;  // by symbol, of those that loops read
  std::vector<GroupMemory> memory_;
  tbb::enumerable_thread_specific<Pages> tiles_;  // of a chunk of instances: partials
  std::vector<const GroupKernel*> left_;          // by group: what left derivatives in this launch
  std::vector<bool> isCurrent_;                   // by group: of a field, whether its rows are what they should be
  std::vector<Pages> gradients_;                  // by symbol
  std::vector<bool> keepsValues_;                 // by group: those of instances
  std::vector<BandWork> bandWork_;                // by step
  tbb::enumerable_thread_specific<Strip> strips_;
  Reaches reaches_;
  std::vector<std::vector<std::pair<uint32_t, uint32_t>>> readers_;  // by symbol: groups and their ports, in order
  std::vector<Stage> allFields_;                                     // what computes all fields
  std::array<std::optional<KnownLaunch>, kKernelKindCount> known_;   // by kind
  std::map<std::pair<KernelKind, std::vector<bool>>, std::optional<BandPlan>> bandPlans_;  // by the fields that are due
  std::atomic<int64_t> nonfinite_ = 0;  // among results that went where they are wanted
  Results results_;
  std::vector<bool> inWaves_;      // by group: whether this launch adds its partials up wave by wave
  std::optional<WholeRun> whole_;  // the last launch, if it may run again as it is
};

}  // namespace hgc
