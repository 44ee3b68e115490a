#include <algorithm>

#include "runtime/data/each_isa.h"
#include "runtime/sum/line_sums.h"

namespace hgc {
namespace {

/// `cell[k * step] += partial k` for `count` consecutive instances, from instance `place` of a column of tiles on.
HGC_EACH_ISA void addColumn(const double* column, int64_t tileSize, int64_t place, int64_t count,
                            double* __restrict cell, int64_t step) {
  const double* tile = column + place / kTile * tileSize;
  const auto addSome = [&](int64_t lane, int64_t some) {
    for (int64_t k = 0; k < some; ++k) cell[k * step] += tile[lane + k];
    cell += some * step;
    tile += tileSize;
    count -= some;
  };
  if (place % kTile != 0) addSome(place % kTile, std::min(kTile - place % kTile, count));
  for (; step == 1 && count >= kTile; count -= kTile, cell += kTile, tile += tileSize) {
    for (int64_t k = 0; k < kTile; ++k) cell[k] += tile[k];
  }
  while (count > 0) addSome(0, std::min(kTile, count));
}

const CellRange* rangeOf(const LineSegment& segment, int64_t row) {
  const CellRange* range = segment.ranges.data();
  while (row >= range->end) ++range;
  return range;
}

/// How many of the `count` rows `value`, `value + step`, ... are in `range`.
int64_t within(const CellRange& range, int64_t value, int64_t step, int64_t count) {
  if (step == 0) return count;
  const int64_t left = step > 0 ? (range.end - 1 - value) / step : (value - range.row) / -step;
  return std::min(count, left + 1);
}

}  // namespace

LineAdder::LineAdder(const LineSums& sums, int64_t segment, double* cells)
    : sums_(sums),
      segment_(sums.segments[static_cast<size_t>(segment)]),
      runs_(sums.source.layout->host, rowNodes(*sums.source.layout, sums.gathers), sums.source.context),
      cells_(cells + segment_.firstCell * widthOf(sums)) {
  const int64_t width = widthOf(sums);
  const CellRange& last = segment_.ranges.back();
  std::fill_n(cells_, (last.cell + last.end - last.row) * width, 0.0);
  lanes_.assign(static_cast<size_t>(segment_.lanes * width), 0.0);
}

/// Cuts a line into pieces on which all gathers are affine.
void LineAdder::goTo(int64_t line) {
  line_ = line;
  runs_.goTo(line);  // succeeds, because it did when the sums were planned
  pieces_.clear();
  std::vector<std::span<const LineRun>> left;
  for (const uint32_t gather : sums_.gathers) left.push_back(runs_.of(sums_.source.layout->gathers[gather].row));
  for (int64_t first = 0; first < runs_.length(); first = pieces_.back().last) {
    Piece& piece = pieces_.emplace_back(Piece{first, runs_.length(), true, {}});
    for (uint32_t g = 0; g < left.size(); ++g) {
      while (left[g].size() > 1 && left[g][1].first <= first) left[g] = left[g].subspan(1);
      if (left[g].size() > 1) piece.last = std::min<int64_t>(piece.last, left[g][1].first);
      const LineRun& run = left[g].front();
      piece.parts.push_back({g, static_cast<int32_t>(run.value + run.step * (first - run.first)), run.step});
    }
    const int32_t step = piece.parts.front().step;
    const bool isEven = step != 0 && std::ranges::all_of(piece.parts, [&](const Part& p) { return p.step == step; });
    piece.isByGather = isEven || piece.parts.size() == 1 || piece.last - first == 1;
    if (!isEven) continue;
    std::ranges::stable_sort(
        piece.parts, [&](const Part& a, const Part& b) { return step > 0 ? a.value > b.value : a.value < b.value; });
  }
}

void LineAdder::add(const PartialTiles& partials, int64_t first, int64_t last) {
  for (int64_t at = first; at < last;) {
    const int64_t line = at / runs_.length(), place = at - line * runs_.length();
    const int64_t end = std::min(runs_.length(), place + last - at);
    if (line != line_) goTo(line);
    for (const Piece& piece : pieces_) {
      const int64_t from = std::max(place, piece.first), count = std::min(end, piece.last) - from;
      const int64_t skipped = from - piece.first, instance = at + from - place;
      const int64_t some = piece.isByGather ? std::max<int64_t>(count, 0) : 1;
      for (int64_t k = 0; k < count; k += some) {
        for (const Part& part : piece.parts) addPart(partials, part, skipped + k, instance + k, some);
      }
    }
    at += end - place;
  }
  addLong(partials, last);
}

/// Adds the partials of one gather for `count` instances from `instance` on, `skipped` places into the piece.
void LineAdder::addPart(const PartialTiles& partials, const Part& part, int64_t skipped, int64_t instance,
                        int64_t count) {
  const uint32_t gather = sums_.gathers[part.gather];
  const std::vector<uint32_t>& components = sums_.source.layout->gathers[gather].components;
  const int64_t width = widthOf(sums_);
  int64_t value = part.value + part.step * skipped;
  for (int64_t k = 0; k < count;) {
    const CellRange& range = *rangeOf(segment_, value);
    const int64_t some = within(range, value, part.step, count - k);
    double* cell = cells_ + (range.cell + value - range.row) * width;
    for (size_t c = 0; c < components.size(); ++c) {
      const double* column = partials.tiles + (partials.first[gather] + static_cast<int64_t>(c)) * kTile;
      addColumn(column, partials.columns * kTile, instance + k - partials.begin, some, cell + components[c],
                part.step * width);
    }
    value += part.step * some;
    k += some;
  }
}

/// Adds the listed entries of instances before `last`.
void LineAdder::addLong(const PartialTiles& partials, int64_t last) {
  const int64_t width = widthOf(sums_);
  for (; nextEntry_ < segment_.entries.size() && segment_.entries[nextEntry_].instance < last; ++nextEntry_) {
    const LongEntry& entry = segment_.entries[nextEntry_];
    const LongRow& row = segment_.longRows[entry.longRow];
    const uint32_t gather = sums_.gathers[entry.gather];
    const std::vector<uint32_t>& components = sums_.source.layout->gathers[gather].components;
    const int64_t place = entry.instance - partials.begin;
    const double* tile = partials.tiles + place / kTile * kTile * partials.columns + place % kTile;
    double* lane = lanes_.data() + (row.firstLane + cellOf(row.entries, entry.position)) * width;
    for (size_t c = 0; c < components.size(); ++c)
      lane[components[c]] += tile[(partials.first[gather] + static_cast<int64_t>(c)) * kTile];
  }
}

/// Sets the cells of long rows to the sums of their lanes.
void LineAdder::finish() {
  const int64_t width = widthOf(sums_);
  for (const LongRow& row : segment_.longRows) {
    const CellRange& range = *rangeOf(segment_, row.row);
    double* cell = cells_ + (range.cell + row.row - range.row) * width;
    std::fill_n(cell, width, 0.0);
    addLanes(lanes_.data() + row.firstLane * width, width, row.entries, width, cell);
  }
}

}  // namespace hgc
