/// Rows that make their sums (ir/owned_rows.h): what their invocations take, and where the sums go.
#include <algorithm>

#include "runtime/sum/owner_lists.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

Status VulkanReduction::layOutOwners(uint32_t group, const OwnedSums& sums) {
  const SymbolId id = workload_->artefact->plan.groups[group].ports[sums.port];
  Rows& symbol = rows_[id];
  OwnerLists lists = listOwners(sums, symbol.sumCount);
  const uint64_t total = uint64_t{symbol.sumCount} + lists.ofRows.size();
  if (!isCountable(std::max(total, uint64_t{lists.firstLong.back()} * invocationsOfItem(SumWay::Chunks)), 1))
    return tooManySums();
  symbol.sumCount = static_cast<uint32_t>(total);
  const auto shorts = upload(lists.shorts);
  if (!shorts) return shorts.error();
  const auto longs = upload(lists.longs);
  if (!longs) return longs.error();
  owners_.push_back({id, group, sums.port, static_cast<uint32_t>(itemWords(sums)), lists.chunks, *shorts, *longs,
                     std::move(lists.firstShort), std::move(lists.firstLong)});
  results_.push_back({id, std::move(lists.ofRows)});
  return Done{};
}

std::vector<VulkanReduction::OwnersDispatch> VulkanReduction::ownersOf(const Piece& piece, uint32_t port) const {
  std::vector<OwnersDispatch> dispatches;
  const auto owners =
      std::ranges::find_if(owners_, [&](const Owners& each) { return each.group == piece.group && each.port == port; });
  if (owners == owners_.end()) return dispatches;
  const auto add = [&](SumWay way, const Buffer& items, const std::vector<uint32_t>& firstOf, uint32_t chunks) {
    const uint32_t first = firstOf[static_cast<size_t>(piece.firstSegment)];
    const uint32_t count = firstOf[static_cast<size_t>(piece.lastSegment)] - first;
    OwnersPush push{};
    push.items = items.address + uint64_t{first} * owners->words * sizeof(int32_t);
    push.results = rows_[owners->symbol].sums.address;
    push.count = count;
    push.first = piece.first;
    push.stride = piece.stride;
    push.chunks = chunks;
    if (count > 0) dispatches.push_back({way, count * invocationsOfItem(way), push});
  };
  add(SumWay::List, owners->shorts, owners->firstShort, 1);
  add(wayOfChunks(owners->firstLong.back(), owners->chunks), owners->longs, owners->firstLong, owners->chunks);
  return dispatches;
}

}  // namespace hgc
