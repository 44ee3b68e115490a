#pragma once
/// The result of a call on another thread.
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "ir/result.h"

namespace hgc {

/// An event that is set once, when a call ends. Thread-safe.
class Ending {
 public:
  Ending();
  /// Sets the thread that makes the call.
  void setMaker(std::thread::id thread);
  void set();
  bool isSet() const;
  /// Waits, for at most `seconds` if these are given. Returns whether the event is set. The thread that makes the call,
  /// and a process that was forked since, cannot wait: false.
  bool wait(std::optional<double> seconds = std::nullopt) const;

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::thread::id maker_;
  bool isSet_ = false;
  uint32_t process_;
};

/// A queued call and its result. The destructor waits. May outlive the session. Thread-safety: one thread at a time.
template <class T>
class [[nodiscard]] Future {
 public:
  struct State {
    Ending ending;
    std::optional<Result<T>> result;
  };
  explicit Future(std::shared_ptr<State> state) : state_(std::move(state)) {}
  Future(Future&&) noexcept = default;
  Future& operator=(Future&& other) noexcept {
    Future before(std::exchange(state_, std::move(other.state_)));
    return *this;
  }
  ~Future() {
    if (state_) state_->ending.wait();
  }

  bool isDone() const { return state_ && state_->ending.isSet(); }
  /// Waits for at most `seconds`. Returns whether the call has ended.
  bool wait(double seconds) const { return state_ && state_->ending.wait(seconds); }
  /// Waits, and moves the result out. A second call is an error.
  Result<T> get() {
    const auto state = std::exchange(state_, nullptr);
    if (!state) return Error{"the result of this call was taken before", ""};
    if (state->ending.wait()) return std::move(*state->result);
    return Error{"this call cannot be waited for: not by the thread that makes it, nor in a process that was forked",
                 ""};
  }

 private:
  std::shared_ptr<State> state_;
};

}  // namespace hgc
