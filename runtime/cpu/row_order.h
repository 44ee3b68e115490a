#pragma once
/// The sums of gradients in order of blocks of rows, so that blocks can be summed in parallel.
#include <cstdint>
#include <vector>

#include "runtime/sum/incidence.h"

namespace hgc {

/// Lists the sums of an incidence by block of rows, and within a block by segment. A block is summed in one pass over
/// its list while its rows stay in a cache. Entries are compact, because the pass is bound by memory.
class RowOrder {
 public:
  /// `rows`: how many rows the port has. `incidence` must outlive it.
  RowOrder(const Incidence& incidence, int64_t rows);

  /// Rows of a block, whose list takes at most a microsecond or two.
  int64_t blockRows() const { return int64_t{1} << blockBits_; }

  /// Calls `addCell(row, cell)` for short lists and `addSum(sum)` for others of rows [first, last), those of each row
  /// in order. Fastest for whole blocks. Thread-safe.
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
  /// `place` is the cell of a short list. Otherwise `row` is inverted, and `place` is the number of the sum.
  struct Entry {
    int32_t row = 0;
    uint32_t place = 0;
  };
  const Incidence& incidence_;
  int blockBits_ = 0;
  std::vector<Entry> entries_;   // by block, then by segment
  std::vector<int64_t> begins_;  // by block: its first entry, and the end
};

}  // namespace hgc
