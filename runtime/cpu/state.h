#pragma once
/// What launches of a workload read and leave on the CPU.
#include <tbb/enumerable_thread_specific.h>

#include <atomic>
#include <memory>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/cpu/code/group_kernels.h"
#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/memory/scratch.h"
#include "runtime/cpu/row_order.h"
#include "runtime/device/device.h"
#include "runtime/device/threads.h"

namespace hgc {

/// An array as others see it.
inline Buffer bufferOf(const double* data, size_t count) {
  return {0, 0, count * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

/// What one group's kernels read and write, and what the last launch made of it.
struct CpuGroup {
  Pages values, outputs;
  std::vector<double> chunkSums;
  std::vector<Pages> cells;         ///< by incidence
  std::vector<RowOrder> rowOrders;  ///< by incidence
  std::vector<Pages> lineCells;     ///< by sums along lines
  std::vector<const double*> ports;
  std::vector<const int32_t*> slots, tables, rowBegins;
  std::vector<const double*> lifted;
  PartialColumns columns;
  std::vector<Pages> stems;  ///< what instances leave for rows that make their sums
  std::vector<const double*> stemPlaces;
  std::vector<Pages> kept;  ///< what instances of a field keep for its way back
  std::vector<double*> keptPlaces;
  std::vector<double> sums;  ///< of what all instances read in loops, segment by segment
  std::vector<int32_t> sizes;
  std::vector<double*> accumulators;    ///< by port
  std::vector<const int32_t*> targets;  ///< by gather

  const GroupKernel* left = nullptr;  ///< what left derivatives in the last launch
  bool isCurrent = false;             ///< of a field: its rows are what they should be
  bool keepsValues = true;            ///< those of instances
  bool inWaves = false;               ///< the launch adds its partials up wave by wave

  /// Whether its derivatives are summed a segment at a time.
  bool sumsBySegment() const { return !cells.empty() || !lineCells.empty() || columns.summed > 0; }
};

/// A symbol's memory besides what is bound.
struct CpuSymbol {
  Pages computed;                                      ///< what launches compute
  Pages gradient;                                      ///< where the caller wants it nowhere else
  std::vector<int32_t> rowBegins;                      ///< of a table whose rows loops read
  std::vector<std::pair<uint32_t, uint32_t>> readers;  ///< groups and their ports, in order
};

/// Memory of one thread.
struct ThreadMemory {
  explicit ThreadMemory(HostMemory* from) : scratch(from), tiles(from) {}

  Scratch scratch;
  Pages tiles;  ///< of a chunk of instances: partials
};

/// Kernels read the workload's arrays where they are.
struct CpuState {
  CpuState(const Workload& workload, KernelSource code, std::shared_ptr<Threads> threads);

  const Workload& workload;
  GroupKernels kernels;
  std::shared_ptr<Threads> threads;
  tbb::enumerable_thread_specific<ThreadMemory> ofThread;
  std::vector<CpuSymbol> symbols;
  std::vector<CpuGroup> groups;
  Results results;
  std::atomic<int64_t> nonfinite = 0;  ///< among results that went where they are wanted

  /// Forgets what an earlier launch left.
  void forgetResults(KernelKind kind);
  /// Of a group's kernels, which write to `outputs`.
  KernelArgs argsOf(size_t g, double* outputs);
  SymbolId symbolOf(size_t g, uint32_t port) const { return workload.artefact->plan.groups[g].ports[port]; }
  /// Rows of a port that are one of its symbol.
  int64_t partsOf(size_t g, uint32_t port) const {
    return hgc::partsOf(workload.bound.symbols[symbolOf(g, port)], layoutOf(workload, g).ports[port]);
  }

  /// Room for the sums of values, and for those of instances if they are to be kept.
  void placeValues(size_t g, InstanceValues values);
  /// Where the components of a group go, row by row in the order of the domain.
  double* placeComponents(size_t g, const GroupKernel& kernel, const Launch& launch);
  /// Where the gradient by a symbol goes.
  double* placeGradient(SymbolId symbol, const Launch& launch);
};

}  // namespace hgc
