#pragma once
/// Rows that make their sums (ir/kernel/owned_rows.h): each goes through its entries in the canonical order
/// (runtime/sum/incidence.h), without a list of them.
#include <functional>
#include <span>
#include <vector>

#include "ir/kernel/abi.h"
#include "ir/kernel/owned_rows.h"
#include "runtime/data/segments.h"

namespace hgc {

/// The rows of one port of one group. A line is all rows that differ along the last axis of the symbol alone. Slots are
/// those of an `Owner`: the axes of the domain, then the count.
struct OwnedSums {
  uint32_t port = 0;
  uint32_t rank = 0;
  Segments segments;
  std::vector<int64_t> counts;      ///< by slot
  std::vector<int64_t> strides;     ///< by axis: of the number of an instance
  std::vector<uint32_t> lineSlots;  ///< those that number lines, the outermost first
  std::vector<int64_t> rowStrides;  ///< of these, in rows
  uint32_t laneSlot = 0;            ///< the one along a line
  std::vector<uint32_t> free;       ///< axes that number the entries of a row
  std::vector<int64_t> breaks;      ///< places within lines at which segments begin; ascending
};

/// `sizes`: of the dimension ports.
OwnedSums layOutOwned(const OwnedRows& rows, const GatherLayout& layout, std::span<const int64_t> sizes,
                      const Segments& segments);

/// Adds the partials of entries to sums, as an `OwnerFunction`. Thread-safe.
using RunOwner = std::function<void(const OwnedEntries& entries)>;

/// Lines of a piece, of those that differ along the last line slot: as many as leave pieces for so many threads, since
/// what lines read alike is read once for those of a piece.
int64_t linesOfPieces(const OwnedSums& sums, int64_t threads);
/// Blocks of lines and of rows of these that can be summed apart: those at the same place of all lines follow one
/// another, since they read much the same.
int64_t piecesOf(const OwnedSums& sums, int64_t lines);
/// What is in rows before.
enum class RowsHold : uint8_t { Sums, Nothing };
/// Adds the sums of the rows of pieces [first, last), of so many lines, to the rows at `to`.
void addOwnedSums(const OwnedSums& sums, int64_t lines, int64_t first, int64_t last, const RunOwner& run, double* to,
                  RowsHold before);
/// Whether these are all of a symbol that has so many scalars.
bool areAllRows(const OwnedSums& sums, int64_t scalars);

}  // namespace hgc
