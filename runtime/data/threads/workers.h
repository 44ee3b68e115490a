#pragma once
/// The threads of a process that help with loops.
#include <functional>
#include <memory>

#include "runtime/data/threads/thread_pool.h"

namespace hgc {

/// Threads that take tasks of other threads. They start when they are needed first. A thread that has nothing to do
/// polls for 50 µs, the pause between loops of a call, and then sleeps. A task may run loops of its own here. After a
/// fork only those of the process are good.
class Workers final : public ThreadPool {
 public:
  /// Those of this process: as many, with the thread that calls, as it has cores to run on. Other limits, as that of
  /// oneTBB, do not hold for them.
  static Workers& ofProcess();

  explicit Workers(int concurrency);
  ~Workers() override;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  int concurrency() const noexcept override { return concurrency_; }
  void run(int count, const std::function<void(int)>& task) noexcept override;
  /// Whether some are awake: what these poll for they begin within a microsecond or so.
  bool areAwake() const;

 private:
  class Sleep;
  class Started;
  class Crew;

  const int concurrency_;
  std::unique_ptr<Crew> crew_;
};

}  // namespace hgc
