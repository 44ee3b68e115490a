#pragma once
/// The memory of a workload on the CPU.
#include <atomic>
#include <memory>
#include <vector>

#include "ir/kernel/abi.h"
#include "runtime/cpu/code/kernels.h"
#include "runtime/cpu/memory/pages.h"
#include "runtime/cpu/row_order.h"
#include "runtime/data/threads/of_thread.h"
#include "runtime/device/device.h"
#include "runtime/device/threads.h"

namespace hgc {

/// A `Buffer` for memory of the host.
inline Buffer bufferOf(const double* data, size_t count) {
  return {0, 0, count * sizeof(double), reinterpret_cast<uint64_t>(data)};
}

/// What the kernels of one group read and write.
struct CpuGroup {
  Pages values, outputs;
  std::vector<double> chunkSums;
  std::vector<Pages> cells;         ///< by incidence
  std::vector<RowOrder> rowOrders;  ///< by incidence
  std::vector<Pages> lineCells;     ///< by number in `Workload::lineSums`
  std::vector<const double*> ports;
  std::vector<const int32_t*> slots, tables, rowBegins;
  std::vector<const double*> lifted;
  PartialColumns columns;
  std::vector<Pages> stems;  ///< what instances store for rows that make their own sums or pull
  std::vector<const double*> stemPlaces;
  std::vector<Pages> kept;  ///< what instances of a field keep for its adjoint
  std::vector<double*> keptPlaces;
  std::vector<double> sums;  ///< by segment: the sums of rows that all instances read in loops
  std::vector<int32_t> sizes;
  std::vector<double*> accumulators;    ///< by port
  std::vector<const int32_t*> targets;  ///< by gather

  const GroupKernel* left = nullptr;  ///< the kernel of the last launch that left derivatives, or null
  bool isCurrent = false;             ///< of a field: its rows are up to date
  bool keepsValues = true;            ///< whether the values of instances are kept
  bool inWaves = false;               ///< partials of the launch are added up in waves

  /// Whether its derivatives are summed by segment.
  bool sumsBySegment() const { return !cells.empty() || !lineCells.empty() || columns.summed > 0; }
};

/// Memory for a symbol in addition to its bound data.
struct CpuSymbol {
  Pages computed;                                      ///< of a field: its rows
  Pages gradient;                                      ///< unless the caller takes the gradient elsewhere
  std::vector<int32_t> rowBegins;                      ///< of a table whose rows are read in loops
  std::vector<std::pair<uint32_t, uint32_t>> readers;  ///< (group, port), ascending
};

struct ThreadMemory {
  explicit ThreadMemory(HostMemory* from) : scratch(from), tiles(from) {}

  Scratch scratch;
  Pages tiles;  ///< the outputs of a chunk of instances
};

/// The state of an executable. Kernels read the arrays of the workload in place.
struct CpuState {
  CpuState(const Workload& workload, KernelSource code, std::shared_ptr<Threads> threads);

  const Workload& workload;
  GroupKernels kernels;
  std::shared_ptr<Threads> threads;
  OfThread<ThreadMemory> ofThread;
  std::vector<CpuSymbol> symbols;
  std::vector<CpuGroup> groups;
  Results results;
  std::atomic<int64_t> nonfinite = 0;  ///< in results that went to the caller

  /// Clears the results of the last launch.
  void forgetResults(KernelKind kind);
  /// The arguments of kernels of a group that write to `outputs`.
  KernelArgs argsOf(size_t g, double* outputs);
  SymbolId symbolOf(size_t g, uint32_t port) const { return workload.artefact->plan.groups[g].ports[port]; }
  /// How many rows of a port make up one of its symbol.
  int64_t partsOf(size_t g, uint32_t port) const {
    return hgc::partsOf(workload.bound.symbols[symbolOf(g, port)], layoutOf(workload, g).ports[port]);
  }

  /// Allocates the sums of chunks, and the values of instances if they are kept.
  void placeValues(size_t g, InstanceValues values);
  /// The destination of the components of a group, row by row in the order of the domain.
  double* placeComponents(size_t g, const GroupKernel& kernel, const Launch& launch);
  /// The destination of the gradient by a symbol.
  double* placeGradient(SymbolId symbol, const Launch& launch);
};

}  // namespace hgc
