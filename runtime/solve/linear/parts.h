#pragma once
/// Loops that are worth to be shared among threads only where they are long.
#include <cstdint>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// Calls `pass(first, last)` for parts of 0 to `count`: in parallel where `numbers`, which all of them work on, are
/// more than it takes to hand parts to other threads. `each`: parts of a thread; more balance the load, fewer repeat
/// less of what every part does.
void forParts(int64_t count, int64_t numbers, const auto& pass, int64_t each = 4) {
  constexpr int64_t kMany = 1 << 15;
  const int64_t threads = LoopsOf::concurrency();
  const int64_t parts = threads == 1 || numbers < kMany ? 1 : each * threads;
  if (parts == 1) return pass(int64_t{0}, count);
  forAll(parts, [&](int64_t part) {
    const int64_t first = count * part / parts, last = count * (part + 1) / parts;
    if (first < last) pass(first, last);
  });
}

}  // namespace hgc
