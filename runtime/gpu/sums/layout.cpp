#include <algorithm>
#include <map>

#include "runtime/gpu/sums/tables.h"
#include "runtime/sum/owner_lists.h"

namespace hgc {
namespace {

struct ChunkRange {
  uint32_t first, count;
};

ListWords listWords(int64_t firstEntry, int64_t entries, int64_t firstInstance) {
  return {static_cast<uint32_t>(firstEntry), static_cast<uint32_t>(firstEntry >> 32), static_cast<uint32_t>(entries),
          static_cast<uint32_t>(firstInstance)};
}

/// The most entries that one invocation adds.
uint64_t runOf(const RowSum& sum) {
  return static_cast<uint64_t>(isShort(sum) ? sum.entries : (std::min(sum.entries, kChunk) + kLanes - 1) / kLanes);
}

/// Sets the sizes of `lists`.
void measure(SumLists& lists, const Incidence& incidence) {
  std::vector<uint64_t> ofRow;
  for (const RowSum& sum : incidence.sums) {
    if (sum.gather != kNone) continue;
    lists.byList.entries += static_cast<uint64_t>(sum.entries);
    lists.byList.longest = std::max(lists.byList.longest, runOf(sum));
    if (static_cast<size_t>(sum.row) >= ofRow.size()) ofRow.resize(static_cast<size_t>(sum.row) + 1, 0);
    const uint64_t entries = ofRow[static_cast<size_t>(sum.row)] += static_cast<uint64_t>(sum.entries);
    lists.longestRow = std::max(lists.longestRow, entries);
  }
  lists.byList.lists = uint64_t{lists.firstShort.back()} + lists.firstChunk.back();
}

/// The sums of a port, by kind: of short lists, of chunks, of lists with several chunks, and shared ones.
struct SortedSums {
  const Incidence* incidence = nullptr;
  std::vector<ListWords> shorts, chunks;
  std::vector<ChunkRange> chunkedLists;  // of lists that have several chunks
  std::vector<uint32_t> place;           // by sum: its place among those of its kind
};

/// Also sets the first lists of each segment in `lists`.
SortedSums sortSums(SumLists& lists, const Incidence& incidence, const GroupData& data) {
  SortedSums sorted;
  sorted.incidence = &incidence;
  auto& [own, shorts, chunks, chunkedLists, place] = sorted;
  place.resize(incidence.sums.size());
  lists.firstShort.clear();
  lists.firstChunk.clear();
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    const int64_t firstInstance = data.before + static_cast<int64_t>(segment) * data.segment;
    lists.firstShort.push_back(static_cast<uint32_t>(shorts.size()));
    lists.firstChunk.push_back(static_cast<uint32_t>(chunks.size()));
    auto nextShared = static_cast<uint32_t>(segment) * lists.sharedCount;
    for (auto s = static_cast<size_t>(incidence.segmentSums[segment]);
         s < static_cast<size_t>(incidence.segmentSums[segment + 1]); ++s) {
      const RowSum& sum = incidence.sums[s];
      if (sum.gather != kNone) {
        place[s] = nextShared++;
        continue;
      }
      place[s] = static_cast<uint32_t>(isShort(sum)           ? shorts.size()
                                       : sum.entries > kChunk ? chunkedLists.size()
                                                              : chunks.size());
      if (isShort(sum)) {
        shorts.push_back(listWords(sum.firstEntry, sum.entries, firstInstance));
        continue;
      }
      const auto firstChunk = static_cast<uint32_t>(chunks.size());
      for (int64_t at = 0; at < sum.entries; at += kChunk) {
        chunks.push_back(listWords(sum.firstEntry + at, std::min(kChunk, sum.entries - at), firstInstance));
      }
      if (sum.entries > kChunk) chunkedLists.push_back({firstChunk, static_cast<uint32_t>(chunks.size()) - firstChunk});
    }
  }
  lists.firstShort.push_back(static_cast<uint32_t>(shorts.size()));
  lists.firstChunk.push_back(static_cast<uint32_t>(chunks.size()));
  return sorted;
}

/// Rows, with the numbers of sums that are added to them.
struct RowResults {
  SymbolId symbol = 0;
  std::vector<std::pair<uint32_t, uint32_t>> ofRows;
};

/// Gives each sum the index of its result. Changes `ChunkRange::first` of `chunkedLists` from the index of a chunk to
/// the index of that chunk's result.
RowResults numberResults(const SumLists& lists, SortedSums& sorted) {
  const auto afterShorts = lists.firstResult + static_cast<uint32_t>(sorted.shorts.size());
  const auto afterChunks = afterShorts + static_cast<uint32_t>(sorted.chunks.size());
  for (ChunkRange& range : sorted.chunkedLists) range.first += afterShorts;
  const auto firstOfKind = [&](const RowSum& sum) {
    if (sum.gather != kNone) return lists.firstShared;
    return isShort(sum) ? lists.firstResult : sum.entries > kChunk ? afterChunks : afterShorts;
  };
  RowResults results{lists.symbol, {}};
  for (size_t s = 0; s < sorted.place.size(); ++s) {
    const RowSum& sum = sorted.incidence->sums[s];
    results.ofRows.emplace_back(static_cast<uint32_t>(sum.row) * lists.parts + lists.part,
                                firstOfKind(sum) + sorted.place[s]);
  }
  return results;
}

/// Makes the tables of a workload, in the order of groups and ports.
class SumLayout {
 public:
  SumLayout(Gpu& gpu, GpuMemory& memory, const Workload& workload, SumTables& tables)
      : gpu_(gpu), memory_(memory), workload_(workload), tables_(tables) {}

