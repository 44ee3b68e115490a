/// Rows that make their sums (ir/kernel/owned_rows.h): what their invocations take, and where the sums go.
#include <algorithm>

#include "runtime/sum/owner_lists.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

Status VulkanReduction::layOutOwners(uint32_t group, const OwnedSums& sums) {
  const SymbolId id = workload_->artefact->plan.groups[group].ports[sums.port];
  Rows& symbol = rows_[id];
  auto lists = listOwners(sums, symbol.sumCount);
  if (!lists || !isCountable(lists->longs.firstOf.back(), invocationsOfItem(SumWay::Chunks))) return tooManySums();
  symbol.sumCount += static_cast<uint32_t>(lists->ofRows.size());
  Owners owners{id, group, sums.port, static_cast<uint32_t>(itemWords(sums)), lists->chunks, {}, {}};
  Status done = put(owners.shorts.words, lists->shorts.words);
  if (done) done = put(owners.longs.words, lists->longs.words);
  if (!done) return done;
  owners.shorts.firstOf = std::move(lists->shorts.firstOf);
  owners.longs.firstOf = std::move(lists->longs.firstOf);
  owners_.push_back(std::move(owners));
  results_.push_back({id, std::move(lists->ofRows)});
  return Done{};
}

std::vector<VulkanReduction::OwnersDispatch> VulkanReduction::ownersOf(const Piece& piece, uint32_t port) const {
  std::vector<OwnersDispatch> dispatches;
  const auto owners =
      std::ranges::find_if(owners_, [&](const Owners& each) { return each.group == piece.group && each.port == port; });
  if (owners == owners_.end()) return dispatches;
  const auto add = [&](SumWay way, const Owners::Items& items, uint32_t chunks) {
    const uint32_t first = items.firstOf[static_cast<size_t>(piece.firstSegment)];
    const uint32_t count = items.firstOf[static_cast<size_t>(piece.lastSegment)] - first;
    OwnersPush push{};
    push.items = items.words.address + uint64_t{first} * owners->words * sizeof(int32_t);
    push.results = rows_[owners->symbol].sums.address;
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
