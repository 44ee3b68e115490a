/// Dispatches of rows that pull.
#include <algorithm>

#include "runtime/gpu/sums/sums.h"

namespace hgc {

bool mayWriteRows(const Workload& workload, const SumTables& tables, const SumLists& lists) {
  const int64_t entries = workload.groups[lists.group].count * lists.entriesPerInstance;
  const uint64_t rows = tables.rows[lists.symbol].rows;
  return std::ranges::count(tables.lists, lists.symbol, &SumLists::symbol) == 1 &&
         std::ranges::count(tables.owners, lists.symbol, &SumOwners::symbol) == 0 && lists.firstChunk.back() == 0 &&
         lists.sharedCount == 0 && workload.artefact->program.symbols[lists.symbol].field == kNone &&
         layoutOf(workload, lists.group).kind != TermKind::Field && listsAll(workload, lists.group) &&
         entries <= int64_t{UINT32_MAX} && lists.longestRow * rows <= 4 * lists.byList.entries + kShortList * rows;
}

/// Whether a group that pulls has written the rows of a symbol.
bool GpuSums::isReady(SymbolId symbol, const std::vector<bool>& pulls) const {
  return std::ranges::any_of(tables_.lists, [&](const SumLists& lists) {
    return lists.symbol == symbol && pulls[lists.group] && lists.rowLists.bytes != 0;
  });
}

Status GpuSums::prepareRows(uint32_t group) {
  for (SumLists& lists : tables_.lists) {
    if (lists.group != group || lists.rowLists.bytes != 0 || !mayWriteRows(*workload_, tables_, lists)) continue;
    if (const Status done = layOutRowLists(lists); !done) return done;
  }
  return Done{};
}

/// Lists the entries of each row, segment by segment. Instances are numbered in the group.
Status GpuSums::layOutRowLists(SumLists& lists) {
  const GroupData& data = workload_->groups[lists.group];
  const Incidence& incidence = *std::ranges::find(workload_->incidence[lists.group], lists.port, &Incidence::port);
  std::vector<ListWords> rows(tables_.rows[lists.symbol].rows, ListWords{0, 0, 0, static_cast<uint32_t>(data.before)});
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
    const auto first = static_cast<uint32_t>(static_cast<int64_t>(segment) * data.segment * lists.entriesPerInstance);
    for (int64_t s = incidence.segmentSums[segment]; s < incidence.segmentSums[segment + 1]; ++s) {
      const RowSum& sum = incidence.sums[static_cast<size_t>(s)];
      uint32_t& to = next[static_cast<size_t>(sum.row)];
      for (int64_t e = 0; e < sum.entries; ++e)
        ordered[to++] = first + entries[static_cast<size_t>(sum.firstEntry + e)];
    }
  }
  lists.areInOrder = lists.entriesPerInstance == 1;
  for (size_t k = 0; k < ordered.size() && lists.areInOrder; ++k) lists.areInOrder = ordered[k] == k;
  Buffer listed;
  Status done = put(*gpu_, *memory_, listed, rows);
  if (done && !lists.areInOrder) done = put(*gpu_, *memory_, lists.rowEntries, ordered);
  if (done) lists.rowLists = listed;
  return done;
}

bool GpuSums::sumInOrder(uint32_t group, uint32_t port) const {
  const SumLists* lists = tables_.ofPort(group, port);
  return lists != nullptr && lists->areInOrder;
}

/// In a launch of several pieces, each computes a proportional part of the rows.
PullDispatch GpuSums::pullRows(const SumLists& lists, const Piece& piece) const {
  const SumRows& symbol = tables_.rows[lists.symbol];
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

std::vector<PullDispatch> GpuSums::pullsOf(uint32_t port, const Piece& piece) const {
  const SumLists* lists = tables_.ofPort(piece.group, port);
  if (lists == nullptr) return {};
  if (lists->rowLists.bytes != 0) return {pullRows(*lists, piece)};
  const auto from = static_cast<size_t>(piece.firstSegment), to = static_cast<size_t>(piece.lastSegment);
  const SumRows& symbol = tables_.rows[lists->symbol];
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

PullSize GpuSums::pullSize(uint32_t group, uint32_t port) const {
  const SumLists* lists = tables_.ofPort(group, port);
  if (lists == nullptr) return {};
  PullSize size = lists->byList;
  if (mayWriteRows(*workload_, tables_, *lists)) size.longest = lists->longestRow;
  return size;
}

}  // namespace hgc
