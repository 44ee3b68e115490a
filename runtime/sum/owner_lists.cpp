#include "runtime/sum/owner_lists.h"

#include <algorithm>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Rows of a block of eight items, whose invocations read 64 contiguous bytes.
constexpr int64_t kBlockRows = 8 * kOwnerRows;

/// The entries [begin, end) of a row that are within a segment.
struct EntryRange {
  int64_t segment = 0, begin = 0, end = 0;
  friend bool operator==(const EntryRange&, const EntryRange&) = default;
};
using EntryRanges = std::vector<EntryRange>;

/// Visits blocks of neighbouring rows of a line that have the same entries in each segment.
class BlockLister {
 public:
  BlockLister(const OwnedSums& sums, int64_t rows) : sums_(sums), rows_(rows), indices_(sums.rank + 1, 0) {
    for (const uint32_t axis : sums.free) entries_ *= sums.counts[axis];
  }

  /// Calls `visit(range, rows)` for each segment of each block of `rows` rows. `indices` are those of the first row.
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
    const EntryRanges ranges = rangesOf(lane);  // after `last`, to leave the indices at the first row
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

  /// The first entry of a row that is at least `instances` after its first instance.
  int64_t firstEntry(int64_t instances) const {
    int64_t rest = 0, entry = 0;  // `rest`: the most instances that inner axes can add
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

/// The items of a block; also the distance of the rows of an item.
int64_t itemsOf(int64_t rows) { return (rows + kOwnerRows - 1) / kOwnerRows; }

bool isShort(const EntryRange& range) { return range.end - range.begin <= kShortList; }

template <class T>
void addUp(std::vector<T>& counts) {
  for (size_t k = 1; k < counts.size(); ++k) counts[k] += counts[k - 1];
}

/// Writes the items of blocks, by segment.
class ItemPutter {
 public:
  ItemPutter(const OwnedSums& sums, uint32_t firstSum) : sums_(sums), firstSum_(firstSum), blocks_(sums, kBlockRows) {}

  /// Counts items and sums. Returns false if there are too many.
  bool count() {
    const auto segments = static_cast<size_t>(sums_.segments.count());
    nextSum_.assign(segments + 1, 0);
    for (OwnerItems* items : {&lists_.shorts, &lists_.longs}) items->firstOf.assign(segments + 1, 0);
    blocks_.forEachBlock([&](const EntryRange& range, int64_t rows) {
      const auto next = static_cast<size_t>(range.segment) + 1;
      of(range).firstOf[next] += static_cast<uint32_t>(itemsOf(rows));
      nextSum_[next] += static_cast<uint64_t>(rows);
      lists_.chunks = std::max(lists_.chunks, static_cast<uint32_t>((range.end - range.begin + kChunk - 1) / kChunk));
    });
    addUp(nextSum_);
    return firstSum_ + nextSum_.back() < uint64_t{1} << 31;
  }

  OwnerLists put() {
    for (OwnerItems* items : {&lists_.shorts, &lists_.longs}) {
      addUp(items->firstOf);
      items->words.resize(items->firstOf.back() * itemWords(sums_));
    }
    lists_.ofRows.reserve(nextSum_.back());
    nextShort_ = lists_.shorts.firstOf;
    nextLong_ = lists_.longs.firstOf;
    blocks_.forEachBlock([&](const EntryRange& range, int64_t rows) { putBlock(range, rows); });
    return std::move(lists_);
  }

 private:
  OwnerItems& of(const EntryRange& range) { return isShort(range) ? lists_.shorts : lists_.longs; }

  void putBlock(const EntryRange& range, int64_t rows) {
    const auto segment = static_cast<size_t>(range.segment);
    const int64_t lane = blocks_.indices()[sums_.laneSlot], items = itemsOf(rows);
    const auto sum = static_cast<int64_t>(firstSum_ + nextSum_[segment]);
    uint32_t& next = (isShort(range) ? nextShort_ : nextLong_)[segment];
    int32_t* to = of(range).words.data() + next * itemWords(sums_);
    const auto add = [&](int64_t word) { *to++ = static_cast<int32_t>(word); };
    for (int64_t item = 0; item < items; ++item) {
      for (const uint32_t slot : sums_.lineSlots) add(blocks_.indices()[slot]);
      for (const int64_t word : {lane + item, (rows - 1 - item) / items, items, range.begin, range.end, sum + item})
        add(word);
    }
    int64_t row = lane;
    for (size_t k = 0; k < sums_.lineSlots.size(); ++k)
      row += blocks_.indices()[sums_.lineSlots[k]] * sums_.rowStrides[k];
    for (int64_t k = 0; k < rows; ++k)
      lists_.ofRows.emplace_back(static_cast<uint32_t>(row + k), static_cast<uint32_t>(sum + k));
    next += static_cast<uint32_t>(items);
    nextSum_[segment] += static_cast<uint64_t>(rows);
  }

  const OwnedSums& sums_;
  uint32_t firstSum_;
  BlockLister blocks_;
  OwnerLists lists_;
  std::vector<uint64_t> nextSum_;  // by segment
  std::vector<uint32_t> nextShort_, nextLong_;
};

}  // namespace

std::optional<OwnerLists> listOwners(const OwnedSums& sums, uint32_t firstSum) {
  ItemPutter putter(sums, firstSum);
  return putter.count() ? std::optional(putter.put()) : std::nullopt;
}

}  // namespace hgc
