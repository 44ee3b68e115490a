#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "runtime/data/threads/loops.h"

namespace hgc {

/// The threads that run the parallel loops of a session. Thread-safe if the pool is.
class Threads {
 public:
  /// At most `most` threads of the pool, or of the process if that is null, and at most as many as it has; 0: all.
  explicit Threads(int most, std::shared_ptr<ThreadPool> pool = nullptr);

  int64_t count() const { return count_; }
  /// While the result lives, these threads run the loops of the calling thread.
  LoopsOf loops() const { return {pool_.get(), count_}; }
  /// Calls `work`, whose parallel loops (runtime/data/threads/loops.h) run on these threads.
  template <class Work>
  auto execute(Work&& work) const {
    const LoopsOf own = loops();
    return work();
  }
  /// Calls `call(k)` for each k in [0, count), in any order, and waits. Rethrows what it throws.
  void loop(int64_t count, const std::function<void(int64_t)>& call) const;
  /// Whether some threads of the process still poll for work after an earlier loop.
  bool areAwake() const;

 private:
  std::shared_ptr<ThreadPool> pool_;
  int count_;
};

/// `threads->execute(work)`.
template <class Work>
auto onThreads(const std::shared_ptr<Threads>& threads, Work&& work) {
  return threads->execute(std::forward<Work>(work));
}

}  // namespace hgc
