#pragma once
/// Summing partials into gradients on a GPU, in the canonical order of runtime/sum/incidence.h.
#include <vector>

#include "runtime/gpu/sums/tables.h"
#include "runtime/plan/pieces.h"

namespace hgc {

/// A dispatch of a kernel that pulls. Of its arguments the caller adds `table` and `values`.
struct PullDispatch {
  PullWay way = PullWay::List;
  uint64_t invocations = 0;
  PullPush push{};
};

/// A dispatch of rows of a piece that make their sums. Of its arguments the caller adds `table` and `outputs`.
struct OwnersDispatch {
  SumWay way = SumWay::List;
  uint64_t invocations = 0;
  OwnersPush push{};
};

/// Where the sums by a gather that all instances read in a loop go, from the first segment of a piece on.
struct SharedSums {
  uint64_t results = 0;                                                        ///< an address
  uint32_t segmentStride = 0, componentStride = 0, partStride = 0, width = 0;  ///< see ir/kernel/kernel_interface.def
};

/// The sums of a workload's rows, whose lists lie on a GPU. Thread-safety: one thread at a time.
class GpuSums {
 public:
  /// Uploads the lists. Fails where there is no room for them.
  static Result<GpuSums> make(Gpu& gpu, GpuMemory& memory, const Workload& workload);

  /// Uploads what depends on the kind of gradient: where each gather's partials are among the columns; and lists that
  /// were not needed until now, unless groups that pull (`pulls`) leave their rows ready.
  Status prepare(KernelKind kind, const std::vector<bool>& pulls);
  /// Zeroes the sums of groups that make none in this launch (`leaves` tells which make some).
  void recordClears(CommandList& commands, const std::vector<bool>& leaves) const;
  /// Sums the partials of a piece, which are at `partials`.
  void recordSums(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  /// The same of partials by rows that all instances read in loops, where no phase has made their sums.
  void recordShared(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  SharedSums sharedOf(const Piece& piece, uint32_t gather) const;
  /// Those of a port.
  std::vector<OwnersDispatch> ownersOf(const Piece& piece, uint32_t port) const;
  /// The symbols by which sums are results of launches of a kind.
  std::vector<SymbolId> resultsOf(KernelKind kind) const;
  /// Adds sums to the rows of such symbols, after all pieces; groups that pull (`pulls`) leave some rows ready.
  void recordTotals(CommandList& commands, std::span<const SymbolId> results, const std::vector<bool>& pulls) const;
  /// Adds those of a field to rows at `to`, after the pieces that read it.
  void recordTotal(CommandList& commands, SymbolId symbol, uint64_t to) const;
  /// Before a group pulls: lays out the rows that it alone adds to, in short lists only. Their sums need no memory.
  Status prepareRows(uint32_t group);
  /// What makes the sums of a port's rows of a group: those within a piece, or this piece's share of the rows that were
  /// laid out.
  std::vector<PullDispatch> pullsOf(uint32_t port, const Piece& piece) const;
  /// Whether the rows of a port of a group, as they were laid out, sum instances in their order.
  bool sumInOrder(uint32_t group, uint32_t port) const;
  /// What the rows of a port of a group sum.
  PullSize pullSize(uint32_t group, uint32_t port) const;
  /// Where the rows of each symbol are, by symbol; nothing where `kind` is not by it.
  std::vector<Buffer> gradients(KernelKind kind) const;

 private:
  GpuSums(Gpu& gpu, GpuMemory& memory, const Workload& workload, SumTables tables)
      : gpu_(&gpu), memory_(&memory), workload_(&workload), tables_(std::move(tables)) {}
  bool isResult(SymbolId symbol, KernelKind kind) const;
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
};

}  // namespace hgc
