#pragma once
/// Passes over long arrays, in parallel.
#include <algorithm>
#include <cstdint>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// Calls `pass(first, last)` for stretches of 0 to `count`, in parallel.
template <class Pass>
void forStretches(int64_t count, const Pass& pass) {
  constexpr int64_t kStretch = 1 << 15;
  if (count <= kStretch) return pass(int64_t{0}, count);
  forPieces(count, kStretch, pass);
}

inline void copyScalars(const double* from, int64_t count, double* to) {
  forStretches(count, [&](int64_t first, int64_t last) { std::copy(from + first, from + last, to + first); });
}

}  // namespace hgc
