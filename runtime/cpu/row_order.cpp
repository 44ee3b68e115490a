#include "runtime/cpu/row_order.h"

#include <algorithm>
#include <numeric>

namespace hgc {
namespace {

/// Of the rows that have sums: a group that touches little of a long symbol must not cost its length.
RowOrder orderFewByRow(const Incidence& incidence) {
  RowOrder order;
  order.sums.resize(incidence.sums.size());
  std::iota(order.sums.begin(), order.sums.end(), 0U);
  const auto rowOf = [&](uint32_t s) { return incidence.sums[s].row; };
  std::ranges::stable_sort(order.sums, {}, rowOf);
  for (uint32_t at = 0; at < order.sums.size(); ++at) {
    if (at == 0 || rowOf(order.sums[at]) != rowOf(order.sums[at - 1])) order.begin.push_back(at);
  }
  order.begin.push_back(static_cast<uint32_t>(order.sums.size()));
  return order;
}

}  // namespace

RowOrder orderByRow(const Incidence& incidence, int64_t rows) {
  if (static_cast<size_t>(rows) / 8 > incidence.sums.size()) return orderFewByRow(incidence);
  RowOrder order;
  order.begin.resize(static_cast<size_t>(rows) + 1, 0);
  for (const RowSum& sum : incidence.sums) ++order.begin[static_cast<size_t>(sum.row) + 1];
  for (size_t r = 1; r < order.begin.size(); ++r) order.begin[r] += order.begin[r - 1];
  order.sums.resize(incidence.sums.size());
  std::vector<uint32_t> next(order.begin.begin(), order.begin.end() - 1);
  for (uint32_t s = 0; s < incidence.sums.size(); ++s)
    order.sums[next[static_cast<size_t>(incidence.sums[s].row)]++] = s;
  return order;
}

}  // namespace hgc
