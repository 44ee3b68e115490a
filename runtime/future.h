#pragma once
/// The result of a call that another thread makes.
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "ir/result.h"

namespace hgc {

/// The end of a call, which comes once. Thread-safe.
class Ending {
 public:
  Ending();
  /// Says which thread makes the call.
  void isMadeBy(std::thread::id thread);
  void comes();
  bool hasCome() const;
  /// Waits; for so many seconds at the most, if a number is given. Whether the end has come: not where it cannot be
  /// waited for, by the thread that makes the call and in a process that was forked since.
  bool wait(std::optional<double> seconds = std::nullopt) const;

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable come_;
  std::thread::id maker_;
  bool hasCome_ = false;
  uint32_t process_;
};

/// A call that was begun, and what it gives; whoever drops it waits. It may outlive the session. Thread-safety: one
/// thread at a time.
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

  bool isDone() const { return state_ && state_->ending.hasCome(); }
  /// Waits for so many seconds at the most. Whether the call has ended.
  bool wait(double seconds) const { return state_ && state_->ending.wait(seconds); }
  /// Waits, and hands the result over: once.
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
