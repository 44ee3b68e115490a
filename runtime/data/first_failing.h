#pragma once
/// Looking through blocks in parallel.
#include <tbb/parallel_for.h>

#include <atomic>
#include <cstdint>
#include <optional>

namespace hgc {

/// The first of `blocks` blocks for which `fails` holds, or nothing. Blocks after one that fails may be left out;
/// `fails` is called by several threads.
template <class Fails>
std::optional<int64_t> firstFailing(int64_t blocks, const Fails& fails) {
  std::atomic<int64_t> first = blocks;
  tbb::parallel_for(int64_t{0}, blocks, [&](int64_t block) {
    if (block > first || !fails(block)) return;
    int64_t known = first;
    while (block < known && !first.compare_exchange_weak(known, block)) {
    }
  });
  return first == blocks ? std::nullopt : std::optional<int64_t>(first);
}

}  // namespace hgc
