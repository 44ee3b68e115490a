#pragma once
/// The lists of all sums on a GPU, how many invocations they take, and where their results are stored.
///
/// A symbol has an array of results for each component. In it, the results of each port of each group are consecutive:
/// of its short lists, of the chunks of long lists, of lists with several chunks, and last, segment by segment, of rows
/// that all instances read in loops.
#include <array>
#include <cstdint>
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/result.h"
#include "runtime/device/workload.h"
#include "runtime/gpu/command_list.h"
#include "runtime/gpu/gpu.h"
#include "runtime/sum/incidence.h"

namespace hgc {

inline bool isCountable(uint64_t items, uint64_t width) { return items * width < kMostInvocations; }

inline Error tooManySums() {
  return Error{"the gradient has more sums than the device can count", "fewer instances, or the CPU"};
}

/// The invocations that sum one item.
constexpr uint64_t invocationsOfItem(SumWay way) {
  return way == SumWay::List ? 1 : way == SumWay::Chunk ? uint64_t{kLanes} : kChunksAtOnce * uint64_t{kLanes};
}

/// How to sum `items` of up to `chunks` chunks: several chunks of an item at once if items alone do not fill a device.
constexpr SumWay wayOfChunks(uint64_t items, uint64_t chunks) {
  constexpr uint64_t kFew =
      1 << 13;  // with kLanes lanes each, 65,536 invocations: about a quarter of the threads that an H100 holds
  return chunks > 1 && items < kFew ? SumWay::Chunks : SumWay::Chunk;
}

/// A list of entries, as kernels read it.
struct ListWords {
  uint32_t firstEntryLow, firstEntryHigh, entries, firstInstance;
};

/// The size of the sums of a port.
struct PullSize {
  uint64_t lists = 0, entries = 0;
  uint64_t longest = 0;  ///< the most entries that one invocation adds
};

/// The lists of one port of a group, or of a part of its rows if another port of the symbol has narrower rows.
struct SumLists {
  SymbolId symbol = 0;
  uint32_t width = 0, entriesPerInstance = 0, port = 0, group = 0;
  uint32_t part = 0, parts = 1;
  Buffer entries;
  Buffer shorts, chunks;  ///< `ListWords` of short lists, and of the chunks of long ones
  Buffer chunkedLists;    ///< of lists with several chunks: the number of the first chunk's sum, how many
  std::vector<uint32_t> firstShort, firstChunk;  ///< by segment: its first list; one more than segments
  uint32_t chunkedCount = 0;                     ///< lists with several chunks
  uint32_t firstResult = 0;                      ///< among those of the symbol
  uint32_t sharedCount = 0, firstShared = 0;     ///< entries that all instances read in loops, and their first result
  Buffer sharedEntries;                          ///< their numbers in an instance
  PullSize byList;
  uint64_t longestRow = 0;        ///< the most entries of a row in all segments
  Buffer rowLists, rowEntries;    ///< by row: its entries in all segments (`GpuSums::prepareRows`)
  bool areInOrder = false;        ///< whether the entries of all rows, one row after another, are instances 0, 1, 2, ..
  std::array<Buffer, 2> columns;  ///< for gradients without parameters, and with them
};

/// The owned rows of one port of a group (`OwnerLists`). An item is up to `kOwnerRows` neighbouring rows that have the
/// same range of entry numbers within a segment.
struct SumOwners {
  SymbolId symbol = 0;
  uint32_t group = 0, port = 0;
  uint32_t words = 0;   ///< of an item (`itemWords`)
  uint32_t chunks = 0;  ///< the most of any item
  struct Items {
    Buffer words;
    std::vector<uint32_t> firstOf;
  };
  Items shorts, longs;
};

/// The rows of one symbol, as wide as those of its narrowest port.
struct SumRows {
  uint32_t rows = 0, width = 0;
  uint32_t sumCount = 0;  ///< number of sums: the stride between components
  Buffer sums, rowBegin, order, gradient;
};

/// All lists of a workload.
struct SumTables {
  std::vector<SumLists> lists;  ///< in the order of groups and ports; parts of a port follow one another
  std::vector<SumOwners> owners;
  std::vector<size_t> firstList;  ///< by group: its first entry of `lists`; one more than groups
  std::vector<SumRows> rows;      ///< by symbol

  /// The lists of a group.
  std::span<const SumLists> ofGroup(uint32_t group) const {
    return std::span(lists).subspan(firstList[group], firstList[group + 1] - firstList[group]);
  }
  /// The first lists of a port; null if it has none.
  const SumLists* ofPort(uint32_t group, uint32_t port) const {
    for (const SumLists& each : ofGroup(group)) {
      if (each.port == port) return &each;
    }
    return nullptr;
  }
};

/// Uploads the lists of a workload, without those of rows that can be written directly (`mayWriteRows`): most launches
/// do not need them. Fails if 32 bits cannot count the sums, or if there is no memory.
Result<SumTables> layOutSums(Gpu& gpu, GpuMemory& memory, const Workload& workload);
/// Uploads these lists as well. Fails if there is no memory.
Status layOutRest(Gpu& gpu, GpuMemory& memory, const Workload& workload, SumTables& tables, SumLists& lists);

/// Whether rows can be written without storing sums. True if: no other lists add to the symbol; the symbol is no field
/// and has no owned or shared rows; the group's term is no field either; all sums of the group use lists of entries
/// (`listsAll`), which are short; 32 bits count the entries; and no row is so much longer than the others that they
/// wait for it.
bool mayWriteRows(const Workload& workload, const SumTables& tables, const SumLists& lists);

/// Whether kernels of this kind differentiate with respect to the symbol.
inline bool differentiatesBy(const Workload& workload, KernelKind kind, SymbolId symbol) {
  return isBy(kind, workload.artefact->program.symbols[symbol].kind);
}

}  // namespace hgc
