#pragma once
/// Values that threads have of their own.
#include <atomic>
#include <functional>
#include <thread>
#include <utility>

namespace hgc {

/// A `Value` for each thread that asks for one; a thread that has the id of one that has ended gets its value.
/// Thread-safe.
template <class Value>
class OfThread {
 public:
  explicit OfThread(std::function<Value()> make = [] { return Value(); }) : make_(std::move(make)) {}
  ~OfThread() {
    for (const Own* own = latest_; own != nullptr;) delete std::exchange(own, own->before);
  }
  OfThread(const OfThread&) = delete;
  OfThread& operator=(const OfThread&) = delete;

  Value& local() {
    const std::thread::id thread = std::this_thread::get_id();
    for (Own* own = latest_.load(std::memory_order_acquire); own != nullptr; own = own->before) {
      if (own->thread == thread) return own->value;
    }
    Own* const made = new Own{make_(), thread, latest_.load(std::memory_order_relaxed)};
    while (!latest_.compare_exchange_weak(made->before, made, std::memory_order_release)) {
    }
    return made->value;
  }

 private:
  struct Own {
    Value value;
    const std::thread::id thread;
    Own* before;
  };

  std::function<Value()> make_;
  std::atomic<Own*> latest_ = nullptr;
};

}  // namespace hgc
