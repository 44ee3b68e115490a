#include "runtime/sum/owned_sums.h"

#include <algorithm>
#include <ranges>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

static_assert(kShortList <= kMostListed);

/// The most lines and lanes of a piece: its sums fit in a cache, and what they read is packed once for all lines.
constexpr int64_t kMostLines = 64, kPieceLanes = 64;
/// A piece has fewer lines if threads would have fewer pieces than this, but at least `kLeastLines`.
constexpr int64_t kPiecesOfThread = 4, kLeastLines = 4;
/// The most runs of entries that the lines of a piece may have together to be added segment by segment.
constexpr size_t kMostRuns = 1 << 16;

constexpr int64_t ceilDiv(int64_t a, int64_t b) { return a <= 0 ? 0 : (a + b - 1) / b; }

int64_t product(const OwnedSums& sums, std::span<const uint32_t> slots) {
  int64_t all = 1;
  for (const uint32_t slot : slots) all *= sums.counts[slot];
  return all;
}

/// Consecutive entries of a row along the last free axis, within a segment.
struct EntryRun {
  int64_t segment = 0;
  int64_t outer = 0;  ///< the other free indices as one number
  int64_t begin = 0, count = 0;
  friend bool operator==(const EntryRun&, const EntryRun&) = default;
};
using EntryRuns = std::vector<EntryRun>;

/// Whether two rows have the same entries and are cut at the same ones, though maybe by other segments.
bool haveSameLists(const EntryRuns& a, const EntryRuns& b) {
  if (a.size() != b.size()) return false;
  for (size_t k = 0; k < a.size(); ++k) {
    if (a[k].outer != b[k].outer || a[k].begin != b[k].begin || a[k].count != b[k].count) return false;
    if (k > 0 && (a[k].segment == a[k - 1].segment) != (b[k].segment == b[k - 1].segment)) return false;
  }
  return true;
}

/// Adds the lanes of a chunk to `count` sums.
void addLanes(const std::vector<double>& lanes, size_t count, double* sums) {
  for (size_t k = 0; k < count; ++k) sums[k] += sumLanes(&lanes[k], static_cast<int64_t>(count));
}

/// Sums pieces: neighbouring rows of neighbouring lines.
class PieceAdder {
 public:
  PieceAdder(const OwnedSums& sums, int64_t lines, const RunOwner& run, double* to)
      : sums_(sums), pieceLines_(lines), run_(run), to_(to), indices_(sums.rank + 2, 0) {}

  /// Sums lanes [begin, end), which have the same entries, of the lines of a piece.
  void add(int64_t piece, int64_t begin, int64_t end, RowsHold before) {
    const int64_t blocks = ceilDiv(linesOf(sums_), pieceLines_);
    const int64_t first = piece % blocks * pieceLines_;
    int64_t outer = piece / blocks;
    for (size_t k = sums_.lineSlots.size(); k-- > 1;) {
      const uint32_t slot = sums_.lineSlots[k - 1];
      indices_[slot] = static_cast<int32_t>(outer % sums_.counts[slot]);
      outer /= sums_.counts[slot];
    }
    indices_[sums_.laneSlot] = static_cast<int32_t>(begin);
    lanes_ = end - begin;
    const int64_t last = std::min(first + pieceLines_, linesOf(sums_));
    if (before == RowsHold::Nothing) clear(first, last);
    addLines(first, last);
    addKnown();
  }

  static int64_t linesOf(const OwnedSums& sums) {
    return sums.lineSlots.empty() ? 1 : sums.counts[sums.lineSlots.back()];
  }

