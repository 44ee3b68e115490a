#pragma once
/// The sums of gradients by blocks of rows, so that rows can be added up in parallel.
#include <cstdint>
#include <vector>

#include "runtime/sum/incidence.h"

namespace hgc {

/// What an incidence lists segment by segment, listed block of rows by block of rows and in each segment by segment:
/// who adds up a block goes straight through its list, while its rows stay in a cache. Of short lists, which are most,
/// it has no more than is read for each row: adding them up waits for memory.
class RowOrder {
 public:
  /// `incidence` must outlive it; `rows` are those of its port.
  RowOrder(const Incidence& incidence, int64_t rows);

  /// Rows of a block: few enough that their list is work for no more than a microsecond or two.
  int64_t blockRows() const { return int64_t{1} << blockBits_; }

  /// Calls for rows [first, last) `addCell(row, cell)` for short lists and `addSum(sum)` for others, those of each row
  /// in their order. Best for whole blocks. Thread-safe.
  template <class AddCell, class AddSum>
  void forRows(int64_t first, int64_t last, const AddCell& addCell, const AddSum& addSum) const {
    if (first >= last) return;
    const int64_t begin = begins_[static_cast<size_t>(first >> blockBits_)];
    const int64_t end = begins_[static_cast<size_t>((last - 1) >> blockBits_) + 1];
    for (int64_t at = begin; at < end; ++at) {
      const Entry entry = entries_[static_cast<size_t>(at)];
      const int64_t row = entry.row < 0 ? ~entry.row : entry.row;
      if (static_cast<uint64_t>(row - first) >= static_cast<uint64_t>(last - first)) continue;
      if (entry.row < 0) addSum(incidence_.sums[entry.place]);
      else addCell(row, entry.place);
    }
  }

 private:
  /// The cell of a short list; of others, whose `row` is inverted, the number of the sum.
  struct Entry {
    int32_t row = 0;
    uint32_t place = 0;
  };
  const Incidence& incidence_;
  int blockBits_ = 0;
  std::vector<Entry> entries_;   // block by block, in each by segment
  std::vector<int64_t> begins_;  // of blocks; and the end
};

}  // namespace hgc
