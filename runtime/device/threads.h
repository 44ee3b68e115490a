#pragma once
/// How many threads a session uses.
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <utility>

namespace hgc {

/// Where no more than `threads` run parallel loops, 0 standing for all; more than the process has are not to be had.
inline tbb::task_arena arenaOf(int threads) {
  const auto most = static_cast<int>(tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism));
  return tbb::task_arena(threads > 0 ? std::min(threads, most) : tbb::task_arena::automatic);
}

/// Calls `work` there.
template <class Work>
auto onThreads(int threads, Work&& work) {
  return arenaOf(threads).execute(std::forward<Work>(work));
}

}  // namespace hgc
