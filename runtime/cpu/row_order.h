#pragma once
/// The sums of gradients by blocks of rows, so that rows can be added up in parallel.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "runtime/sum/incidence.h"

namespace hgc {

/// What an incidence lists segment by segment, ready for blocks of rows. Of short lists, which are most, no more than
/// is read for each row: adding them up waits for memory.
class RowOrder {
 public:
  /// `incidence` must outlive it.
  explicit RowOrder(const Incidence& incidence);

  /// Calls for rows [first, last), segment by segment, `addCell(row, cell)` for short lists and `addSum(sum)` for
  /// others, those of each row in their order. Thread-safe.
  template <class AddCell, class AddSum>
  void forRows(int64_t first, int64_t last, const AddCell& addCell, const AddSum& addSum) const {
    for (size_t segment = 0; segment + 1 < shortOf_.size(); ++segment) {
      const auto end = short_.begin() + shortOf_[segment + 1];
      auto cell = std::ranges::lower_bound(short_.begin() + shortOf_[segment], end, first, {}, &Cell::row);
      for (; cell != end && cell->row < last; ++cell) addCell(cell->row, cell->cell);
      const auto rowOf = [this](uint32_t sum) { return int64_t{incidence_.sums[sum].row}; };
      const auto othersEnd = others_.begin() + othersOf_[segment + 1];
      auto other = std::ranges::lower_bound(others_.begin() + othersOf_[segment], othersEnd, first, {}, rowOf);
      for (; other != othersEnd && rowOf(*other) < last; ++other) addSum(incidence_.sums[*other]);
    }
  }

 private:
  struct Cell {
    int32_t row;
    uint32_t cell;
  };
  const Incidence& incidence_;
  std::vector<Cell> short_;                  // segment by segment, by row
  std::vector<uint32_t> others_;             // likewise, those of a row in their order
  std::vector<int64_t> shortOf_, othersOf_;  // where each segment's begin; and their end
};

}  // namespace hgc
