#pragma once
/// Rows that make their sums, as a GPU takes them: neighbouring rows of a line that have the same entries within a
/// segment, in the canonical order (runtime/sum/incidence.h).
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/sum/owned_sums.h"

namespace hgc {

/// Items of one way of summing, segment by segment. Entries of a row are numbered by the free axes, the last one
/// fastest, and so ascend as their instances do: those of a segment are those from one number to another. What the
/// words of an item are stands in ir/kernel/kernel_interface.def (HGC_OWNERS). Neighbouring items begin with
/// neighbouring rows, so that neighbouring invocations read neighbouring numbers.
struct OwnerItems {
  std::vector<int32_t> words;
  std::vector<uint32_t> firstOf;  ///< number of each segment's first; one more than segments
};

struct OwnerLists {
  OwnerItems shorts, longs;  ///< with up to `kShortList` entries, and with more
  uint32_t chunks = 0;       ///< of the item that has the most
  /// Rows, and numbers of their sums; those of a row in the order of segments.
  std::vector<std::pair<uint32_t, uint32_t>> ofRows;
};

/// Words of an item.
inline size_t itemWords(const OwnedSums& sums) { return ownerItemWords(sums.lineSlots.size() + 1); }

/// Items have up to `kOwnerRows` rows. Their sums are numbered from `firstSum` on. Nothing where there are more than
/// 2^31 of these.
std::optional<OwnerLists> listOwners(const OwnedSums& sums, uint32_t firstSum);

}  // namespace hgc
