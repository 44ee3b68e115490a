#include "runtime/sum/line_sums.h"

#include <algorithm>
#include <atomic>

#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// On shorter lines, finding runs takes longer than reading lists.
constexpr int64_t kShortLine = 64;
/// The most ranges of rows of a segment; reads of more are scattered.
constexpr size_t kMostRanges = 16;

/// Finds the rows that one segment reads, line by line.
class SegmentFinder {
 public:
  SegmentFinder(const LineSums& sums, LineSegment& segment)
      : segment_(segment),
        rows_(rowNodes(*sums.source.layout, sums.gathers)),
        runs_(sums.source.layout->host, rows_, sums.source.context) {}

  bool run(int64_t first, int64_t last) {
    first_ = first;
    last_ = last;
    const bool areRuns = forEachRun([&](size_t, const LineRun& run, int64_t, int64_t count) { addRange(run, count); });
    mergeRanges();
    if (!areRuns || isScattered_) return false;
    count();
    return listLongRows();
  }

  int64_t cells() const { return cells_; }

 private:
  template <class Visit>
  bool forEachRun(const Visit& visit) {
    return runs_.forEach(rows_, first_, last_, visit);
  }

  void addRange(const LineRun& run, int64_t count) {
    const int64_t last = run.value + run.step * (count - 1);
    CellRange range{std::min<int64_t>(run.value, last), std::max<int64_t>(run.value, last) + 1, 0};
    for (CellRange& known : segment_.ranges) {
      if (range.row > known.end || known.row > range.end) continue;
      known = {std::min(known.row, range.row), std::max(known.end, range.end), 0};
      return;
    }
    if (isScattered_) return;
    segment_.ranges.push_back(range);
    if (segment_.ranges.size() > kMostRanges) mergeRanges();
  }

  /// Joins ranges that touch, and numbers cells.
  void mergeRanges() {
    std::vector<CellRange>& ranges = segment_.ranges;
    std::ranges::sort(ranges, {}, &CellRange::row);
    size_t kept = 0;
    for (const CellRange& range : ranges) {
      if (kept > 0 && range.row <= ranges[kept - 1].end)
        ranges[kept - 1].end = std::max(ranges[kept - 1].end, range.end);
      else ranges[kept++] = range;
    }
    ranges.resize(kept);
    cells_ = 0;
    for (CellRange& range : ranges) {
      range.cell = cells_;
      cells_ += range.end - range.row;
    }
    isScattered_ = isScattered_ || kept > kMostRanges;
  }

  const CellRange& rangeOf(int64_t row) const {
    return *std::ranges::find_if(segment_.ranges, [&](const CellRange& range) { return row < range.end; });
  }

  void count() {
    entries_.assign(static_cast<size_t>(cells_), 0);
    forEachRun([&](size_t, const LineRun& run, int64_t, int64_t count) {
      const CellRange& range = rangeOf(run.value);
      uint32_t* entries = entries_.data() + range.cell + run.value - range.row;
      if (run.step == 1) {
        for (int64_t k = 0; k < count; ++k) ++entries[k];
      } else {
        for (int64_t k = 0; k < count; ++k) ++entries[k * run.step];
      }
    });
  }

  /// Lists the entries of long rows. Returns false if there are too many.
  bool listLongRows() {
    int64_t listed = 0;
    for (const CellRange& range : segment_.ranges) {
      for (int64_t row = range.row; row < range.end; ++row) {
        const int64_t entries = entries_[static_cast<size_t>(range.cell + row - range.row)];
        if (entries <= kShortList) continue;
        listed += entries;
        if (listed > (last_ - first_) / 8 + kChunk) return false;
        segment_.longRows.push_back({static_cast<int32_t>(row), entries, segment_.lanes});
        segment_.lanes += cellsOf(entries);
      }
    }
    if (segment_.longRows.empty()) return true;
    forEachRun(
        [&](size_t g, const LineRun& run, int64_t instance, int64_t count) { listEntries(g, run, instance, count); });
    std::ranges::sort(segment_.entries, {},
                      [](const LongEntry& entry) { return std::pair(entry.instance, entry.gather); });
    std::vector<int64_t> next(segment_.longRows.size(), 0);
    for (LongEntry& entry : segment_.entries) entry.position = next[entry.longRow]++;
    return true;
  }

  void listEntries(size_t g, const LineRun& run, int64_t instance, int64_t count) {
    const int64_t end = run.value + run.step * (count - 1);
    const int64_t low = std::min<int64_t>(run.value, end), high = std::max<int64_t>(run.value, end);
    auto row = std::ranges::lower_bound(segment_.longRows, low, {}, &LongRow::row);
    for (; row != segment_.longRows.end() && row->row <= high; ++row) {
      const auto number = static_cast<uint32_t>(row - segment_.longRows.begin());
      for (int64_t k = 0; k < count; ++k) {
        if (run.value + run.step * k != row->row) continue;
        segment_.entries.push_back({static_cast<int32_t>(instance + k), static_cast<uint32_t>(g), number, 0});
      }
    }
  }

  LineSegment& segment_;
  std::vector<NodeId> rows_;
  LineRuns runs_;
  int64_t first_ = 0, last_ = 0, cells_ = 0;
  bool isScattered_ = false;
  std::vector<uint32_t> entries_;  // by cell
};

}  // namespace

std::vector<NodeId> rowNodes(const GatherLayout& layout, std::span<const uint32_t> gathers) {
  std::vector<NodeId> rows;
  for (const uint32_t gather : gathers) rows.push_back(layout.gathers[gather].row);
  return rows;
}

std::optional<LineSums> findLineSums(LineSource from) {
  LineSums sums;
  sums.source = std::move(from);
  const LineSource& source = sums.source;
  const IndexContext& context = source.context;
  if (!readsAlongLines(*source.layout) || context.bound->sizes[context.domain.back()] < kShortLine) return std::nullopt;
  sums.gathers = gathersOf(source.layout->gathers, source.port);
  sums.segments.resize(static_cast<size_t>(source.segments.count()));
  std::vector<int64_t> cells(sums.segments.size(), 0);
  std::atomic<bool> isFound = true;
  forAll(source.segments.count(), [&](int64_t segment) {
    if (!isFound) return;
    const auto s = static_cast<size_t>(segment);
    SegmentFinder finder(sums, sums.segments[s]);
    if (!finder.run(source.segments.firstOf(segment), source.segments.endOf(segment))) isFound = false;
    cells[s] = finder.cells();
  });
  for (size_t s = 0; s < cells.size(); ++s) {
    sums.segments[s].firstCell = sums.cells;
    sums.cells += cells[s];
  }
  const auto entries = source.segments.instances * static_cast<int64_t>(sums.gathers.size());
  if (!isFound || sums.cells > 4 * entries) return std::nullopt;
  return sums;
}

void addLineSums(const LineSums& sums, const double* cells, int64_t firstRow, int64_t lastRow, double* to) {
  const int64_t width = widthOf(sums);
  for (const LineSegment& segment : sums.segments) {
    for (const CellRange& range : segment.ranges) {
      const int64_t first = std::max(firstRow, range.row), last = std::min(lastRow, range.end);
      const double* cell = cells + (segment.firstCell + range.cell + first - range.row) * width;
      double* row = to + first * width;
      for (int64_t k = 0; k < (last - first) * width; ++k) row[k] += cell[k];
    }
  }
}

}  // namespace hgc