  /// All that launches need, whether rows pull or not.
  Status layOut() {
    for (uint32_t g = 0; g < workload_.groups.size(); ++g) {
      if (workload_.lineSums[g].empty() && workload_.pulledSums[g].empty()) continue;
      auto listed = listSums(workload_, g);
      if (!listed) return listed.error();
      listed_.emplace(g, std::move(*listed));
    }
    findWidths();
    for (uint32_t g = 0; g < workload_.groups.size(); ++g) {
      tables_.firstList.push_back(tables_.lists.size());
      for (uint32_t port = 0; port < workload_.artefact->plan.groups[g].ports.size(); ++port) {
        if (const Status done = layOutPort(g, port); !done) return done;
      }
    }
    tables_.firstList.push_back(tables_.lists.size());
    for (SymbolId symbol = 0; symbol < tables_.rows.size(); ++symbol) {
      if (!differentiatesBy(workload_, gradientOf(workload_), symbol)) continue;
      if (const Status done = layOutRows(symbol); !done) return done;
    }
    std::vector<bool> isDirect(tables_.rows.size(), false);
    for (size_t k = 0; k < sorted_.size(); ++k) {
      SumLists& lists = tables_.lists[k];
      isDirect[lists.symbol] = mayWriteRows(workload_, tables_, lists);
      if (isDirect[lists.symbol]) continue;
      if (const Status done = upload(lists, sorted_[k]); !done) return done;
    }
    for (SymbolId symbol = 0; symbol < tables_.rows.size(); ++symbol) {
      if (isDirect[symbol] || !differentiatesBy(workload_, gradientOf(workload_), symbol)) continue;
      if (const Status done = layOutTotals(symbol); !done) return done;
    }
    return Done{};
  }

  /// The lists that `layOut` left out because their rows can be written directly.
  Status layOutRest(SumLists& lists) {
    const std::vector<Incidence>& all = workload_.incidence[lists.group];
    SortedSums sorted =
        sortSums(lists, *std::ranges::find(all, lists.port, &Incidence::port), workload_.groups[lists.group]);
    results_.push_back(numberResults(lists, sorted));
    const Status done = upload(lists, sorted);
    return done ? layOutTotals(lists.symbol) : done;
  }

 private:
  const GroupData& dataOf(uint32_t group) const {
    const auto listed = listed_.find(group);
    return listed == listed_.end() ? workload_.groups[group] : listed->second.data;
  }

  const std::vector<Incidence>& incidenceOf(uint32_t group) const {
    const auto listed = listed_.find(group);
    return listed == listed_.end() ? workload_.incidence[group] : listed->second.incidence;
  }

