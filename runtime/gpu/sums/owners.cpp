/// Dispatches that sum owned rows (ir/kernel/owned_rows.h).
#include <algorithm>

#include "runtime/gpu/sums/count.h"
#include "runtime/gpu/sums/sums.h"

namespace hgc {

std::vector<OwnersDispatch> GpuSums::ownersOf(const Piece& piece, uint32_t port) const {
  std::vector<OwnersDispatch> dispatches;
  const auto owners = std::ranges::find_if(
      tables_.owners, [&](const SumOwners& each) { return each.group == piece.group && each.port == port; });
  if (owners == tables_.owners.end()) return dispatches;
  const auto add = [&](SumWay way, const SumOwners::Items& items, uint32_t chunks) {
    const uint32_t first = items.firstOf[static_cast<size_t>(piece.firstSegment)];
    const uint32_t count = items.firstOf[static_cast<size_t>(piece.lastSegment)] - first;
    OwnersPush push{};
    push.items = items.words.address + uint64_t{first} * owners->words * sizeof(int32_t);
    push.results = tables_.rows[owners->symbol].sums.address;
    push.count = count;
    push.first = piece.first;
    push.stride = piece.stride;
    push.chunks = chunks;
    if (count > 0) dispatches.push_back({way, count * invocationsOfItem(way), push});
  };
  add(SumWay::List, owners->shorts, 1);
  add(wayOfChunks(owners->longs.firstOf.back(), owners->chunks), owners->longs, owners->chunks);
  return dispatches;
}

}  // namespace hgc
