#include "runtime/sum/incidence.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "runtime/data/threads/loops.h"
#include "runtime/sum/partial_columns.h"

namespace hgc {
namespace {

constexpr int64_t kMostEntries = std::numeric_limits<int32_t>::max();

/// Finds the sum of a row in a segment: by a table if rows are close together, otherwise by search.
class SumsOfRows {
 public:
  /// Counts entries, given their rows.
  explicit SumsOfRows(std::vector<int32_t> rows) {
    if (rows.empty()) return;
    const auto [least, most] = std::ranges::minmax(rows);
    const int64_t range = int64_t{most} - least + 1;
    if (range <= kSparse * std::ssize(rows)) countAmong(rows, least, static_cast<size_t>(range));
    else countSorted(std::move(rows));
  }

  /// The sums in order of rows, with row and number of entries.
  std::vector<RowSum>& sums() { return sums_; }
  size_t of(int32_t row) const {
    if (!places_.empty()) return places_[static_cast<size_t>(row - least_)];
    return static_cast<size_t>(std::ranges::lower_bound(sums_, row, {}, &RowSum::row) - sums_.begin());
  }

 private:
  static constexpr int64_t kSparse = 8;  // the most rows in a table for each entry

  void countAmong(const std::vector<int32_t>& rows, int32_t least, size_t range) {
    least_ = least;
    places_.assign(range, 0);
    for (const int32_t row : rows) ++places_[static_cast<size_t>(row - least)];
    for (size_t k = 0; k < range; ++k) {
      if (places_[k] == 0) continue;
      sums_.push_back({least + static_cast<int32_t>(k), kNone, 0, 0, int64_t{places_[k]}});
      places_[k] = static_cast<uint32_t>(sums_.size() - 1);
    }
  }
  void countSorted(std::vector<int32_t> rows) {
    std::ranges::sort(rows);
    for (size_t first = 0, last = 0; first < rows.size(); first = last) {
      while (last < rows.size() && rows[last] == rows[first]) ++last;
      sums_.push_back({rows[first], kNone, 0, 0, static_cast<int64_t>(last - first)});
    }
  }

  std::vector<RowSum> sums_;
  int32_t least_ = 0;
  std::vector<uint32_t> places_;  ///< by row from `least_` on; empty if rows are searched for
};

/// Numbers the entries of one port, segments in parallel. Fails if there are more cells than 32 bits can count.
class Numbering {
 public:
  /// `columns`: the columns in which kernels sum rows that all instances read (`findPartialColumns`).
  Numbering(Incidence& incidence, const GroupData& data, const PartialColumns& columns, const GatherLayout& unit)
      : incidence_(incidence), data_(data), columns_(columns), unit_(unit) {
    const auto paddedCount = static_cast<size_t>(wholeTiles(data.count));
    incidence.places = {0};
    for (const uint32_t gather : incidence.gathers) {
      const GatherEntries& entries = data.entries[gather];
      const bool isEven = !entries.shared && entries.begins.empty();
      const size_t padding =
          isEven ? (paddedCount - static_cast<size_t>(data.count)) * static_cast<size_t>(entries.count) : 0;
      incidence.targets.emplace_back(entries.shared ? 0 : data.rows[gather].size() + padding);
      incidence.places.push_back(incidence.places.back() + data.entries[gather].count);
    }
  }

  bool run() {
    std::vector<SumsOfRows> segments(static_cast<size_t>(data_.segments().count()), SumsOfRows({}));
    forAll(std::ssize(segments), [&](int64_t s) { segments[static_cast<size_t>(s)] = SumsOfRows(rowsOf(s)); });
    incidence_.segmentSums = {0};
    incidence_.segmentCells = {0};
    for (SumsOfRows& segment : segments) {
      number(segment.sums());
      if (incidence_.cells() > kMostEntries) return false;
    }
    forAll(std::ssize(segments), [&](int64_t s) { aim(s, segments[static_cast<size_t>(s)]); });
    for (size_t g = 0; g < incidence_.targets.size(); ++g) {
      std::vector<int32_t>& targets = incidence_.targets[g];
      const GatherEntries& entries = data_.entries[incidence_.gathers[g]];
      if (entries.shared) continue;
      std::fill(targets.begin() + entries.beginOf(data_.count), targets.end(),
                static_cast<int32_t>(incidence_.cells() - 1));
    }
    return true;
  }

