#pragma once
/// Rows that make their own sums (ir/kernel/owned_rows.h): each visits its entries in canonical order
/// (runtime/sum/incidence.h) without a list.
#include <functional>
#include <span>
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/kernel/owned_rows.h"
#include "runtime/data/segments.h"

namespace hgc {

/// The rows of one port of one group. A line is all rows that differ only along the last axis of the symbol; a row of
/// it is a lane. Slots are those of an `Owner`: the axes of the domain, then the count of the loop.
struct OwnedSums {
  uint32_t port = 0;
  uint32_t rank = 0;
  Segments segments;
  std::vector<int64_t> counts;      ///< by slot
  std::vector<int64_t> strides;     ///< by axis: from one instance to the next
  std::vector<uint32_t> lineSlots;  ///< the slots that number lines, the outermost first
  std::vector<int64_t> rowStrides;  ///< by line slot: from one row to the next
  uint32_t laneSlot = 0;            ///< the slot along a line
  std::vector<uint32_t> free;       ///< the axes that number the entries of a row
  std::vector<int64_t> breaks;      ///< the lanes at which segments begin, ascending
};

/// `sizes` are those of the dimension ports.
OwnedSums layOutOwned(const OwnedRows& rows, const GatherLayout& layout, std::span<const int64_t> sizes,
                      const Segments& segments);

/// Adds the partials of entries to sums, like an `OwnerFunction`. Thread-safe.
using RunOwner = std::function<void(const OwnedEntries& entries)>;

/// How many lines, neighbours along the last line slot, a piece has: many, because data that they share is read once
/// for a piece, but few enough that there are pieces for all threads.
int64_t linesOfPieces(const OwnedSums& sums, int64_t threads);
/// The number of pieces, blocks of `lines` lines and some of their rows, which are summed independently. Pieces with
/// the same rows of different lines are consecutive, because they read much of the same data.
int64_t piecesOf(const OwnedSums& sums, int64_t lines);
/// What rows hold before entries are added.
enum class RowsHold : uint8_t { Sums, Nothing };
/// Adds the sums of the rows of pieces [first, last) to the rows at `to`.
void addOwnedSums(const OwnedSums& sums, int64_t lines, int64_t first, int64_t last, const RunOwner& run, double* to,
                  RowsHold before);
/// Whether these are all the rows of a symbol of `scalars` scalars.
bool areAllRows(const OwnedSums& sums, int64_t scalars);

}  // namespace hgc
