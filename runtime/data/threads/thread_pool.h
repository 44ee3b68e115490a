#pragma once
/// Threads of a program that embeds the runtime.
#include <functional>

namespace hgc {

/// Runs the parallel loops of sessions that are opened with it (`SessionOptions::pool`), which call no other threads
/// then. A session calls it in the middle of its own calls, on the thread that makes these, which may be one of the
/// pool's: several sessions of several threads do so at once. The tasks of a run wait for nothing, neither for one
/// another nor for another run, and have the floating-point mode that they need.
class ThreadPool {
 public:
  virtual ~ThreadPool() = default;
  /// How many tasks run at once at most, with that of the calling thread: at least 1. Asked when a session is opened.
  virtual int concurrency() const noexcept = 0;
  /// Calls `task(k)` once for each k from 0 to `count`, at most `concurrency()`, in any order and by any threads, the
  /// calling one too; returns when all have returned. What cannot be handed to others the calling thread does. `task`
  /// throws nothing, and goes when this returns.
  virtual void run(int count, const std::function<void(int)>& task) noexcept = 0;
};

}  // namespace hgc
