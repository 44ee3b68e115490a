#pragma once
/// Sums partials to gradients on a GPU, in the canonical order (runtime/sum/incidence.h).
#include <vector>

#include "runtime/gpu/sums/tables.h"
#include "runtime/plan/pieces.h"

namespace hgc {

/// A dispatch of a kernel that pulls. The caller sets `push.table` and `push.values`.
struct PullDispatch {
  PullWay way = PullWay::List;
  uint64_t invocations = 0;
  PullPush push{};
};

/// A dispatch that sums owned rows (ir/kernel/owned_rows.h). The caller sets `push.table` and `push.outputs`.
struct OwnersDispatch {
  SumWay way = SumWay::List;
  uint64_t invocations = 0;
  OwnersPush push{};
};

/// Where to store the sums with respect to shared rows, for the segments of a piece. All instances read these in a loop;
/// a workgroup's shared memory has nothing to do with it.
struct SharedSums {
  uint64_t results = 0;                                                        ///< an address
  uint32_t segmentStride = 0, componentStride = 0, partStride = 0, width = 0;  ///< see ir/kernel/kernel_interface.def
};

/// The sums of a workload. Thread-safety: one thread at a time.
class GpuSums {
 public:
  GpuSums(Gpu& gpu, GpuMemory& memory, const Workload& workload) : gpu_(&gpu), memory_(&memory), workload_(&workload) {}
  /// Uploads the lists, if that has not been done: to be called before the functions below. Fails if there is no memory
  /// for them.
  Status layOut();

  /// Uploads, for this kind of gradient, the numbers of the columns in which kernels store the partials of each gather,
  /// and the lists that `layOut` left out (`mayWriteRows`), except those of rows that a pulling group writes itself.
  /// `pulls`: by group, whether it pulls.
  Status prepare(KernelKind kind, const std::vector<bool>& pulls);
  /// Zeroes the sums of groups without derivatives in this launch. `hasPartials`: by group, whether it has some.
  void recordClears(CommandList& commands, const std::vector<bool>& hasPartials) const;
  /// Sums the partials of a piece, which are at `partials`.
  void recordSums(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  /// Sums, for each segment of a piece, the partials with respect to rows that all instances read in loops, unless a
  /// phase of the kernel does.
  void recordShared(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  /// Where a phase stores the sums by a gather that all instances read in a loop.
  SharedSums sharedOf(const Piece& piece, uint32_t gather) const;
  /// The dispatches that sum the owned rows of a port.
  std::vector<OwnersDispatch> ownersOf(const Piece& piece, uint32_t port) const;
  /// The symbols whose gradients launches of this kind compute.
  std::vector<SymbolId> resultsOf(KernelKind kind) const;
  /// Adds up the rows of `results`, after all pieces. `pulls`: by group, whether it pulls and so has finished some
  /// rows.
  void recordTotals(CommandList& commands, std::span<const SymbolId> results, const std::vector<bool>& pulls) const;
  /// Adds up the rows of a field to `to`, after the pieces that read it.
  void recordTotal(CommandList& commands, SymbolId symbol, uint64_t to) const;
  /// To be called before a group pulls. Lists the entries of rows that it can write directly (`mayWriteRows`).
  Status prepareRows(uint32_t group);
  /// The dispatches of a port whose rows pull: the lists in a piece, or its share of the rows that are written
  /// directly.
  std::vector<PullDispatch> pullsOf(uint32_t port, const Piece& piece) const;
  /// Whether the rows of a port, after `prepareRows`, read instances in order.
  bool sumInOrder(uint32_t group, uint32_t port) const;
  /// The size of the sums of a port.
  PullSize pullSize(uint32_t group, uint32_t port) const;
  /// By symbol: the rows of its gradient; an empty buffer where launches of this kind compute none.
  std::vector<Buffer> gradients(KernelKind kind) const;

 private:
  void recordLists(CommandList& commands, SymbolId symbol) const;
  void recordRows(CommandList& commands, SymbolId symbol, uint64_t to) const;
  Status layOutRowLists(SumLists& lists);
  bool isReady(SymbolId symbol, const std::vector<bool>& pulls) const;
  PullDispatch pullRows(const SumLists& lists, const Piece& piece) const;
  std::vector<uint32_t> columnsOf(const SumLists& lists, KernelKind kind) const;

  Gpu* gpu_;
  GpuMemory* memory_;
  const Workload* workload_;
  SumTables tables_;
  bool isLaidOut_ = false;
};

}  // namespace hgc
