#include "runtime/sum/owner_lists.h"

#include <algorithm>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Entries [begin, end) of a row, those within a segment.
struct EntryRange {
  int64_t segment = 0, begin = 0, end = 0;
  friend bool operator==(const EntryRange&, const EntryRange&) = default;
};
using EntryRanges = std::vector<EntryRange>;

class OwnerLister {
 public:
  OwnerLister(const OwnedSums& sums, int64_t tile) : sums_(sums), tile_(tile), indices_(sums.rank + 1, 0) {
    for (const uint32_t axis : sums.free) entries_ *= sums.counts[axis];
  }

  /// Calls `visit` for all items: the entries of rows [lane, lane + rows) of the line that it is at.
  template <class Visit>
  void forEachItem(const Visit& visit) {
    int64_t lines = 1;
    for (const uint32_t slot : sums_.lineSlots) lines *= sums_.counts[slot];
    for (int64_t line = 0; line < lines; ++line) {
      goToLine(line);
      const int64_t lanes = sums_.counts[sums_.laneSlot];
      for (int64_t lane = 0; lane < lanes; lane += tile_) visitTile(lane, std::min(tile_, lanes - lane), visit);
    }
  }

  const std::vector<int64_t>& indices() const { return indices_; }

 private:
  void goToLine(int64_t line) {
    for (size_t k = sums_.lineSlots.size(); k-- > 0;) {
      const uint32_t slot = sums_.lineSlots[k];
      indices_[slot] = line % sums_.counts[slot];
      line /= sums_.counts[slot];
    }
  }

  /// Where rows have their entries in different segments, each is an item of its own.
  template <class Visit>
  void visitTile(int64_t lane, int64_t rows, const Visit& visit) {
    const EntryRanges ranges = rangesOf(lane);
    const bool areAlike = rows == 1 || sums_.laneSlot >= sums_.rank || ranges == rangesOf(lane + rows - 1);
    for (int64_t row = 0; row < (areAlike ? 1 : rows); ++row) {
      const EntryRanges own = row == 0 ? ranges : rangesOf(lane + row);
      indices_[sums_.laneSlot] = lane + row;
      for (const EntryRange& range : own) visit(range, areAlike ? rows : 1);
    }
  }

  EntryRanges rangesOf(int64_t lane) {
    indices_[sums_.laneSlot] = lane;
    int64_t first = 0, last = 0;  // instances of the row
    for (uint32_t axis = 0; axis < sums_.rank; ++axis) {
      const bool isFree = std::ranges::binary_search(sums_.free, axis);
      first += isFree ? 0 : indices_[axis] * sums_.strides[axis];
      last += (isFree ? sums_.counts[axis] - 1 : indices_[axis]) * sums_.strides[axis];
    }
    EntryRanges ranges;
    if (entries_ == 0) return ranges;
    const int64_t length = sums_.segments.length;
    for (int64_t segment = first / length, begin = 0; segment <= last / length; ++segment) {
      const int64_t end = firstEntry((segment + 1) * length - first);
      if (end > begin) ranges.push_back({segment, begin, end});
      begin = end;
    }
    return ranges;
  }

  /// The first entry of a row that is so many instances after its first one, or later.
  int64_t firstEntry(int64_t instances) const {
    int64_t rest = 0, entry = 0;  // what the axes within can reach
    for (const uint32_t axis : sums_.free) rest += (sums_.counts[axis] - 1) * sums_.strides[axis];
    if (instances > rest) return entries_;
    for (const uint32_t axis : sums_.free) {
      rest -= (sums_.counts[axis] - 1) * sums_.strides[axis];
      const int64_t stride = sums_.strides[axis];
      const int64_t index = instances <= rest ? 0 : (instances - rest + stride - 1) / stride;
      entry = entry * sums_.counts[axis] + index;
      instances -= index * stride;
    }
    return entry;
  }

  const OwnedSums& sums_;
  int64_t tile_;
  int64_t entries_ = 1;  // of a row
  std::vector<int64_t> indices_;
};

}  // namespace

OwnerLists listOwners(const OwnedSums& sums, uint32_t tile, uint32_t firstSum) {
  OwnerLists lists;
  const auto segments = static_cast<size_t>(sums.segments.count());
  std::vector<uint32_t> sumsOf(segments + 1, 0);
  lists.firstShort.assign(segments + 1, 0);
  lists.firstLong.assign(segments + 1, 0);
  const auto isShort = [](const EntryRange& range) { return range.end - range.begin <= kShortList; };
  OwnerLister lister(sums, tile);
  lister.forEachItem([&](const EntryRange& range, int64_t rows) {
    const auto next = static_cast<size_t>(range.segment) + 1;
    ++(isShort(range) ? lists.firstShort : lists.firstLong)[next];
    sumsOf[next] += static_cast<uint32_t>(rows);
    lists.chunks = std::max(lists.chunks, static_cast<uint32_t>((range.end - range.begin + kChunk - 1) / kChunk));
  });
  for (size_t segment = 0; segment < segments; ++segment) {
    lists.firstShort[segment + 1] += lists.firstShort[segment];
    lists.firstLong[segment + 1] += lists.firstLong[segment];
    sumsOf[segment + 1] += sumsOf[segment];
  }
  const size_t words = itemWords(sums);
  lists.shorts.resize(lists.firstShort.back() * words);
  lists.longs.resize(lists.firstLong.back() * words);
  std::vector<uint32_t> nextShort = lists.firstShort, nextLong = lists.firstLong;
  lister.forEachItem([&](const EntryRange& range, int64_t rows) {
    const auto segment = static_cast<size_t>(range.segment);
    const uint32_t item = (isShort(range) ? nextShort : nextLong)[segment]++;
    auto to = (isShort(range) ? lists.shorts : lists.longs).begin() + static_cast<std::ptrdiff_t>(item * words);
    int64_t row = lister.indices()[sums.laneSlot];
    for (size_t k = 0; k < sums.lineSlots.size(); ++k) {
      *to++ = static_cast<int32_t>(lister.indices()[sums.lineSlots[k]]);
      row += lister.indices()[sums.lineSlots[k]] * sums.rowStrides[k];
    }
    *to++ = static_cast<int32_t>(lister.indices()[sums.laneSlot]);
    *to++ = static_cast<int32_t>(rows - 1);
    *to++ = static_cast<int32_t>(range.begin);
    *to++ = static_cast<int32_t>(range.end);
    *to++ = static_cast<int32_t>(firstSum + sumsOf[segment]);
    for (int64_t k = 0; k < rows; ++k) lists.ofRows.emplace_back(row + k, firstSum + sumsOf[segment]++);
  });
  return lists;
}

}  // namespace hgc
