#include "runtime/sum/owned_sums.h"

#include <algorithm>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Rows of a piece: what their sums take in lanes stays in a cache.
constexpr int64_t kPieceRows = 256;

constexpr int64_t ceilDiv(int64_t a, int64_t b) { return a <= 0 ? 0 : (a + b - 1) / b; }

int64_t product(const OwnedSums& sums, std::span<const uint32_t> slots) {
  int64_t all = 1;
  for (const uint32_t slot : slots) all *= sums.counts[slot];
  return all;
}

/// The entries of neighbouring rows, of which all have as many in each segment.
class Piece {
 public:
  Piece(const OwnedSums& sums, int64_t line, int64_t begin, int64_t end)
      : sums_(sums), indices_(sums.rank + 2, 0), lanes_(end - begin), row_(begin) {
    for (size_t k = sums.lineSlots.size(); k-- > 0;) {
      const uint32_t slot = sums.lineSlots[k];
      set(slot, line % sums.counts[slot]);
      row_ += line % sums.counts[slot] * sums.rowStrides[k];
      line /= sums.counts[slot];
    }
    set(sums.laneSlot, begin);
    outer_ = product(sums, std::span(sums.free).first(sums.free.size() - 1));
  }

  /// What the entries within a segment add to the rows. `lanes`: room for `kLanes` pieces.
  void addSegment(int64_t segment, const RunOwner& run, std::vector<double>& lanes, double* to) {
    const int64_t length = segmentLength(sums_.instances);
    findRuns(segment * length, std::min((segment + 1) * length, sums_.instances));
    if (entries_ == 0) return;
    if (entries_ <= kShortList && runs_.size() == 1) return add(runs_.front(), 0, entries_, 1, run, to + row_, true);
    if (entries_ <= kShortList) {
      std::fill_n(lanes.begin(), room(), 0.0);
      for (const Run& one : runs_) add(one, 0, one.count, 1, run, lanes.data());
      for (int64_t lane = 0; lane < lanes_; ++lane) to[row_ + lane] += lanes[static_cast<size_t>(lane)];
      return;
    }
    std::vector<double> total(static_cast<size_t>(lanes_), 0.0);
    for (int64_t chunk = 0; chunk < entries_; chunk += kChunk) {
      addChunk(chunk, std::min(chunk + kChunk, entries_), run, lanes.data());
      for (int64_t lane = 0; lane < lanes_; ++lane)
        total[static_cast<size_t>(lane)] += sumLanes(&lanes[static_cast<size_t>(lane)], room());
    }
    for (int64_t lane = 0; lane < lanes_; ++lane) to[row_ + lane] += total[static_cast<size_t>(lane)];
  }

  /// Scalars for the sums of the rows.
  int64_t room() const { return (lanes_ + kTile - 1) / kTile * kTile; }

 private:
  /// Entries that follow one another along the last free axis.
  struct Run {
    int64_t outer = 0;  ///< number of the other free indices
    int64_t begin = 0, count = 0;
  };

  void set(uint32_t slot, int64_t index) {
    indices_[slot] = static_cast<int32_t>(index);
    if (slot < sums_.rank) base_ += index * sums_.strides[slot];
  }

  /// The instance of the first entry of some outer indices.
  int64_t instanceOf(int64_t outer) const {
    int64_t instance = base_;
    for (size_t k = sums_.free.size() - 1; k-- > 0;) {
      const uint32_t axis = sums_.free[k];
      instance += outer % sums_.counts[axis] * sums_.strides[axis];
      outer /= sums_.counts[axis];
    }
    return instance;
  }

  /// The entries made by instances [first, last).
  void findRuns(int64_t first, int64_t last) {
    const int64_t count = sums_.counts[sums_.free.back()], stride = sums_.strides[sums_.free.back()];
    runs_.clear();
    entries_ = 0;
    int64_t low = 0, high = outer_;  // instances ascend with the outer indices
    while (low < high) {
      const int64_t middle = (low + high) / 2;
      if (instanceOf(middle) + (count - 1) * stride < first) low = middle + 1;
      else high = middle;
    }
    for (int64_t outer = low; outer < outer_; ++outer) {
      const int64_t instance = instanceOf(outer);
      if (instance >= last) break;
      const int64_t begin = ceilDiv(first - instance, stride), end = std::min(count, ceilDiv(last - instance, stride));
      if (begin >= end) continue;
      runs_.push_back({outer, begin, end - begin});
      entries_ += end - begin;
    }
  }

  /// The lanes of the entries at positions [first, last) of a long list.
  void addChunk(int64_t first, int64_t last, const RunOwner& run, double* lanes) {
    std::fill_n(lanes, room() * kLanes, 0.0);
    int64_t position = 0;
    for (const Run& one : runs_) {
      const int64_t begin = std::max(first, position), end = std::min(last, position + one.count);
      for (int64_t at = begin; at < std::min(end, begin + kLanes); ++at)
        add(one, at - position, ceilDiv(end - at, kLanes), kLanes, run, lanes + (at - first) % kLanes * room());
      position += one.count;
    }
  }

