/// Sums of rows that all instances read in loops: one a segment for each entry, which need no lists.
#include <algorithm>

#include "runtime/vulkan/push.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

/// Those of a port, and where they are among an instance's entries.
Status VulkanReduction::layOutShared(Lists& lists, const Incidence& incidence) {
  std::vector<uint32_t> places;
  for (size_t g = 0; g < incidence.gathers.size(); ++g) {
    if (!dataOf(lists.group).entries[incidence.gathers[g]].shared) continue;
    for (int64_t place = incidence.places[g]; place < incidence.places[g + 1]; ++place)
      places.push_back(static_cast<uint32_t>(place));
  }
  lists.sharedCount = static_cast<uint32_t>(places.size());
  if (places.empty()) return Done{};
  const auto buffer = upload(places);
  if (!buffer) return buffer.error();
  lists.sharedPlaces = *buffer;
  return Done{};
}

VulkanReduction::SharedSums VulkanReduction::sharedOf(const Piece& piece, uint32_t gather) const {
  const GatherLayout& unit = layoutOf(*workload_, piece.group);
  const Lists* lists = listsOf(piece.group, unit.gathers[gather].port);
  const Rows& symbol = rows_[lists->symbol];
  uint32_t before = 0;
  for (uint32_t g = 0; g < gather; ++g) {
    const GatherEntries& entries = workload_->groups[piece.group].entries[g];
    if (unit.gathers[g].port == lists->port && entries.shared) before += static_cast<uint32_t>(entries.count);
  }
  const uint64_t first = lists->firstShared + static_cast<uint64_t>(piece.firstSegment) * lists->sharedCount + before;
  return {symbol.sums.address + first * sizeof(double), lists->sharedCount, symbol.sumCount,
          lists->parts > 1 ? lists[1].firstResult - lists->firstResult : 0, lists->width};
}

void VulkanReduction::recordShared(VkCommandBuffer commands, KernelKind kind, const Piece& piece,
                                   uint64_t partials) const {
  for (size_t k = firstList_[piece.group]; k < firstList_[piece.group + 1]; ++k) {
    const Lists& lists = lists_[k];
    if (lists.sharedCount == 0 || !asked(lists.symbol, kind)) continue;
    const Rows& symbol = rows_[lists.symbol];
    const uint64_t first = lists.firstShared + static_cast<uint64_t>(piece.firstSegment) * lists.sharedCount;
    const SharedSumPush push{partials,
                             lists.columns[info(kind).parameters].address,
                             lists.sharedPlaces.address,
                             symbol.sums.address + first * sizeof(double),
                             lists.sharedCount,
                             lists.width,
                             piece.count,
                             piece.stride,
                             static_cast<uint32_t>(workload_->groups[piece.group].segment),
                             lists.sharedCount,
                             symbol.sumCount};
    dispatch(commands, sharedPipeline_, device_->layout(), &push, sizeof push,
             uint64_t{lists.sharedCount} * lists.width * kLanes,
             static_cast<uint32_t>(piece.lastSegment - piece.firstSegment));
  }
}

}  // namespace hgc
