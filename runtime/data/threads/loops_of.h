#pragma once
/// The threads that run the parallel loops of a thread.
#include <cstdint>
#include <functional>

#include "runtime/data/threads/thread_pool.h"

namespace hgc {

/// During its lifetime, at most `most` threads run the loops of its thread: those of `pool`, or of the process if that
/// is null. A task of a pool runs its own loops alone; those of other loops divide the threads, unless these are all of
/// the process.
class LoopsOf {
 public:
  LoopsOf(ThreadPool* pool, int64_t most);
  ~LoopsOf();
  LoopsOf(const LoopsOf&) = delete;
  LoopsOf& operator=(const LoopsOf&) = delete;

  /// Whether a pool runs the loops of the calling thread.
  static bool arePooled();
  /// How many threads run its loops.
  static int64_t concurrency();
  /// Calls `pass(first, last)` for pieces of 0 to `count`. Rethrows an exception of a piece; other pieces may then be
  /// skipped.
  static void run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass);

 private:
  ThreadPool* pool_;
  int64_t most_;
};

}  // namespace hgc
