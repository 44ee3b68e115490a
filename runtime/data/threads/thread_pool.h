#pragma once
/// Thread pools of programs that embed the runtime.
#include <functional>

namespace hgc {

/// Runs the parallel loops of sessions that are opened with it (`SessionOptions::pool`); they use no other threads. A
/// session calls it during its own calls, on the thread that made the call, which may be one of the pool. Sessions of
/// several threads call it at once. Tasks never wait for each other, and set their own floating-point mode.
class ThreadPool {
 public:
  virtual ~ThreadPool() = default;
  /// The most tasks that run at once, that of the calling thread included: at least 1. Called when a session is opened.
  virtual int concurrency() const noexcept = 0;
  /// Calls `task(k)` once for each k from 0 to `count` (at most `concurrency()`), in any order, on any threads or the
  /// calling one, which runs the tasks that no other thread takes. Returns when all have returned. `task` throws
  /// nothing and must not be used later.
  virtual void run(int count, const std::function<void(int)>& task) noexcept = 0;
};

}  // namespace hgc
