#include "runtime/device/threads.h"

#include <immintrin.h>
#include <tbb/global_control.h>
#include <tbb/task_group.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

#include "runtime/data/threads/first_loops.h"
#include "runtime/device/clock.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// How long helpers poll for the next loop: the pause between loops of a call, or between calls of a solver.
constexpr std::chrono::microseconds kLinger{50};
/// How long a waiting thread polls before it yields its core.
constexpr std::chrono::microseconds kPatience{5};

/// oneTBB is asked only where it matters: it starts, and loads more libraries, when it is asked first.
int countThreads(int most, const ThreadPool* pool) {
  if (most == 1) return 1;
  const int all =
      pool ? pool->concurrency()
           : static_cast<int>(tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism));
  return most > 0 ? std::min(most, all) : all;
}

/// Polling with short pauses.
class Waiting {
 public:
  /// Pauses. Returns the time since construction.
  Clock::duration pause() {
    for (int k = 0; k < 4; ++k) _mm_pause();
    const Clock::duration since = Clock::now() - start_;
    if (since > kPatience) std::this_thread::yield();
    return since;
  }

 private:
  Clock::time_point start_ = Clock::now();
};

}  // namespace

/// Tasks of oneTBB that help with one loop after another. Threads of oneTBB need microseconds to notice a new
/// parallel_for; these tasks poll one word of memory. A loop does not wait for helpers that have taken no call.
class Threads::Helpers {
 public:
  /// Runs a loop on the calling thread and at most `most` others.
  void loop(int64_t count, const std::function<void(int64_t)>& call, int64_t most) {
    owner_ = std::this_thread::get_id();
    call_ = &call;
    count_ = count;
    undone_.store(count, std::memory_order_relaxed);
    invite(std::min(most, count - 1));
    left_.store(count, std::memory_order_release);
    takeAll();
    for (Waiting waiting; undone_.load(std::memory_order_acquire) > 0;) waiting.pause();
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
  }

  bool areHere() const { return here_.load(std::memory_order_relaxed) > 0; }

  /// Ends all helpers, and waits for them.
  void end() {
    isOver_ = true;
    tasks_.wait();
  }

 private:
  void invite(int64_t wanted) {
    for (; invited_.load(std::memory_order_relaxed) < wanted; ++invited_) tasks_.run([this] { help(); });
  }

  void help() {
    if (std::this_thread::get_id() != owner_) {  // the owner runs this while it waits
      ++here_;
      for (Waiting waiting; !isOver_ && waiting.pause() < kLinger;) {
        if (takeAll()) waiting = {};
      }
      --here_;
    }
    --invited_;
  }

  /// Makes calls of the current loop, which does not end before they are done. False if none were left.
  bool takeAll() {
    bool some = false;
    while (left_.load(std::memory_order_relaxed) > 0) {
      const int64_t left = left_.fetch_sub(1, std::memory_order_acq_rel);
      if (left <= 0) break;
      doCall(count_ - left);
      some = true;
    }
    return some;
  }

  void doCall(int64_t k) {
    const Span span("task");
    try {
      (*call_)(k);
    } catch (...) {
      const std::lock_guard lock(errorMutex_);
      error_ = std::current_exception();
    }
    undone_.fetch_sub(1, std::memory_order_acq_rel);
  }

  std::atomic<std::thread::id> owner_;
  const std::function<void(int64_t)>* call_ = nullptr;
  int64_t count_ = 0;
  alignas(64) std::atomic<int64_t> left_ = 0;    // calls not taken yet; negative after threads found none
  alignas(64) std::atomic<int64_t> undone_ = 0;  // calls not done yet
  alignas(64) std::atomic<int64_t> invited_ = 0, here_ = 0;
  std::atomic<bool> isOver_ = false;
  std::mutex errorMutex_;
  std::exception_ptr error_;
  tbb::task_group tasks_;
};

Threads::Threads(int most, std::shared_ptr<ThreadPool> pool)
    : pool_(std::move(pool)), count_(countThreads(most, pool_.get())), arena_(count_) {}

Threads::~Threads() {
  if (helpers_) arena_.execute([&] { helpers_->end(); });
}

void Threads::loop(int64_t count, const std::function<void(int64_t)>& call) {
  if (pool_) return execute([&] { forAll(count, call); });
  if (count <= 1 || this->count() == 1) {
    const Span span("task");
    for (int64_t k = 0; k < count; ++k) call(k);
    return;
  }
  const int64_t begin = runFirst(count, 1, [&](int64_t k, int64_t) {
    const Span span("task");
    call(k);
  });
  if (begin == count) return;
  if (!helpers_) helpers_ = std::make_unique<Helpers>();
  const std::function<void(int64_t)> left = [&](int64_t k) { call(begin + k); };
  arena_.execute([&] { helpers_->loop(count - begin, begin == 0 ? call : left, this->count() - 1); });
}

bool Threads::areAwake() const { return helpers_ && helpers_->areHere(); }

}  // namespace hgc
