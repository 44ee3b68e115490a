/// Which sums a shader that pulls makes, and where it puts them.
#include <algorithm>

#include "runtime/vulkan/reduce.h"

namespace hgc {

const VulkanReduction::Lists* VulkanReduction::listsOf(uint32_t group, uint32_t port) const {
  for (size_t k = firstList_[group]; k < firstList_[group + 1]; ++k) {
    if (lists_[k].port == port) return &lists_[k];  // its first part
  }
  return nullptr;
}

/// Whether a row's sums need not be kept: nobody else adds to the symbol, rows are results, all lists are short, and no
/// row has so many that the others wait for it.
bool VulkanReduction::mayWriteRows(const Lists& lists) const {
  const int64_t places = workload_->groups[lists.group].count * lists.places;
  const uint64_t rows = rows_[lists.symbol].rows;
  return std::ranges::count(lists_, lists.symbol, &Lists::symbol) == 1 &&
         std::ranges::count(owners_, lists.symbol, &Owners::symbol) == 0 && lists.firstChunk.back() == 0 &&
         lists.sharedCount == 0 && workload_->artefact->program.symbols[lists.symbol].field == kNone &&
         layoutOf(*workload_, lists.group).kind != TermKind::Field && listsAll(*workload_, lists.group) &&
         places <= int64_t{UINT32_MAX} && lists.longestRow * rows <= 4 * lists.byList.entries + kShortList * rows;
}

/// Whether a group that pulls has left the rows of a symbol.
bool VulkanReduction::isReady(SymbolId symbol, const std::vector<bool>& pulls) const {
  return std::ranges::any_of(lists_, [&](const Lists& lists) {
    return lists.symbol == symbol && pulls[lists.group] && lists.rowLists.bytes != 0;
  });
}

Status VulkanReduction::prepareRows(uint32_t group) {
  for (size_t k = firstList_[group]; k < firstList_[group + 1]; ++k) {
    if (lists_[k].rowLists.bytes != 0 || !mayWriteRows(lists_[k])) continue;
    if (const Status done = layOutRowLists(lists_[k]); !done) return done;
  }
  return Done{};
}

/// The entries of each row, segment by segment: instances count from the first of the group.
Status VulkanReduction::layOutRowLists(Lists& lists) {
  const GroupData& data = workload_->groups[lists.group];
  const Incidence& incidence = *std::ranges::find(workload_->incidence[lists.group], lists.port, &Incidence::port);
  std::vector<ListWords> rows(rows_[lists.symbol].rows, ListWords{0, 0, 0, static_cast<uint32_t>(data.before)});
  for (const RowSum& sum : incidence.sums)
    rows[static_cast<size_t>(sum.row)].entries += static_cast<uint32_t>(sum.entries);
  std::vector<uint32_t> next;
  uint32_t begin = 0;
  for (ListWords& row : rows) {
    next.push_back(row.firstEntryLow = begin);
    begin += row.entries;
  }
  const std::vector<uint32_t> entries = entriesOf(incidence, data);
  std::vector<uint32_t> ordered(entries.size());
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    const auto first = static_cast<uint32_t>(static_cast<int64_t>(segment) * data.segment * lists.places);
    for (int64_t s = incidence.segmentSums[segment]; s < incidence.segmentSums[segment + 1]; ++s) {
      const RowSum& sum = incidence.sums[static_cast<size_t>(s)];
      uint32_t& to = next[static_cast<size_t>(sum.row)];
      for (int64_t e = 0; e < sum.entries; ++e)
        ordered[to++] = first + entries[static_cast<size_t>(sum.firstEntry + e)];
    }
  }
  const auto listed = upload(rows);
  if (!listed) return listed.error();
  const auto all = upload(ordered);
  if (!all) return all.error();
  lists.rowLists = *listed;
  lists.rowEntries = *all;
  return Done{};
}

/// A launch may be cut: each piece of the instances brings as large a part of the rows.
PullDispatch VulkanReduction::pullRows(const Lists& lists, const Piece& piece) const {
  const Rows& symbol = rows_[lists.symbol];
  const Segments instances = workload_->groups[lists.group].segments();
  const int64_t segments = instances.count();
  const auto first = static_cast<uint32_t>(symbol.rows * piece.firstSegment / segments);
  const auto last = static_cast<uint32_t>(symbol.rows * piece.lastSegment / segments);
  PullPush push{};
  push.lists = lists.rowLists.address + first * sizeof(ListWords);
  push.entries = lists.rowEntries.address;
  push.results = symbol.gradient.address + uint64_t{first} * symbol.width * sizeof(double);
  push.count = last - first;
  push.width = push.listStride = symbol.width;
  push.componentStride = 1;
  push.segment = static_cast<uint32_t>(instances.length);
  return {PullWay::Row, push.count, push};
}

std::vector<PullDispatch> VulkanReduction::pullsOf(uint32_t port, const Piece& piece) const {
  const Lists* lists = listsOf(piece.group, port);
  if (lists == nullptr) return {};
  if (lists->rowLists.bytes != 0) return {pullRows(*lists, piece)};
  const auto from = static_cast<size_t>(piece.firstSegment), to = static_cast<size_t>(piece.lastSegment);
  const Rows& symbol = rows_[lists->symbol];
  const auto pushFor = [&](const Buffer& list, uint32_t first, uint32_t last, uint32_t firstResult) {
    PullPush push{};
    push.lists = list.address + first * sizeof(ListWords);
    push.entries = lists->entries.address;
    push.results = symbol.sums.address + (uint64_t{firstResult} + first) * sizeof(double);
    push.count = last - first;
    push.width = lists->width;
    push.listStride = 1;
    push.componentStride = symbol.sumCount;
    push.partStride = lists->parts > 1 ? lists[1].firstResult - lists->firstResult : 0;  // parts follow one another
    return push;
  };
  const PullPush shorts = pushFor(lists->shorts, lists->firstShort[from], lists->firstShort[to], lists->firstResult);
  const PullPush chunks = pushFor(lists->chunks, lists->firstChunk[from], lists->firstChunk[to],
                                  lists->firstResult + lists->firstShort.back());
  std::vector<PullDispatch> dispatches;
  if (shorts.count != 0) dispatches.push_back({PullWay::List, shorts.count, shorts});
  if (chunks.count != 0) dispatches.push_back({PullWay::Chunk, uint64_t{chunks.count} * kLanes, chunks});
  return dispatches;
}

VulkanReduction::PullSize VulkanReduction::pullSize(uint32_t group, uint32_t port) const {
  const Lists* lists = listsOf(group, port);
  if (lists == nullptr) return {};
  PullSize size = lists->byList;
  if (mayWriteRows(*lists)) size.longest = lists->longestRow;
  return size;
}

}  // namespace hgc
