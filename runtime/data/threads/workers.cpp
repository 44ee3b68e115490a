#include "runtime/data/threads/workers.h"

#include <immintrin.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>
#include <vector>

namespace hgc {
namespace {

using Clock = std::chrono::steady_clock;

/// How long a thread polls for the next call, or for the end of its own.
constexpr std::chrono::microseconds kLinger{50};
/// How long a waiting thread polls before it yields its core.
constexpr std::chrono::microseconds kPatience{5};

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

/// Where the process may run: what its first thread may use, whichever thread asks.
cpu_set_t coresOfProcess() {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  if (sched_getaffinity(getpid(), sizeof cores, &cores) == 0) return cores;
  for (unsigned k = 0; k < std::max(1U, std::thread::hardware_concurrency()); ++k) CPU_SET(k, &cores);
  return cores;
}

/// The tasks of a call of `run`, but for task 0, which its caller does. It is used again and again: who looks at it
/// late takes a task of the next call, or none.
class Call {
 public:
  /// Whether nobody used it; now the caller does.
  bool isFree() { return !isUsed_.load(std::memory_order_relaxed) && !isUsed_.exchange(true); }

  void begin(int count, const std::function<void(int)>& task) {
    task_ = &task;
    count_ = count;
    left_ = count - 1;
  }

  bool hasSome() const { return left_ > 0; }

  /// Does a task, if one is left.
  void help() {
    if (left_ <= 0) return;
    const int k = left_.fetch_sub(1);
    if (k <= 0) return;
    (*task_)(k);
    done_.fetch_add(1, std::memory_order_release);
    done_.notify_one();
  }

  /// Does what is left, and waits for the others.
  void end() {
    const int left = std::max(0, left_.exchange(0));
    for (int k = left; k > 0; --k) (*task_)(k);
    const int taken = count_ - 1 - left;
    Waiting waiting;
    for (int done = done_.load(std::memory_order_acquire); done < taken; done = done_.load(std::memory_order_acquire)) {
      if (waiting.pause() > kLinger) done_.wait(done);
    }
    done_.store(0, std::memory_order_relaxed);
    isUsed_ = false;
  }

 private:
  alignas(64) std::atomic<int> left_ = 0;  // tasks that nobody has taken; less than 0 after threads found none
  const std::function<void(int)>* task_ = nullptr;
  int count_ = 0;
  alignas(64) std::atomic<int> done_ = 0;  // of those that others have taken
  std::atomic<bool> isUsed_ = false;
};

}  // namespace

/// Where threads sleep. Thread-safe.
class Workers::Sleep {
 public:
  /// Sleeps until `isWanted()`, which becomes true before a call of `wake`.
  template <class IsWanted>
  void until(const IsWanted& isWanted) {
    ++asleep_;
    for (int seen = wakes_; !isWanted(); seen = wakes_) wakes_.wait(seen);
    --asleep_;
  }

  void wake(int most) {
    const int asleep = asleep_;
    if (asleep == 0 || most <= 0) return;
    ++wakes_;
    if (most >= asleep) return wakes_.notify_all();
    for (int k = 0; k < most; ++k) wakes_.notify_one();
  }

  int count() const { return asleep_; }

 private:
  std::atomic<int> wakes_ = 0, asleep_ = 0;
};

/// Threads that start when they are wanted, and may use all cores of the process. Thread-safe.
class Workers::Started {
 public:
  explicit Started(int most) { threads_.reserve(static_cast<size_t>(most)); }

  int count() const { return count_; }

  /// Starts threads that do `work` until there are `wanted`, as far as the system lets it. What it does not is not
  /// asked for again.
  void grow(int wanted, const std::function<void()>& work) {
    if (asked_ >= wanted) return;
    const std::lock_guard lock(mutex_);
    asked_ = std::max<int>(asked_, wanted);
    try {
      for (; !isOver_ && count_ < wanted; ++count_) {
        threads_.emplace_back([this, work] {
          sched_setaffinity(0, sizeof cores_, &cores_);  // not that of the thread that starts this one
          work();
        });
      }
    } catch (const std::exception&) {  // those that are there do
    }
  }

  /// Waits for their end, but for that of the calling one. No other starts.
  void join() {
    const std::lock_guard lock(mutex_);
    isOver_ = true;
    for (std::thread& thread : threads_)
      thread.get_id() == std::this_thread::get_id() ? thread.detach() : thread.join();
    threads_.clear();
  }

 private:
  std::mutex mutex_;
  std::vector<std::thread> threads_;
  std::atomic<int> asked_ = 0, count_ = 0;
  bool isOver_ = false;
  const cpu_set_t cores_ = coresOfProcess();
};

/// The threads, and what they share.
class Workers::Crew {
 public:
  explicit Crew(int most) : most_(most), started_(most) {}

  bool areAwake() const { return started_.count() > sleep_.count(); }

  /// Calls `task(k)` for each k from 0 to `count`, with the help of `others` threads.
  void run(int count, const std::function<void(int)>& task, int others) {
    const auto call = std::ranges::find_if(calls_, [](Call& each) { return each.isFree(); });
    if (call == calls_.end()) {
      for (int k = 0; k < count; ++k) task(k);
      return;
    }
    call->begin(count, task);
    const int wanted = std::min(wanted_ += others, most_);  // of all calls
    started_.grow(wanted, [this] { work(); });
    sleep_.wake(std::min(others, wanted - (started_.count() - sleep_.count())));
    task(0);
    call->end();
    wanted_ -= others;
  }

  void end() {
    isOver_ = true;
    sleep_.wake(std::numeric_limits<int>::max());
    started_.join();
  }

 private:
  void work() {
    while (awaitCall()) std::ranges::for_each(calls_, &Call::help);
  }

  /// Waits for a call. False at the end.
  bool awaitCall() {
    const auto isWanted = [this] { return std::ranges::any_of(calls_, &Call::hasSome) || isOver_; };
    for (Waiting waiting; !isWanted() && waiting.pause() < kLinger;) {
    }
    if (!isWanted()) sleep_.until(isWanted);
    return !isOver_;
  }

  std::array<Call, 64> calls_;  // more at once run alone
  const int most_;              // threads that help
  Sleep sleep_;
  Started started_;
  std::atomic<int> wanted_ = 0;
  std::atomic<bool> isOver_ = false;
};

Workers& Workers::ofProcess() {
  static Workers& all = [&]() -> Workers& {
    const cpu_set_t cores = coresOfProcess();
    static auto& made =
        *new Workers(CPU_COUNT(&cores));  // stays: static objects may run loops while they are destroyed
    // A process that is forked has none of these threads.
    pthread_atfork(nullptr, nullptr, [] {
      static_cast<void>(made.crew_.release());
      made.crew_ = std::make_unique<Crew>(made.concurrency_ - 1);
    });
    return made;
  }();
  static const struct Ending {
    ~Ending() { all.crew_->end(); }
  } ending;
  return all;
}

Workers::Workers(int concurrency) : concurrency_(concurrency), crew_(std::make_unique<Crew>(concurrency - 1)) {}

Workers::~Workers() { crew_->end(); }

void Workers::run(int count, const std::function<void(int)>& task) noexcept {
  if (count == 1) return task(0);
  if (count > 1) crew_->run(count, task, std::min(count, concurrency_) - 1);
}

bool Workers::areAwake() const { return crew_->areAwake(); }

}  // namespace hgc
