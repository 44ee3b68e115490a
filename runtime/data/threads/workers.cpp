#include "runtime/data/threads/workers.h"

#include <immintrin.h>
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
#include <utility>
#include <vector>

namespace hgc {
namespace {

using Clock = std::chrono::steady_clock;

/// How long a thread polls for the next call.
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

int countCores() {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) == 0) return CPU_COUNT(&cores);
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));  // more cores than the set holds
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
  }

  /// Does what is left, and waits for the others.
  void end() {
    const int left = std::max(0, left_.exchange(0));
    for (int k = left; k > 0; --k) (*task_)(k);
    for (Waiting waiting; done_.load(std::memory_order_acquire) < count_ - 1 - left;) waiting.pause();
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

/// Threads that start when they are wanted. Thread-safe.
class Workers::Started {
 public:
  explicit Started(int most) { threads_.reserve(static_cast<size_t>(most)); }
  Started(const Started&) = delete;
  Started& operator=(const Started&) = delete;

  int count() const { return count_; }

  /// Starts threads that do `work` until there are `wanted`, as far as the system lets it; it is asked once for each.
  void grow(int wanted, const std::function<void()>& work) {
    if (asked_ >= wanted) return;
    const std::lock_guard lock(mutex_);
    asked_ = std::max<int>(asked_, wanted);
    try {
      while (count_ < wanted) {
        threads_.emplace_back(work);
        ++count_;
      }
    } catch (const std::exception&) {  // those that are there do
    }
  }

  ~Started() {
    // A process that was forked has no such threads, and must not touch what it knows of them.
    if (getpid() != owner_) static_cast<void>(new std::vector(std::move(threads_)));
  }

  /// Waits for their end.
  void join() {
    if (getpid() != owner_) return;
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  std::mutex mutex_;
  std::vector<std::thread> threads_;
  std::atomic<int> asked_ = 0, count_ = 0;
  const pid_t owner_ = getpid();
};

/// The threads, and what they share.
class Workers::Crew {
 public:
  explicit Crew(int most) : started_(most) {}

  bool areAwake() const { return started_.count() > sleep_.count(); }

  /// Calls `task(k)` for each k from 0 to `count`, with the help of `others` threads.
  void run(int count, const std::function<void(int)>& task, int others) {
    const auto call = std::ranges::find_if(calls_, [](Call& each) { return each.isFree(); });
    if (call == calls_.end()) {  // so many that there is enough to do
      for (int k = 0; k < count; ++k) task(k);
      return;
    }
    call->begin(count, task);
    started_.grow(others, [this] { work(); });
    // Those that are awake come, unless they work for other callers.
    sleep_.wake(++callers_ > 1 ? others : others - (started_.count() - sleep_.count()));
    task(0);
    call->end();
    --callers_;
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

  std::array<Call, 16> calls_;
  Sleep sleep_;
  Started started_;
  std::atomic<int> callers_ = 0;
  std::atomic<bool> isOver_ = false;
};

Workers& Workers::ofProcess() {
  static Workers& all = *new Workers(countCores());  // stays: static objects may run loops while they are destroyed
  static const struct Ending {
    ~Ending() { all.crew_->end(); }
  } ending;
  return all;
}

Workers::Workers(int concurrency) : concurrency_(concurrency), crew_(std::make_unique<Crew>(concurrency)) {}

Workers::~Workers() { crew_->end(); }

void Workers::run(int count, const std::function<void(int)>& task) noexcept {
  if (count == 1) return task(0);
  if (count > 1) crew_->run(count, task, std::min(count, concurrency_) - 1);
}

bool Workers::areAwake() const { return crew_->areAwake(); }

}  // namespace hgc