  void findWidths() {
    for (const BoundSymbol& symbol : workload_.bound.symbols) tables_.rows.emplace_back().width = symbol.width;
    for (uint32_t g = 0; g < workload_.groups.size(); ++g) {
      const auto narrow = [&](uint32_t port) {
        uint32_t& width = tables_.rows[workload_.artefact->plan.groups[g].ports[port]].width;
        width = std::min(width, layoutOf(workload_, g).ports[port].width);
      };
      for (const Incidence& incidence : incidenceOf(g)) narrow(incidence.port);
      for (const OwnedSums& sums : workload_.ownedSums[g]) narrow(sums.port);
    }
  }

  /// Lays out the sums of a port, if it has any.
  Status layOutPort(uint32_t group, uint32_t port) {
    const std::vector<OwnedSums>& owned = workload_.ownedSums[group];
    const auto sums = std::ranges::find(owned, port, &OwnedSums::port);
    if (sums != owned.end()) return layOutOwners(group, *sums);
    const auto incidence = std::ranges::find(incidenceOf(group), port, &Incidence::port);
    if (incidence == incidenceOf(group).end()) return Done{};
    const SymbolId symbol = workload_.artefact->plan.groups[group].ports[port];
    const uint32_t parts = layoutOf(workload_, group).ports[port].width / tables_.rows[symbol].width;
    for (uint32_t part = 0; part < parts; ++part) {
      if (const Status done = layOutLists(group, *incidence, part); !done) return done;
    }
    return Done{};
  }

  Status layOutOwners(uint32_t group, const OwnedSums& sums) {
    const SymbolId id = workload_.artefact->plan.groups[group].ports[sums.port];
    SumRows& symbol = tables_.rows[id];
    auto lists = listOwners(sums, symbol.sumCount);
    if (!lists || !isCountable(lists->longs.firstOf.back(), invocationsOfItem(SumWay::Chunks)) ||
        !isCountable(symbol.sumCount + lists->ofRows.size(), 1))
      return tooManySums();
    symbol.sumCount += static_cast<uint32_t>(lists->ofRows.size());
    SumOwners owners{id, group, sums.port, static_cast<uint32_t>(itemWords(sums)), lists->chunks, {}, {}};
    Status done = put(owners.shorts.words, lists->shorts.words);
    if (done) done = put(owners.longs.words, lists->longs.words);
    if (!done) return done;
    owners.shorts.firstOf = std::move(lists->shorts.firstOf);
    owners.longs.firstOf = std::move(lists->longs.firstOf);
    tables_.owners.push_back(std::move(owners));
    results_.push_back({id, std::move(lists->ofRows)});
    return Done{};
  }

  /// Sorts the sums of a port into short lists and chunks, and says where each one's result will be.
  Status layOutLists(uint32_t group, const Incidence& incidence, uint32_t part) {
    const int64_t length = workload_.groups[group].segment;
    const GatherLayout& unit = layoutOf(workload_, group);
    SumLists lists;
    lists.symbol = workload_.artefact->plan.groups[group].ports[incidence.port];
    lists.width = tables_.rows[lists.symbol].width;
    lists.part = part;
    lists.parts = unit.ports[incidence.port].width / lists.width;
    const auto isListed = [](const RowSum& sum) { return sum.gather == kNone; };
    const bool hasLists = std::ranges::any_of(incidence.sums, isListed);
    if (hasLists && incidence.places.back() * length > int64_t{UINT32_MAX}) return tooManySums();
    lists.entriesPerInstance = static_cast<uint32_t>(incidence.places.back());
    lists.port = incidence.port;
    lists.group = group;
    if (const Status done = layOutShared(lists, incidence); !done) return done;
    SumRows& symbol = tables_.rows[lists.symbol];
    lists.firstResult = symbol.sumCount;

    SortedSums sorted = sortSums(lists, incidence, workload_.groups[group]);
    lists.chunkedCount = static_cast<uint32_t>(sorted.chunkedLists.size());
    measure(lists, incidence);

    const size_t chunks = sorted.chunks.size();
    const uint64_t listed = uint64_t{symbol.sumCount} + sorted.shorts.size() + chunks + sorted.chunkedLists.size();
    const uint64_t total = listed + lists.sharedCount * (incidence.segmentSums.size() - 1);
    const uint64_t most = std::max({total, chunks * kLanes, uint64_t{lists.sharedCount} * kLanes});
    if (!isCountable(most, lists.width)) return tooManySums();
    lists.firstShared = static_cast<uint32_t>(listed);
    results_.push_back(numberResults(lists, sorted));
    symbol.sumCount = static_cast<uint32_t>(total);
    sorted_.push_back(std::move(sorted));
    tables_.lists.push_back(std::move(lists));
    return Done{};
  }

