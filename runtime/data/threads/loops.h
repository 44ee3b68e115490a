#pragma once
/// Parallel loops, on the threads that `LoopsOf` chose for the calling thread.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/loops_of.h"

namespace hgc {

/// Calls `pass(first, last)` for pieces of 0 to `count`, in any order. A piece has about `piece` indices, or more.
template <class Pass>
void forPieces(int64_t count, int64_t piece, const Pass& pass) {
  if (count > piece && LoopsOf::concurrency() > 1) return LoopsOf::run(count, piece, std::ref(pass));
  const FloatingPointMode mode;
  for (int64_t first = 0; first < count; first += piece) pass(first, std::min(first + piece, count));
}

/// Calls `call(k)` for all k from 0 to `count`, in any order.
template <class Call>
void forAll(int64_t count, const Call& call) {
  forPieces(count, 1, [&](int64_t first, int64_t last) {
    for (int64_t k = first; k < last; ++k) call(k);
  });
}

/// The first of `blocks` blocks for which `fails(block)` is true, or nothing. Blocks after one that fails may be
/// skipped. Several threads call `fails`.
template <class Fails>
std::optional<int64_t> firstFailing(int64_t blocks, const Fails& fails) {
  std::atomic<int64_t> first = blocks;
  forAll(blocks, [&](int64_t block) {
    if (block > first || !fails(block)) return;
    int64_t known = first;
    while (block < known && !first.compare_exchange_weak(known, block)) {
    }
  });
  return first == blocks ? std::nullopt : std::optional<int64_t>(first);
}

/// Calls `pass(first, last)` for pieces of 0 to `count`, in parallel if there are many.
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