  /// Every `step`-th of a run from its `first` on.
  void add(const Run& one, int64_t first, int64_t count, int64_t step, const RunOwner& run, double* sums,
           bool isList = false) {
    const uint32_t inner = sums_.free.back();
    int64_t outer = one.outer;
    for (size_t k = sums_.free.size() - 1; k-- > 0;) {
      const uint32_t axis = sums_.free[k];
      indices_[axis] = static_cast<int32_t>(outer % sums_.counts[axis]);
      outer /= sums_.counts[axis];
    }
    const int64_t index = one.begin + first;
    indices_[inner] = static_cast<int32_t>(index);
    indices_[sums_.rank + 1] = static_cast<int32_t>(instanceOf(one.outer) + index * sums_.strides[inner]);
    run({indices_.data(), step, step * sums_.strides[inner], count, lanes_, sums, isList});
  }

  const OwnedSums& sums_;
  std::vector<int32_t> indices_;  // of the first lane; free ones as `add` sets them
  int64_t lanes_;
  int64_t row_;
  int64_t base_ = 0;  // the part of an instance's number that all entries of the first lane have
  int64_t outer_ = 1;
  std::vector<Run> runs_;
  int64_t entries_ = 0;
};

int64_t sizeOf(const GatherLayout& layout, std::span<const int64_t> sizes, NodeId node) {
  const Node& of = layout.host[node];
  return of.op == Op::Size ? sizes[of.b] : constantOf(of).integer();
}

/// Places within lines of instances, along the last axis, at which segments begin.
std::vector<int64_t> breaksOf(int64_t instances, int64_t line) {
  std::vector<int64_t> breaks;
  const int64_t length = segmentLength(instances);
  for (int64_t at = length; at < instances; at += length) {
    if (at % line != 0) breaks.push_back(at % line);
  }
  std::ranges::sort(breaks);
  breaks.erase(std::unique(breaks.begin(), breaks.end()), breaks.end());
  return breaks;
}

int64_t piecesOfLine(const OwnedSums& sums) { return ceilDiv(sums.counts[sums.laneSlot], kPieceRows); }

}  // namespace

OwnedSums layOutOwned(const OwnedRows& rows, const GatherLayout& layout, std::span<const int64_t> sizes,
                      int64_t instances) {
  OwnedSums sums{rows.port, layout.rank, instances, {}, {}, {}, {}, 0, rows.free, {}};
  for (uint32_t axis = 0; axis < layout.rank; ++axis) sums.counts.push_back(sizes[axis]);
  sums.counts.push_back(rows.length == kNoNode ? 1 : std::max(sizeOf(layout, sizes, rows.length), int64_t{0}));
  sums.strides.assign(layout.rank, 1);
  for (uint32_t axis = layout.rank - 1; axis-- > 0;) sums.strides[axis] = sums.strides[axis + 1] * sizes[axis + 1];
  const auto slotOf = [&](const RowAxis& axis) { return axis.axis == kNone ? layout.rank : axis.axis; };
  sums.laneSlot = slotOf(rows.axes.back());
  int64_t stride = 1;
  for (size_t k = rows.axes.size(); k-- > 1;) {
    stride *= sizeOf(layout, sizes, rows.axes[k].extent);
    sums.lineSlots.insert(sums.lineSlots.begin(), slotOf(rows.axes[k - 1]));
    sums.rowStrides.insert(sums.rowStrides.begin(), stride);
  }
  if (!rows.isAlongCount()) sums.breaks = breaksOf(instances, sizes[layout.rank - 1]);
  return sums;
}

int64_t piecesOf(const OwnedSums& sums) { return product(sums, sums.lineSlots) * piecesOfLine(sums); }

void addOwnedSums(const OwnedSums& sums, int64_t first, int64_t last, const RunOwner& run, double* to) {
  std::vector<Piece> pieces;
  const int64_t lines = product(sums, sums.lineSlots);
  int64_t room = 0;
  for (int64_t piece = first; piece < last; ++piece) {
    const int64_t line = piece % lines;
    int64_t begin = piece / lines * kPieceRows;
    const int64_t end = std::min(begin + kPieceRows, sums.counts[sums.laneSlot]);
    const auto add = [&](int64_t at) {
      pieces.emplace_back(sums, line, begin, at);
      room = std::max(room, pieces.back().room());
      begin = at;
    };
    for (const int64_t at : sums.breaks) {
      if (begin < at && at < end) add(at);
    }
    if (begin < end) add(end);
  }
  std::vector<double> lanes(static_cast<size_t>(room * kLanes));
  for (int64_t segment = 0; segment < segmentCount(sums.instances); ++segment) {
    for (Piece& piece : pieces) piece.addSegment(segment, run, lanes, to);
  }
}

}  // namespace hgc