 private:
  void goTo(int64_t line) {
    if (!sums_.lineSlots.empty()) indices_[sums_.lineSlots.back()] = static_cast<int32_t>(line);
  }
  /// The first lane of the current line.
  double* row() const {
    int64_t row = indices_[sums_.laneSlot];
    for (size_t k = 0; k < sums_.lineSlots.size(); ++k) row += indices_[sums_.lineSlots[k]] * sums_.rowStrides[k];
    return to_ + row;
  }
  void clear(int64_t first, int64_t last) {
    goTo(first);
    for (double* line = row(); first < last; ++first, line += rowsOfLine()) std::fill_n(line, lanes_, 0.0);
  }
  int64_t roomOfLine() const { return wholeTiles(lanes_); }
  int64_t rowsOfLine() const { return sums_.lineSlots.empty() ? 0 : sums_.rowStrides.back(); }
  int64_t instancesOfLine() const {
    const uint32_t slot = sums_.lineSlots.empty() ? sums_.rank : sums_.lineSlots.back();
    return slot < sums_.rank ? sums_.strides[slot] : 0;
  }

  std::span<const uint32_t> outerFree() const {
    return std::span(sums_.free).first(std::max<size_t>(sums_.free.size(), 1) - 1);
  }
  /// The entries along the last free axis, and the instances from one to the next.
  int64_t entriesAlong() const { return sums_.free.empty() ? 1 : sums_.counts[sums_.free.back()]; }
  int64_t strideAlong() const { return sums_.free.empty() ? 1 : sums_.strides[sums_.free.back()]; }

  /// Sets the outer free indices, and returns the instance of the first entry there.
  int64_t instanceOf(int64_t outer) {
    for (const uint32_t axis : std::views::reverse(outerFree())) {
      indices_[axis] = static_cast<int32_t>(outer % sums_.counts[axis]);
      outer /= sums_.counts[axis];
    }
    if (!sums_.free.empty()) indices_[sums_.free.back()] = 0;
    int64_t instance = 0;
    for (uint32_t axis = 0; axis < sums_.rank; ++axis) instance += indices_[axis] * sums_.strides[axis];
    return instance;
  }

  /// The entries of the first lane of a line, ascending.
  EntryRuns runsOf(int64_t line) {
    goTo(line);
    const int64_t length = sums_.segments.length, count = entriesAlong(), stride = strideAlong();
    const int64_t outers = product(sums_, outerFree());
    EntryRuns runs;
    for (int64_t outer = 0; outer < outers; ++outer) {
      const int64_t instance = instanceOf(outer);
      for (int64_t begin = 0; begin < count;) {
        const int64_t segment = (instance + begin * stride) / length;
        const int64_t end = std::min(count, ceilDiv((segment + 1) * length - instance, stride));
        runs.push_back({segment, outer, begin, end - begin});
        begin = end;
      }
    }
    return runs;
  }

  /// If the first and the last line have the same runs, so have all between, because the entries at which segments
  /// begin move in one direction from line to line.
  void addLines(int64_t first, int64_t last) {
    EntryRuns runs = runsOf(first);
    if (last - first == 1 || runs == runsOf(last - 1)) return know(first, last, std::move(runs));
    if (runs.size() * static_cast<size_t>(last - first) <= kMostRuns) return addBySegments(first, last);
    const int64_t middle = (first + last) / 2;
    addLines(first, middle);
    addLines(middle, last);
  }

  /// Lines that segments cut at different entries still have the same entries within most segments.
  void addBySegments(int64_t first, int64_t last) {
    addKnown();
    std::vector<EntryRuns> runs;
    for (int64_t line = first; line < last; ++line) runs.push_back(runsOf(line));
    std::vector<std::span<const EntryRun>> left(runs.begin(), runs.end());
    const auto isDone = [](std::span<const EntryRun> list) { return list.empty(); };
    while (!std::ranges::all_of(left, isDone)) {
      int64_t segment = INT64_MAX;
      for (const std::span<const EntryRun> list : left)
        segment = list.empty() ? segment : std::min(segment, list.front().segment);
      for (int64_t line = first; line < last; ++line) {
        std::span<const EntryRun>& list = left[static_cast<size_t>(line - first)];
        const auto end = std::ranges::find_if(list, [&](const EntryRun& run) { return run.segment != segment; });
        know(line, line + 1, {list.begin(), end});
        list = {end, list.end()};
      }
      addKnown();
    }
  }