  /// Finds the entries of a port that all instances read in loops.
  Status layOutShared(SumLists& lists, const Incidence& incidence) {
    std::vector<uint32_t> entries;
    for (size_t g = 0; g < incidence.gathers.size(); ++g) {
      if (!dataOf(lists.group).entries[incidence.gathers[g]].shared) continue;
      for (int64_t entry = incidence.places[g]; entry < incidence.places[g + 1]; ++entry)
        entries.push_back(static_cast<uint32_t>(entry));
    }
    lists.sharedCount = static_cast<uint32_t>(entries.size());
    if (entries.empty()) return Done{};
    return put(lists.sharedEntries, entries);
  }

  Status upload(SumLists& lists, const SortedSums& sorted) {
    Status done = put(lists.entries, entriesOf(*sorted.incidence, dataOf(lists.group)));
    if (done) done = put(lists.shorts, sorted.shorts);
    if (done) done = put(lists.chunks, sorted.chunks);
    if (done) done = put(lists.chunkedLists, sorted.chunkedLists);
    return done;
  }

  /// Counts the rows of a symbol, and allocates memory for them.
  Status layOutRows(SymbolId id) {
    SumRows& symbol = tables_.rows[id];
    const BoundSymbol& bound = workload_.bound.symbols[id];
    const auto rows = static_cast<uint64_t>(sumRows(workload_, id)) * (bound.width / symbol.width);
    if (!isCountable(rows, symbol.width)) return tooManySums();
    symbol.rows = static_cast<uint32_t>(rows);
    const bool isField = workload_.artefact->program.symbols[id].field != kNone;  // it has memory of its own
    const auto gradient = memory_.allocate(isField ? 0 : rows * symbol.width * sizeof(double));
    if (gradient) symbol.gradient = *gradient;
    return gradient ? Status(Done{}) : Status(gradient.error());
  }

  /// Uploads for each row the numbers of the sums to add, in the order of groups, ports and segments; allocates memory
  /// for the sums.
  Status layOutTotals(SymbolId id) {
    SumRows& symbol = tables_.rows[id];
    std::vector<uint32_t> begin(size_t{symbol.rows} + 1, 0);
    const auto forEachSum = [&](const auto& visit) {
      for (const RowResults& results : results_) {
        if (results.symbol != id) continue;
        for (const auto& [row, result] : results.ofRows) visit(static_cast<size_t>(row), result);
      }
    };
    forEachSum([&](size_t row, uint32_t) { ++begin[row + 1]; });
    for (size_t row = 0; row < symbol.rows; ++row) begin[row + 1] += begin[row];
    std::vector<uint32_t> order(begin.back()), next(begin.begin(), begin.end() - 1);
    forEachSum([&](size_t row, uint32_t result) { order[next[row]++] = result; });

    Status done = put(symbol.rowBegin, begin);
    if (done) done = put(symbol.order, order);
    if (!done) return done;
    const auto sums = memory_.allocate(uint64_t{symbol.sumCount} * symbol.width * sizeof(double));
    if (sums) symbol.sums = *sums;
    return sums ? Status(Done{}) : Status(sums.error());
  }

  template <class T>
  Status put(Buffer& to, const std::vector<T>& data) {
    return hgc::put(gpu_, memory_, to, data);
  }

  Gpu& gpu_;
  GpuMemory& memory_;
  const Workload& workload_;
  std::map<uint32_t, ListedSums> listed_;  // of groups with sums along lines
  std::vector<SortedSums> sorted_;         // by lists of the tables
  std::vector<RowResults> results_;
  SumTables& tables_;
};

}  // namespace

Result<SumTables> layOutSums(Gpu& gpu, GpuMemory& memory, const Workload& workload) {
  SumTables tables;
  if (const Status done = SumLayout(gpu, memory, workload, tables).layOut(); !done) return done.error();
  return tables;
}

Status layOutRest(Gpu& gpu, GpuMemory& memory, const Workload& workload, SumTables& tables, SumLists& lists) {
  return SumLayout(gpu, memory, workload, tables).layOutRest(lists);
}

}  // namespace hgc
