#pragma once
/// Parallel loops, by the threads of where they are begun: of an arena of oneTBB, or of the caller's pool.
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <cstdint>

#include "runtime/data/threads/loops_of.h"

namespace hgc {

/// Calls `pass(first, last)` for pieces of 0 to `count`, in no order. They are of about `piece`, or longer.
template <class Pass>
void forPieces(int64_t count, int64_t piece, const Pass& pass) {
  if (LoopsOf::arePooled()) return LoopsOf::run(count, piece, pass);
  LoopsOf::inArena([&] {
    tbb::parallel_for(tbb::blocked_range<int64_t>(0, count, static_cast<size_t>(piece)),
                      [&](const tbb::blocked_range<int64_t>& some) { pass(some.begin(), some.end()); });
  });
}

/// Calls `call(k)` for all k from 0 to `count`, in no order.
template <class Call>
void forAll(int64_t count, const Call& call) {
  if (!LoopsOf::arePooled()) return LoopsOf::inArena([&] { tbb::parallel_for(int64_t{0}, count, call); });
  LoopsOf::run(count, 1, [&](int64_t first, int64_t last) {
    for (int64_t k = first; k < last; ++k) call(k);
  });
}

}  // namespace hgc
