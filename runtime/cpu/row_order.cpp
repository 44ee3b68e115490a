#include "runtime/cpu/row_order.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace hgc {
namespace {

/// About how many cells a block has, and the most rows.
constexpr int64_t kBlockCells = 1 << 7, kMostBlockRows = 1 << 9;

int bitsOf(int64_t rows, const Incidence& incidence) {
  const int64_t cells = std::max(incidence.cells(), static_cast<int64_t>(incidence.sums.size()));
  const int64_t even = rows * kBlockCells / cells;
  return std::countr_zero(std::bit_floor(static_cast<uint64_t>(std::clamp<int64_t>(even, 1, kMostBlockRows))));
}

}  // namespace

RowOrder::RowOrder(const Incidence& incidence, int64_t rows)
    : incidence_(incidence),
      blockBits_(bitsOf(rows, incidence)),
      entries_(incidence.sums.size()),
      begins_(static_cast<size_t>((rows + blockRows() - 1) / blockRows()) + 1) {
  for (const RowSum& sum : incidence.sums) ++begins_[static_cast<size_t>(sum.row >> blockBits_)];
  int64_t before = 0;
  for (int64_t& begin : begins_) before += std::exchange(begin, before);
  std::vector<int64_t> next = begins_;
  for (size_t at = 0; at < incidence.sums.size(); ++at) {
    const RowSum& sum = incidence.sums[at];
    Entry& entry = entries_[static_cast<size_t>(next[static_cast<size_t>(sum.row >> blockBits_)]++)];
    if (isShort(sum)) entry = {sum.row, static_cast<uint32_t>(sum.firstCell)};
    else entry = {~sum.row, static_cast<uint32_t>(at)};
  }
}

}  // namespace hgc
