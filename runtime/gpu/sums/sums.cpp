#include "runtime/gpu/sums/sums.h"

#include <algorithm>
#include <set>

#include "runtime/gpu/arguments.h"

namespace hgc {
namespace {

constexpr uint32_t kUntouched = UINT32_MAX;

}  // namespace

Status GpuSums::layOut() {
  if (isLaidOut_) return Done{};
  auto tables = layOutSums(*gpu_, *memory_, *workload_);
  if (!tables) return tables.error();
  tables_ = std::move(*tables);
  isLaidOut_ = true;
  return Done{};
}

/// By number of an entry in its instance, and component: the column of its partial, or `kUntouched`.
std::vector<uint32_t> GpuSums::columnsOf(const SumLists& lists, KernelKind kind) const {
  const GatherLayout& unit = layoutOf(*workload_, lists.group);
  const std::vector<int32_t>& first = workload_->partialColumns[lists.group].first;
  std::vector<uint32_t> columns(size_t{lists.entriesPerInstance} * lists.width, kUntouched);
  // A gradient kernel stores the columns of its kind one after another, in the order of `GatherLayout::columns`.
  uint32_t stored = 0, place = 0;
  for (uint32_t g = 0; g < unit.gathers.size(); ++g) {
    const Gather& gather = unit.gathers[g];
    if (!isBy(kind, unit.ports[gather.port].kind)) continue;
    const auto width = static_cast<uint32_t>(gather.components.size());
    const auto entries = static_cast<uint32_t>(workload_->groups[lists.group].entries[g].count);
    if (unit.variadic) stored = static_cast<uint32_t>(first[g]);
    for (uint32_t e = 0; e < entries; ++e, stored += width) {
      if (gather.port != lists.port) continue;
      for (uint32_t k = 0; k < width; ++k) {
        if (gather.components[k] / lists.width == lists.part)
          columns[size_t{place} * lists.width + gather.components[k] % lists.width] = stored + k;
      }
      ++place;
    }
  }
  return columns;
}

Status GpuSums::prepare(KernelKind kind, const std::vector<bool>& pulls) {
  for (SumLists& lists : tables_.lists) {
    if (!differentiatesBy(*workload_, kind, lists.symbol)) continue;
    Status done = Done{};
    if (tables_.rows[lists.symbol].sums.address == 0 && !isReady(lists.symbol, pulls))
      done = layOutRest(*gpu_, *memory_, *workload_, tables_, lists);
    Buffer& columns = lists.columns[info(kind).parameters];
    if (done && columns.address == 0) done = put(*gpu_, *memory_, columns, columnsOf(lists, kind));
    if (!done) return done;
  }
  return Done{};
}

void GpuSums::recordClears(CommandList& commands, const std::vector<bool>& hasPartials) const {
  std::set<SymbolId> stale;
  for (const SumLists& lists : tables_.lists) {
    if (!hasPartials[lists.group]) stale.insert(lists.symbol);
  }
  for (const SumOwners& owners : tables_.owners) {
    if (!hasPartials[owners.group]) stale.insert(owners.symbol);
  }
  Clear clear;
  for (const SymbolId symbol : stale) {
    if (tables_.rows[symbol].sums.bytes != 0) clear.buffers.push_back(tables_.rows[symbol].sums);
  }
  if (!clear.buffers.empty()) commands.add(std::move(clear));
}

void GpuSums::recordSums(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const {
  const auto from = static_cast<size_t>(piece.firstSegment), to = static_cast<size_t>(piece.lastSegment);
  for (const SumLists& lists : tables_.ofGroup(piece.group)) {
    if (!differentiatesBy(*workload_, kind, lists.symbol)) continue;
    const SumRows& symbol = tables_.rows[lists.symbol];
    const auto push = [&](const Buffer& list, uint32_t first, uint32_t last, uint32_t firstResult) {
      return ListSumArguments{.lists = list.address + first * sizeof(ListWords),
                              .entries = lists.entries.address,
                              .partials = partials,
                              .columns = lists.columns[info(kind).parameters].address,
                              .results = symbol.sums.address + (uint64_t{firstResult} + first) * sizeof(double),
                              .count = last - first,
                              .width = lists.width,
                              .entriesPerInstance = lists.entriesPerInstance,
                              .stride = piece.stride,
                              .first = piece.first,
                              .resultStride = symbol.sumCount};
    };
    const ListSumArguments shorts = push(lists.shorts, lists.firstShort[from], lists.firstShort[to], lists.firstResult);
    constexpr uint64_t kRun = 32;  // rowsum.comp: an invocation for each component and list of a run of lists
    const uint64_t runs = (uint64_t{shorts.count} + kRun - 1) / kRun;
    commands.dispatch(FixedKernel::RowSum, shorts, runs * kRun * lists.width);
    const ListSumArguments chunks =
        push(lists.chunks, lists.firstChunk[from], lists.firstChunk[to], lists.firstResult + lists.firstShort.back());
    commands.dispatch(FixedKernel::ChunkSum, chunks, uint64_t{chunks.count} * lists.width * kLanes);
  }
}

/// Records the totals of lists with several chunks.
void GpuSums::recordLists(CommandList& commands, SymbolId id) const {
  for (const SumLists& lists : tables_.lists) {
    if (lists.chunkedCount == 0 || lists.symbol != id) continue;
    const SumRows& symbol = tables_.rows[id];
    const uint32_t firstResult = lists.firstResult + lists.firstShort.back() + lists.firstChunk.back();
    const ListTotalArguments push{.lists = lists.chunkedLists.address,
                                  .sums = symbol.sums.address,
                                  .count = lists.chunkedCount,
                                  .width = lists.width,
                                  .stride = symbol.sumCount,
                                  .firstResult = firstResult};
    commands.dispatch(FixedKernel::ListTotal, push, uint64_t{push.count} * push.width);
  }
}

void GpuSums::recordRows(CommandList& commands, SymbolId id, uint64_t to) const {
  const SumRows& symbol = tables_.rows[id];
  const RowTotalArguments push{.rowBegin = symbol.rowBegin.address,
                               .order = symbol.order.address,
                               .sums = symbol.sums.address,
                               .gradient = to,
                               .count = symbol.rows,
                               .width = symbol.width,
                               .stride = symbol.sumCount};
  commands.dispatch(FixedKernel::RowTotal, push, uint64_t{push.count} * push.width);
}

std::vector<SymbolId> GpuSums::resultsOf(KernelKind kind) const {
  std::vector<SymbolId> results;
  for (SymbolId id = 0; id < tables_.rows.size(); ++id) {
    if (hasGradientBy(*workload_, kind, id)) results.push_back(id);
  }
  return results;
}

void GpuSums::recordTotals(CommandList& commands, std::span<const SymbolId> results,
                           const std::vector<bool>& pulls) const {
  for (const SymbolId id : results) recordLists(commands, id);
  commands.barrier();
  for (const SymbolId id : results) {
    if (!isReady(id, pulls)) recordRows(commands, id, tables_.rows[id].gradient.address);
  }
}

void GpuSums::recordTotal(CommandList& commands, SymbolId symbol, uint64_t to) const {
  recordLists(commands, symbol);
  commands.barrier();
  recordRows(commands, symbol, to);
  commands.barrier();
}

std::vector<Buffer> GpuSums::gradients(KernelKind kind) const {
  std::vector<Buffer> result(tables_.rows.size());
  for (const SymbolId id : resultsOf(kind)) result[id] = tables_.rows[id].gradient;
  return result;
}

SharedSums GpuSums::sharedOf(const Piece& piece, uint32_t gather) const {
  const GatherLayout& unit = layoutOf(*workload_, piece.group);
  const SumLists* lists = tables_.ofPort(piece.group, unit.gathers[gather].port);
  const SumRows& symbol = tables_.rows[lists->symbol];
  uint32_t before = 0;
  for (uint32_t g = 0; g < gather; ++g) {
    const GatherEntries& entries = workload_->groups[piece.group].entries[g];
    if (unit.gathers[g].port == lists->port && entries.shared) before += static_cast<uint32_t>(entries.count);
  }
  const uint64_t first = lists->firstShared + static_cast<uint64_t>(piece.firstSegment) * lists->sharedCount + before;
  return {symbol.sums.address + first * sizeof(double), lists->sharedCount, symbol.sumCount,
          lists->parts > 1 ? lists[1].firstResult - lists->firstResult : 0, lists->width};
}

void GpuSums::recordShared(CommandList& commands, KernelKind kind, const Piece& piece, uint64_t partials) const {
  for (const SumLists& lists : tables_.ofGroup(piece.group)) {
    if (lists.sharedCount == 0 || !differentiatesBy(*workload_, kind, lists.symbol)) continue;
    const SumRows& symbol = tables_.rows[lists.symbol];
    const uint64_t first = lists.firstShared + static_cast<uint64_t>(piece.firstSegment) * lists.sharedCount;
    const SharedSumArguments push{.partials = partials,
                                  .columns = lists.columns[info(kind).parameters].address,
                                  .sharedEntries = lists.sharedEntries.address,
                                  .results = symbol.sums.address + first * sizeof(double),
                                  .entries = lists.sharedCount,
                                  .width = lists.width,
                                  .count = piece.count,
                                  .stride = piece.stride,
                                  .segment = static_cast<uint32_t>(workload_->groups[piece.group].segment),
                                  .segmentStride = lists.sharedCount,
                                  .componentStride = symbol.sumCount};
    commands.dispatch(FixedKernel::SharedSum, push, uint64_t{lists.sharedCount} * lists.width * kLanes,
                      static_cast<uint32_t>(piece.lastSegment - piece.firstSegment));
  }
}

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
