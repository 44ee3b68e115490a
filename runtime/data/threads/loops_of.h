#pragma once
/// Whose threads run the loops of a thread.
#include <tbb/task_arena.h>

#include <cstdint>
#include <functional>

#include "runtime/data/threads/thread_pool.h"

namespace hgc {

/// While it lives, the loops that its thread begins are run by `most` threads at most: of `pool`, or if that is null of
/// `arena`, which to enter takes longer than short calls, so that only loops do. A loop that a task of the pool begins
/// is run by that task.
class LoopsOf {
 public:
  LoopsOf(ThreadPool* pool, int64_t most, tbb::task_arena* arena = nullptr);
  ~LoopsOf();
  LoopsOf(const LoopsOf&) = delete;
  LoopsOf& operator=(const LoopsOf&) = delete;

  /// Whether a pool runs the loops of the calling thread.
  static bool arePooled();
  /// How many threads do.
  static int64_t concurrency();
  /// Calls `loop`, which is oneTBB's, where its threads are.
  template <class Loop>
  static void inArena(const Loop& loop) {
    if (tbb::task_arena* const there = arena()) there->execute(loop);
    else loop();
  }
  /// Calls `pass(first, last)` for pieces of 0 to `count`, as that pool does it. What one throws is thrown here, and
  /// pieces may be left out then.
  static void run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass);

 private:
  static tbb::task_arena* arena();

  ThreadPool* pool_;
  int64_t most_;
  tbb::task_arena* arena_;
};

}  // namespace hgc
