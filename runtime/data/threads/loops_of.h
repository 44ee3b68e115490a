#pragma once
/// The threads that run the parallel loops of a thread.
#include <tbb/task_arena.h>

#include <cstdint>
#include <functional>

#include "runtime/data/threads/thread_pool.h"

namespace hgc {

/// During its lifetime, at most `most` threads run the loops of its thread: those of `pool`, or if that is null those
/// of `arena`. Only loops enter the arena, because entering it takes longer than a short call. A task of the pool runs
/// its own loops alone.
class LoopsOf {
 public:
  LoopsOf(ThreadPool* pool, int64_t most, tbb::task_arena* arena = nullptr);
  ~LoopsOf();
  LoopsOf(const LoopsOf&) = delete;
  LoopsOf& operator=(const LoopsOf&) = delete;

  /// Whether a pool runs the loops of the calling thread.
  static bool arePooled();
  /// How many threads run its loops.
  static int64_t concurrency();
  /// Calls `loop`, a loop of oneTBB, in the arena.
  template <class Loop>
  static void inArena(const Loop& loop) {
    if (tbb::task_arena* const there = arena()) there->execute(loop);
    else loop();
  }
  /// Calls `pass(first, last)` for pieces of 0 to `count` on the pool. Rethrows an exception of a piece; other pieces
  /// may then be skipped.
  static void run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass);

 private:
  static tbb::task_arena* arena();

  ThreadPool* pool_;
  int64_t most_;
  tbb::task_arena* arena_;
};

}  // namespace hgc
