#pragma once
/// The threads of a session.
#include <tbb/task_arena.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// They run parallel loops. A session keeps them: making them anew for each call takes longer than many calls, and
/// those that were just at work go on with less delay. Thread-safety: one thread at a time.
class Threads {
 public:
  /// No more than `most`, 0 standing for all; more than the process has are unavailable. With a pool these are the
  /// pool's, and oneTBB is left alone.
  explicit Threads(int most, std::shared_ptr<ThreadPool> pool = nullptr);
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  int64_t count() const { return count_; }
  /// While that lives, loops that the calling thread begins are theirs.
  LoopsOf loops() { return {pool_.get(), count_, pool_ ? nullptr : &arena_}; }
  /// Calls `work`, whose parallel loops (runtime/data/threads/loops.h) they run.
  template <class Work>
  auto execute(Work&& work) {
    const LoopsOf own = loops();
    return work();
  }
  /// Calls `call(k)` for all k from 0 to `count`, in no order, and waits. `call` has no parallel loops of its own; what
  /// it throws is thrown here.
  void loop(int64_t count, const std::function<void(int64_t)>& call);
  /// Whether some still look for work, since they were at it shortly before.
  bool areAwake() const;

 private:
  class Helpers;
  std::shared_ptr<ThreadPool> pool_;
  tbb::task_arena arena_;
  int64_t count_ = 0;
  std::unique_ptr<Helpers> helpers_;
};

/// Calls `work` there.
template <class Work>
auto onThreads(const std::shared_ptr<Threads>& threads, Work&& work) {
  return threads->execute(std::forward<Work>(work));
}

}  // namespace hgc
