#pragma once
/// Looking through blocks in parallel.
#include <atomic>
#include <cstdint>
#include <optional>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// The first of `blocks` blocks for which `fails` holds, or nothing. Blocks after one that fails may be left out;
/// `fails` is called by several threads.
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

}  // namespace hgc
