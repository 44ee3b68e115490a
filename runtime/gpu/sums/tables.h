#pragma once
/// The lists of all rows whose sums a GPU makes, and where they lie in its memory.
///
/// Sums of a symbol are kept by component. Among the sums of an incidence come first its short lists, then the chunks
/// of its long ones, then the totals of those that have several chunks, then segment by segment those of rows that all
/// instances read in loops.
#include <array>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// A list of entries, as kernels read it.
struct ListWords {
  uint32_t firstEntryLow, firstEntryHigh, entries, firstInstance;
};

/// How large the sums of a port's rows are.
struct PullSize {
  uint64_t lists = 0, entries = 0;
  uint64_t longest = 0;  ///< most entries of one invocation
};

/// Of one port of one group, or of a part of its rows where another port of the symbol has narrower ones.
struct SumLists {
  SymbolId symbol = 0;
  uint32_t width = 0, places = 0, port = 0, group = 0;
  uint32_t part = 0, parts = 1;
  Buffer entries, shorts, chunks, multiples;
  std::vector<uint32_t> firstShort, firstChunk;  ///< by segment; one more than segments
  uint32_t multipleCount = 0;
  uint32_t firstResult = 0;                   ///< among the symbol's sums
  uint32_t sharedCount = 0, firstShared = 0;  ///< entries of what all instances read in loops, and their first result
  Buffer sharedPlaces;                        ///< of these among an instance's entries
  PullSize byList;
  uint64_t longestRow = 0;        ///< where all lists are short: most entries of a row in all segments
  Buffer rowLists, rowEntries;    ///< of rows that are summed in one go
  bool areInOrder = false;        ///< their entries are the instances, one after another
  std::array<Buffer, 2> columns;  ///< without parameters, and with them
};

/// Rows of one port of one group that make their sums: see `OwnerLists`.
struct SumOwners {
  SymbolId symbol = 0;
  uint32_t group = 0, port = 0, words = 0, chunks = 0;
  struct Items {
    Buffer words;
    std::vector<uint32_t> firstOf;
  };
  Items shorts, longs;
};

/// The rows of one symbol; as wide as its narrowest port.
struct SumRows {
  uint32_t rows = 0, width = 0;
  uint32_t sumCount = 0;  ///< of results: the stride between components
  Buffer sums, rowBegin, order, gradient;
};

struct SumTables {
  std::vector<SumLists> lists;  ///< in the order of groups and ports; parts of a port follow one another
  std::vector<SumOwners> owners;
  std::vector<size_t> firstList;  ///< by group; one more than groups
  std::vector<SumRows> rows;      ///< by symbol

  /// Those of a group.
  std::span<const SumLists> ofGroup(uint32_t group) const {
    return std::span(lists).subspan(firstList[group], firstList[group + 1] - firstList[group]);
  }
  /// The first part of those of a port; null where it has none.
  const SumLists* ofPort(uint32_t group, uint32_t port) const {
    for (const SumLists& each : ofGroup(group)) {
      if (each.port == port) return &each;
    }
    return nullptr;
  }
};

/// Uploads the lists of a workload, but for those of rows that may be written directly (`mayWriteRows`): most launches
/// do without. Fails where 32 bits do not count the sums, or where there is no room.
Result<SumTables> layOutSums(Gpu& gpu, GpuMemory& memory, const Workload& workload);
/// Uploads these, too. Fails where there is no room.
Status layOutRest(Gpu& gpu, GpuMemory& memory, const Workload& workload, SumTables& tables, SumLists& lists);

/// Whether a row's sums need not be kept when rows pull: nobody else adds to the symbol, rows are results, all lists
/// are short, and no row has so many that the others wait for it.
bool mayWriteRows(const Workload& workload, const SumTables& tables, const SumLists& lists);

/// Whether derivatives of a kind are by a symbol.
inline bool isBy(const Workload& workload, KernelKind kind, SymbolId symbol) {
  return isBy(kind, workload.artefact->program.symbols[symbol].kind);
}

}  // namespace hgc
