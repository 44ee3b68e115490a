#include "runtime/sum/owner_lists.h"

#include <algorithm>
#include <utility>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Rows of a block.
constexpr int64_t kBlockRows = 8 * kOwnerRows;

/// Entries [begin, end) of a row, those within a segment.
struct EntryRange {
  int64_t segment = 0, begin = 0, end = 0;
  friend bool operator==(const EntryRange&, const EntryRange&) = default;
};
using EntryRanges = std::vector<EntryRange>;

/// Goes through blocks of neighbouring rows of a line that have their entries in the same segments.
class BlockLister {
 public:
  BlockLister(const OwnedSums& sums, int64_t rows) : sums_(sums), rows_(rows), indices_(sums.rank + 1, 0) {
    for (const uint32_t axis : sums.free) entries_ *= sums.counts[axis];
  }

  /// Calls `visit` for the entries within each segment of each block, and how many rows that has. It is at the first.
  template <class Visit>
  void forEachBlock(const Visit& visit) {
    int64_t lines = 1;
    for (const uint32_t slot : sums_.lineSlots) lines *= sums_.counts[slot];
    for (int64_t line = 0; line < lines; ++line) {
      goToLine(line);
      const int64_t lanes = sums_.counts[sums_.laneSlot];
      for (int64_t lane = 0; lane < lanes; lane += rows_) visitBlock(lane, std::min(rows_, lanes - lane), visit);
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

  template <class Visit>
  void visitBlock(int64_t lane, int64_t rows, const Visit& visit) {
    const bool isAxis = sums_.laneSlot < sums_.rank;
    const EntryRanges last = isAxis ? rangesOf(lane + rows - 1) : EntryRanges{};
    const EntryRanges ranges = rangesOf(lane);  // and back to the first row
    if (isAxis && ranges != last) {
      visitBlock(lane, rows / 2, visit);
      visitBlock(lane + rows / 2, rows - rows / 2, visit);
      return;
    }
    for (const EntryRange& range : ranges) visit(range, rows);
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
  int64_t rows_;
  int64_t entries_ = 1;  // of a row
  std::vector<int64_t> indices_;
};

/// Items of a block, which are also as many rows apart as those of an item.
int64_t itemsOf(int64_t rows) { return (rows + kOwnerRows - 1) / kOwnerRows; }

}  // namespace

OwnerLists listOwners(const OwnedSums& sums, uint32_t firstSum) {
  OwnerLists lists;
  const auto segments = static_cast<size_t>(sums.segments.count());
  std::vector<uint32_t> sumsOf(segments + 1, 0);
  lists.firstShort.assign(segments + 1, 0);
  lists.firstLong.assign(segments + 1, 0);
  const auto isShort = [](const EntryRange& range) { return range.end - range.begin <= kShortList; };
  BlockLister blocks(sums, kBlockRows);
  blocks.forEachBlock([&](const EntryRange& range, int64_t rows) {
    const auto next = static_cast<size_t>(range.segment) + 1;
    (isShort(range) ? lists.firstShort : lists.firstLong)[next] += static_cast<uint32_t>(itemsOf(rows));
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
  blocks.forEachBlock([&](const EntryRange& range, int64_t rows) {
    const auto segment = static_cast<size_t>(range.segment);
    uint32_t& next = (isShort(range) ? nextShort : nextLong)[segment];
    auto to = (isShort(range) ? lists.shorts : lists.longs).begin() + static_cast<std::ptrdiff_t>(next * words);
    const auto put = [&](int64_t word) { *to++ = static_cast<int32_t>(word); };
    const int64_t lane = blocks.indices()[sums.laneSlot], items = itemsOf(rows);
    next += static_cast<uint32_t>(items);
    const uint32_t sum = firstSum + std::exchange(sumsOf[segment], sumsOf[segment] + static_cast<uint32_t>(rows));
    for (int64_t item = 0; item < items; ++item) {
      for (const uint32_t slot : sums.lineSlots) put(blocks.indices()[slot]);
      for (const int64_t word : {lane + item, (rows - 1 - item) / items, items, range.begin, range.end, sum + item})
        put(word);
    }
    int64_t row = lane;
    for (size_t k = 0; k < sums.lineSlots.size(); ++k) row += blocks.indices()[sums.lineSlots[k]] * sums.rowStrides[k];
    for (int64_t k = 0; k < rows; ++k) lists.ofRows.emplace_back(row + k, sum + static_cast<uint32_t>(k));
  });
  return lists;
}

}  // namespace hgc
