#pragma once
/// Passes over long arrays, by the threads of the arena that calls.
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstdint>

namespace hgc {

/// Calls `pass(first, last)` for stretches of 0 to `count`, in parallel.
template <class Pass>
void forStretches(int64_t count, const Pass& pass) {
  constexpr int64_t kStretch = 1 << 15;
  if (count <= kStretch) return pass(int64_t{0}, count);
  tbb::parallel_for(tbb::blocked_range<int64_t>(0, count, kStretch),
                    [&](const tbb::blocked_range<int64_t>& some) { pass(some.begin(), some.end()); });
}

inline void copyScalars(const double* from, int64_t count, double* to) {
  forStretches(count, [&](int64_t first, int64_t last) { std::copy(from + first, from + last, to + first); });
}

}  // namespace hgc
