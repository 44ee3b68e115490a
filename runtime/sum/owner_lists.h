#pragma once
/// Rows that make their sums, as a GPU takes them: neighbouring rows of a line that have the same entries within a
/// segment, in the canonical order (runtime/sum/incidence.h).
#include <cstdint>
#include <utility>
#include <vector>

#include "runtime/sum/owned_sums.h"

namespace hgc {

/// Entries of a row are numbered by the free axes, the last one fastest, and so ascend as their instances do: those of
/// a segment are those from one number to another. An item is several words, as the push constants of owners say
/// (ir/kernel_interface.def): the slots that number its first row, how many rows follow it, the first of its entries
/// and the end of these, and the number of its first sum. Sums are numbered item by item.
struct OwnerLists {
  std::vector<int32_t> shorts, longs;           ///< items with up to `kShortList` entries, and with more
  std::vector<uint32_t> firstShort, firstLong;  ///< of each segment; one more than segments
  std::vector<std::pair<int64_t, uint32_t>>
      ofRows;           ///< rows, and numbers of their sums; of a row in the order of segments
  uint32_t chunks = 0;  ///< of the item that has the most
};

/// Words of an item.
inline size_t itemWords(const OwnedSums& sums) { return ownerItemWords(sums.lineSlots.size() + 1); }

/// Items have up to `kOwnerRows` rows. Their sums are numbered from `firstSum` on.
OwnerLists listOwners(const OwnedSums& sums, uint32_t firstSum);

}  // namespace hgc