  /// Collects lines whose lists have the same entries, to sum them together.
  void know(int64_t first, int64_t last, EntryRuns runs) {
    if (runs.empty()) return addKnown();
    if (known_.lines > 0 && haveSameLists(known_.runs, runs)) {
      known_.lines = last - known_.first;
      return;
    }
    addKnown();
    known_ = {first, last - first, std::move(runs)};
  }

  /// Sums the collected lines, in separate memory because rows may be a power of two apart.
  void addKnown() {
    if (known_.lines == 0) return;
    goTo(known_.first);
    double* const rows = row();
    room_.rows.resize(sums());
    for (int64_t line = 0; line < known_.lines; ++line) std::copy_n(rows + line * rowsOfLine(), lanes_, rowsAt(line));
    for (size_t begin = 0, end = 0; begin < known_.runs.size(); begin = end) {
      while (end < known_.runs.size() && known_.runs[end].segment == known_.runs[begin].segment) ++end;
      addList(std::span(known_.runs).subspan(begin, end - begin));
    }
    for (int64_t line = 0; line < known_.lines; ++line) std::copy_n(rowsAt(line), lanes_, rows + line * rowsOfLine());
    known_.lines = 0;
  }

  double* rowsAt(int64_t line) { return room_.rows.data() + line * roomOfLine(); }
  size_t sums() const { return static_cast<size_t>(roomOfLine() * known_.lines); }

  /// Adds the entries of a segment to the rows.
  void addList(std::span<const EntryRun> list) {
    goTo(known_.first);
    int64_t entries = 0;
    for (const EntryRun& run : list) entries += run.count;
    if (entries <= kShortList && list.size() == 1)
      return add(list.front(), 0, entries, 1, room_.rows.data(), OwnedStart::List);
    if (entries > kShortList && entries <= kChunk) {
      addChunk(list, 0, entries);
      return addLanes(room_.lanes, sums(), room_.rows.data());
    }
    room_.total.assign(sums(), 0.0);
    for (size_t k = 0; k < list.size() && entries <= kShortList; ++k)
      add(list[k], 0, list[k].count, 1, room_.total.data(), OwnedStart::Sums);
    for (int64_t chunk = 0; entries > kShortList && chunk < entries; chunk += kChunk) {
      addChunk(list, chunk, std::min(chunk + kChunk, entries));
      addLanes(room_.lanes, sums(), room_.total.data());
    }
    for (size_t k = 0; k < sums(); ++k) room_.rows[k] += room_.total[k];
  }

  /// Sums the entries at positions [first, last) of a long list in lanes.
  void addChunk(std::span<const EntryRun> list, int64_t first, int64_t last) {
    const auto room = static_cast<int64_t>(sums());
    room_.lanes.resize(sums() * kLanes);
    if (last - first < kLanes) std::fill(room_.lanes.begin(), room_.lanes.end(), 0.0);
    int64_t position = 0;
    for (const EntryRun& run : list) {
      const int64_t begin = std::max(first, position), end = std::min(last, position + run.count);
      for (int64_t at = begin; at < std::min(end, begin + kLanes); ++at) {
        double* const lane = room_.lanes.data() + (at - first) % kLanes * room;
        const OwnedStart start = at - first < kLanes ? OwnedStart::Zero : OwnedStart::Sums;
        add(run, at - position, ceilDiv(end - at, kLanes), kLanes, lane, start);
      }
      position += run.count;
    }
  }

  /// Adds every `step`-th entry of a run from its `first` on.
  void add(const EntryRun& run, int64_t first, int64_t count, int64_t step, double* sums, OwnedStart start) {
    const int64_t index = run.begin + first, stride = strideAlong();
    indices_[sums_.rank + 1] = static_cast<int32_t>(instanceOf(run.outer) + index * stride);
    if (!sums_.free.empty()) indices_[sums_.free.back()] = static_cast<int32_t>(index);
    run_({indices_.data(), step, step * stride, count, lanes_, known_.lines, instancesOfLine(), roomOfLine(), sums,
          start});
  }

