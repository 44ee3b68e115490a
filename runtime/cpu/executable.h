#pragma once
/// A workload on the CPU.
#include <tbb/cache_aligned_allocator.h>
#include <tbb/task_arena.h>

#include <vector>

#include "ir/abi.h"
#include "runtime/cpu/row_order.h"
#include "runtime/cpu/shared_object.h"
#include "runtime/device/device.h"

namespace hgc {

/// Kernels read the workload's arrays where they are.
class CpuExecutable : public Executable {
 public:
  CpuExecutable(const Workload& workload, SharedObject code, int threads);

  Result<std::unique_ptr<Event>> submit(KernelKind kind) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status write(SymbolId, std::span<const double>) override { return Done{}; }

 private:
  /// What one group's kernels read and write.
  struct GroupMemory {
    std::vector<double> values, chunkSums;
    std::vector<double, tbb::cache_aligned_allocator<double>> outputs;  // aligned as kOutputAlignment asks
    std::vector<std::vector<double>> cells;                             // by incidence
    std::vector<RowOrder> rowOrders;                                    // by incidence
    std::vector<const double*> ports;
    std::vector<const int32_t*> slots, tables, rowBegins;
    std::vector<const double*> lifted;
    PartialColumns columns;
    std::vector<double> sums;  // of what all instances read in loops, segment by segment
    std::vector<int32_t> sizes;
    std::vector<double*> accumulators;    // by port
    std::vector<const int32_t*> targets;  // by gather
  };

  GroupMemory layOut(size_t g);
  Status runKernels(KernelKind kind);
  void runGroup(size_t g, KernelKind kind, KernelFunction function);
  void runChunks(size_t g, KernelArgs args, int64_t first, int64_t last, KernelFunction function);
  void sumValues(size_t g);
  void sumGradients(KernelKind kind);
  void sumRows(size_t g);

  const Workload& workload_;
  SharedObject code_;
  tbb::task_arena arena_;
  std::vector<std::vector<int32_t>> rowBegins_;  // by symbol, of those that loops read
  std::vector<GroupMemory> memory_;
  std::vector<std::vector<double>> gradients_;  // by symbol
  Results results_;
};

}  // namespace hgc
