#pragma once
/// Sums of products in eight lanes, for functions that are compiled for each instruction set.
#include <cstdint>

#include "runtime/sum/incidence.h"

namespace hgc {

/// The sum of `count` products, each in the lane of its position; then the canonical sum of the lanes.
[[gnu::always_inline]] inline double dotInLanes(const double* a, const double* b, int64_t count) {
  double lanes[kLanes] = {};
  int64_t k = 0;
  for (; k + kLanes <= count; k += kLanes) {
    for (int64_t lane = 0; lane < kLanes; ++lane) lanes[lane] += a[k + lane] * b[k + lane];
  }
  for (int64_t lane = 0; lane < kLanes && k < count; ++k, ++lane) lanes[lane] += a[k] * b[k];
  return sumLanes(lanes, 1);
}

}  // namespace hgc