 private:
  /// Calls `visit(gather, at)` for the entries of a segment in order. `at` is the number of the entry within its
  /// gather. Skips rows that all instances read.
  template <class Visit>
  void forEachEntry(int64_t segment, const Visit& visit) const {
    const Segments segments = data_.segments();
    for (int64_t i = segments.firstOf(segment); i < segments.endOf(segment); ++i) {
      for (size_t g = 0; g < incidence_.gathers.size(); ++g) {
        const GatherEntries& entries = data_.entries[incidence_.gathers[g]];
        if (entries.shared) continue;
        const int64_t begin = entries.beginOf(i), end = begin + entries.countOf(i);
        for (int64_t at = begin; at < end; ++at) visit(g, static_cast<size_t>(at));
      }
    }
  }

  std::vector<int32_t> rowsOf(int64_t segment) const {
    std::vector<int32_t> rows;
    forEachEntry(segment, [&](size_t g, size_t at) { rows.push_back(data_.rows[incidence_.gathers[g]][at]); });
    return rows;
  }

  /// Gives the sums of the next segment their cells and entries.
  void number(std::vector<RowSum>& sums) {
    int64_t cell = incidence_.segmentCells.back();
    for (RowSum& sum : sums) {
      sum.firstCell = cell;
      sum.firstEntry = nextEntry_;
      cell += cellsOf(sum.entries);
      nextEntry_ += sum.entries;
    }
    incidence_.sums.insert(incidence_.sums.end(), sums.begin(), sums.end());
    const auto segment = static_cast<int64_t>(incidence_.segmentSums.size()) - 1;
    addShared(segment, data_.segments().endOf(segment) - data_.segments().firstOf(segment));
    incidence_.segmentSums.push_back(static_cast<int64_t>(incidence_.sums.size()));
    incidence_.segmentCells.push_back(cell);
  }

  /// Adds the sums of rows that all `instances` of a segment read.
  void addShared(int64_t segment, int64_t instances) {
    for (const uint32_t gather : incidence_.gathers) {
      if (!data_.entries[gather].shared) continue;
      const auto width = static_cast<int64_t>(unit_.gathers[gather].components.size());
      for (int64_t e = 0; e < data_.entries[gather].count; ++e) {
        const int64_t column = segment * columns_.summed + columns_.first[gather] + e * width;
        incidence_.sums.push_back({data_.rowAt(gather, 0, e), gather, column, nextEntry_, instances});
      }
    }
  }

  /// Finds the cell of each entry of a segment.
  void aim(int64_t segment, SumsOfRows& sumsOfRows) {
    std::vector<int64_t> position(sumsOfRows.sums().size(), 0);
    forEachEntry(segment, [&](size_t g, size_t at) {
      const size_t which = sumsOfRows.of(data_.rows[incidence_.gathers[g]][at]);
      const RowSum& sum = sumsOfRows.sums()[which];
      incidence_.targets[g][at] = static_cast<int32_t>(sum.firstCell + cellOf(sum.entries, position[which]++));
    });
  }

