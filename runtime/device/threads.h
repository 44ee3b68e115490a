#pragma once
/// How many threads a session uses.
#include <tbb/task_arena.h>

#include <utility>

namespace hgc {

/// Calls `work` where no more than `threads` run its parallel loops; 0 stands for all.
template <class Work>
auto onThreads(int threads, Work&& work) {
  tbb::task_arena arena(threads > 0 ? threads : tbb::task_arena::automatic);
  return arena.execute(std::forward<Work>(work));
}

}  // namespace hgc
