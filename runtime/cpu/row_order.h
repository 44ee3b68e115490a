#pragma once
/// The sums of gradients row by row, so that rows can be added up in parallel.
#include <cstdint>
#include <vector>

#include "runtime/sum/incidence.h"

namespace hgc {

/// The sums of each row, in their order: those of the k-th row are sums[begin[k]] to sums[begin[k + 1]].
struct RowOrder {
  std::vector<uint32_t> begin, sums;
};

/// Rows without sums may be left out.
RowOrder orderByRow(const Incidence& incidence, int64_t rows);

}  // namespace hgc
