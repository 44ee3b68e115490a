#pragma once
#include <tbb/task_arena.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// Threads that run parallel loops. A session keeps them between calls, because starting threads takes longer than many
/// calls, and threads that have just worked respond faster. Thread-safety: one thread at a time.
class Threads {
 public:
  /// At most `most` threads, and at most as many as the process may use; 0: all. With a pool, its threads are used
  /// instead of those of oneTBB.
  explicit Threads(int most, std::shared_ptr<ThreadPool> pool = nullptr);
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  int64_t count() const { return count_; }
  /// While the result lives, these threads run the loops of the calling thread.
  LoopsOf loops() { return {pool_.get(), count_, pool_ ? nullptr : &arena_}; }
  /// Calls `work`, whose parallel loops (runtime/data/threads/loops.h) run on these threads.
  template <class Work>
  auto execute(Work&& work) {
    const LoopsOf own = loops();
    return work();
  }
  /// Calls `call(k)` for each k in [0, count), in any order, and waits. `call` must not run parallel loops. Rethrows
  /// what it throws.
  void loop(int64_t count, const std::function<void(int64_t)>& call);
  /// Whether some threads are still polling for work after an earlier loop.
  bool areAwake() const;

 private:
  class Helpers;
  std::shared_ptr<ThreadPool> pool_;
  int count_;
  tbb::task_arena arena_;             ///< starts with the first loop of several threads
  std::unique_ptr<Helpers> helpers_;  ///< from the first loop of several threads on
};

/// `threads->execute(work)`.
template <class Work>
auto onThreads(const std::shared_ptr<Threads>& threads, Work&& work) {
  return threads->execute(std::forward<Work>(work));
}

}  // namespace hgc