  Incidence& incidence_;
  const GroupData& data_;
  const PartialColumns& columns_;
  const GatherLayout& unit_;
  int64_t nextEntry_ = 0;
};

}  // namespace

std::vector<uint32_t> summedPorts(const GatherLayout& unit, KernelKind gradient) {
  std::vector<uint32_t> ports;
  for (uint32_t port = 0; port < unit.ports.size(); ++port) {
    if (isBy(gradient, unit.ports[port].kind)) ports.push_back(port);
  }
  return ports;
}

Result<Incidence> findIncidence(const GatherLayout& unit, const GroupData& data, uint32_t port, KernelKind gradient) {
  const auto columns = findPartialColumns(unit, data, gradient, StoredPartials::Rest);
  if (!columns) return columns.error();
  Incidence incidence;
  incidence.port = port;
  incidence.gathers = gathersOf(unit.gathers, port);
  if (Numbering(incidence, data, *columns, unit).run()) return incidence;
  return Error{fmt::format("the gradient of `{}` has more sums than 32 bits can count", unit.name),
               "fewer instances, or several terms"};
}

std::vector<uint32_t> entriesOf(const Incidence& incidence, const GroupData& data) {
  const int64_t places = incidence.places.back();
  int64_t total = 0;
  for (const RowSum& sum : incidence.sums) total += sum.gather == kNone ? sum.entries : 0;
  std::vector<uint32_t> entries(static_cast<size_t>(total));
  int32_t lastRow = -1;
  for (const RowSum& sum : incidence.sums) lastRow = std::max(lastRow, sum.row);
  std::vector<int64_t> next(static_cast<size_t>(lastRow) + 1);  // by row: the position of its next entry
  const Segments segments = data.segments();
  const auto put = [&](int64_t& at, int64_t instance, int64_t place) {
    entries[static_cast<size_t>(at++)] = static_cast<uint32_t>(instance * places + place);
  };
  for (size_t segment = 0; segment + 1 < incidence.segmentSums.size(); ++segment) {
    const int64_t first = segments.firstOf(static_cast<int64_t>(segment));
    const int64_t last = segments.endOf(static_cast<int64_t>(segment));
    auto sum = incidence.sums.begin() + incidence.segmentSums[segment];
    for (; sum != incidence.sums.begin() + incidence.segmentSums[segment + 1] && sum->gather == kNone; ++sum)
      next[static_cast<size_t>(sum->row)] = sum->firstEntry;
    for (int64_t i = first; i < last; ++i) {
      for (size_t g = 0; g < incidence.gathers.size(); ++g) {
        const uint32_t gather = incidence.gathers[g];
        const int64_t count = data.entries[gather].shared ? 0 : data.entries[gather].countOf(i);
        for (int64_t e = 0; e < count; ++e)
          put(next[static_cast<size_t>(data.rowAt(gather, i, e))], i - first, incidence.places[g] + e);
      }
    }
  }
  return entries;
}

double sumOfChunk(const double* values, const Segments& segments, int64_t chunk) {
  const int64_t size = segments.endOfChunk(chunk) - segments.firstOfChunk(chunk);
  const int64_t segment = chunk / segments.chunksEach();
  const bool isShort = segments.endOf(segment) - segments.firstOf(segment) <= kShortList;
  double lane[kLanes] = {};
  for (int64_t k = 0; k < size; ++k) lane[isShort ? 0 : k % kLanes] += values[k];
  return isShort ? lane[0] : sumLanes(lane, 1);
}

double canonicalSum(std::span<const double> values, const Segments& segments) {
  std::vector<double> chunks(static_cast<size_t>(segments.chunks()));
  for (int64_t c = 0; c < segments.chunks(); ++c)
    chunks[static_cast<size_t>(c)] = sumOfChunk(values.data() + segments.firstOfChunk(c), segments, c);
  return sumOfChunks(chunks, segments);
}

double sumOfChunks(std::span<const double> chunks, const Segments& segments) {
  const auto each = static_cast<size_t>(segments.chunksEach());
  double total = 0;
  for (size_t first = 0; first < chunks.size(); first += each) {
    double segment = 0;
    for (size_t c = first; c < std::min(first + each, chunks.size()); ++c) segment += chunks[c];
    total += segment;
  }
  return total;
}

}  // namespace hgc
