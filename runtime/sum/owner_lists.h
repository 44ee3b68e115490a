#pragma once
/// Rows that make their own sums, listed for GPUs: items of neighbouring rows of a line with the same entries within a
/// segment, summed in canonical order (runtime/sum/incidence.h).
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/sum/owned_sums.h"

namespace hgc {

/// Items by segment. The entries of a row are numbered by the free axes, the last one fastest, so they ascend with
/// their instances, and a segment has a range of them. ir/kernel/kernel_interface.def (HGC_OWNERS) has the words of an
/// item. Neighbouring items begin with neighbouring rows, so that neighbouring invocations read neighbouring numbers.
struct OwnerItems {
  std::vector<int32_t> words;
  std::vector<uint32_t> firstOf;  ///< by segment: its first item, and the end
};

struct OwnerLists {
  OwnerItems shorts, longs;  ///< with up to `kShortList` entries, and with more
  uint32_t chunks = 0;       ///< the most of any item
  /// (row, number of a sum of it); the sums of a row in the order of segments.
  std::vector<std::pair<uint32_t, uint32_t>> ofRows;
};

/// The words of an item.
inline size_t itemWords(const OwnedSums& sums) { return ownerItemWords(sums.lineSlots.size() + 1); }

/// Lists items of up to `kOwnerRows` rows, whose sums are numbered from `firstSum` on. Returns nothing if there are
/// more than 2^31 sums.
std::optional<OwnerLists> listOwners(const OwnedSums& sums, uint32_t firstSum);

}  // namespace hgc