  const OwnedSums& sums_;
  int64_t pieceLines_;
  const RunOwner& run_;
  double* to_;
  std::vector<int32_t> indices_;  // of the first lane
  int64_t lanes_ = 0;
  /// The collected lines and their entries.
  struct Known {
    int64_t first = 0, lines = 0;
    EntryRuns runs;
  };
  Known known_;
  /// Sums of rows, line by line, and of lanes.
  struct Room {
    std::vector<double> rows, lanes, total;
  };
  Room room_;
};

int64_t sizeOf(const GatherLayout& layout, std::span<const int64_t> sizes, NodeId node) {
  const Node& of = layout.host[node];
  return of.op == Op::Size ? sizes[of.b] : constantOf(of).integer();
}

/// The last index of the instances at which segments begin.
std::vector<int64_t> breaksOf(const Segments& segments, int64_t line) {
  std::vector<int64_t> breaks;
  for (int64_t at = segments.length; at < segments.instances; at += segments.length) {
    if (at % line != 0) breaks.push_back(at % line);
  }
  std::ranges::sort(breaks);
  breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
  return breaks;
}

/// The number of pieces with the same rows of their lines.
int64_t piecesBeside(const OwnedSums& sums, int64_t pieceLines) {
  const int64_t lines = PieceAdder::linesOf(sums);
  return lines == 0 ? 0 : product(sums, sums.lineSlots) / lines * ceilDiv(lines, pieceLines);
}

}  // namespace

OwnedSums layOutOwned(const OwnedRows& rows, const GatherLayout& layout, std::span<const int64_t> sizes,
                      const Segments& segments) {
  OwnedSums sums{rows.port, layout.rank, segments, {}, {}, {}, {}, 0, rows.free, {}};
  for (uint32_t axis = 0; axis < layout.rank; ++axis) sums.counts.push_back(sizes[axis]);
  sums.counts.push_back(rows.length == kNoNode ? 1 : std::max(sizeOf(layout, sizes, rows.length), int64_t{0}));
  sums.strides.assign(layout.rank, 1);
  for (uint32_t axis = layout.rank; axis-- > 1;) sums.strides[axis - 1] = sums.strides[axis] * sizes[axis];
  sums.laneSlot = slotOf(rows.axes.back(), layout.rank);
  int64_t stride = 1;
  for (size_t k = rows.axes.size(); k-- > 1;) {
    stride *= sizeOf(layout, sizes, rows.axes[k].extent);
    sums.lineSlots.insert(sums.lineSlots.begin(), slotOf(rows.axes[k - 1], layout.rank));
    sums.rowStrides.insert(sums.rowStrides.begin(), stride);
  }
  if (!rows.isAlongCount()) sums.breaks = breaksOf(segments, sizes[layout.rank - 1]);
  return sums;
}

bool areAllRows(const OwnedSums& sums, int64_t scalars) {
  return product(sums, sums.lineSlots) * sums.counts[sums.laneSlot] == scalars;
}

int64_t linesOfPieces(const OwnedSums& sums, int64_t threads) {
  const int64_t all = product(sums, sums.lineSlots) * ceilDiv(sums.counts[sums.laneSlot], kPieceLanes);
  const int64_t pieces = threads * kPiecesOfThread;
  return std::clamp(ceilDiv(all, pieces * kLeastLines) * kLeastLines, kLeastLines, kMostLines);
}

int64_t piecesOf(const OwnedSums& sums, int64_t lines) {
  return piecesBeside(sums, lines) * ceilDiv(sums.counts[sums.laneSlot], kPieceLanes);
}

void addOwnedSums(const OwnedSums& sums, int64_t lines, int64_t first, int64_t last, const RunOwner& run, double* to,
                  RowsHold before) {
  const int64_t beside = piecesBeside(sums, lines);
  PieceAdder pieces(sums, lines, run, to);
  for (int64_t number = first; number < last; ++number) {
    int64_t begin = number / beside * kPieceLanes;
    const int64_t end = std::min(begin + kPieceLanes, sums.counts[sums.laneSlot]);
    for (const int64_t at : sums.breaks) {
      if (at <= begin || at >= end) continue;
      pieces.add(number % beside, begin, at, before);
      begin = at;
    }
    pieces.add(number % beside, begin, end, before);
  }
}

}  // namespace hgc
