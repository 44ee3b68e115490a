#pragma once
/// Loops that a caller's pool runs.
#include <cstdint>
#include <functional>

#include "runtime/data/thread_pool.h"

namespace hgc {

/// While it lives, the loops that its thread begins are run by `pool` in at most `most` tasks; by oneTBB if that is
/// null. A loop that a task of the pool begins is run by that task.
class LoopsOf {
 public:
  LoopsOf(ThreadPool* pool, int64_t most);
  ~LoopsOf();
  LoopsOf(const LoopsOf&) = delete;
  LoopsOf& operator=(const LoopsOf&) = delete;

  /// Whether a pool runs the loops of the calling thread.
  static bool arePooled();
  /// Calls `pass(first, last)` for pieces of 0 to `count`, as that pool does it. What one throws is thrown here, and
  /// pieces may be left out then.
  static void run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass);

 private:
  ThreadPool* pool_;
  int64_t most_;
};

}  // namespace hgc
