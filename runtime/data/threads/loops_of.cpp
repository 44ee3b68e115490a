#include "runtime/data/threads/loops_of.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <utility>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/data/threads/workers.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// More pieces would not balance the load better.
constexpr int64_t kPiecesPerTask = 32;

/// The `LoopsOf` of this thread.
struct Here {
  ThreadPool* pool = nullptr;
  int64_t most = 0;  ///< 0: all of the process
};
thread_local Here here;

/// The pieces of one loop, which its tasks take one by one.
class Pieces {
 public:
  Pieces(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass)
      : count_(count), piece_(piece), pass_(pass) {}

  void takeAll() {
    const FloatingPointMode mode;
    for (int64_t first = take(); first < count_; first = take()) doPiece(first);
  }
  void rethrow() {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  int64_t take() { return next_.fetch_add(piece_, std::memory_order_relaxed); }

  void doPiece(int64_t first) {
    const Span span("task");
    try {
      pass_(first, std::min(first + piece_, count_));
    } catch (...) {
      const std::lock_guard lock(mutex_);
      error_ = std::current_exception();
      next_.store(count_, std::memory_order_relaxed);
    }
  }

  const int64_t count_, piece_;
  const std::function<void(int64_t, int64_t)>& pass_;
  alignas(64) std::atomic<int64_t> next_ = 0;
  std::mutex mutex_;
  std::exception_ptr error_;
};

/// The most threads for loops of one of `tasks` tasks of a loop of `most` threads. There are no more than all of the
/// process, and who has done his task helps others.
int64_t mostWithin(const ThreadPool* pool, int64_t most, int64_t tasks) {
  if (pool != nullptr) return 1;
  return most < Workers::ofProcess().concurrency() ? most / tasks : most;
}

}  // namespace

LoopsOf::LoopsOf(ThreadPool* pool, int64_t most)
    : pool_(std::exchange(here.pool, pool)), most_(std::exchange(here.most, most)) {}

LoopsOf::~LoopsOf() { here = {pool_, most_}; }

bool LoopsOf::arePooled() { return here.pool != nullptr; }

int64_t LoopsOf::concurrency() { return here.most > 0 ? here.most : Workers::ofProcess().concurrency(); }

void LoopsOf::run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass) {
  if (count <= 0) return;
  ThreadPool* const pool = here.pool;
  const int64_t most = concurrency(), each = std::max(piece, (count - 1) / (kPiecesPerTask * most) + 1);
  const int64_t tasks = std::min(most, (count - 1) / each + 1);
  Pieces pieces(count, each, pass);
  const auto task = [&pieces, pool, within = mostWithin(pool, most, tasks)](int) {
    const LoopsOf inner(pool, within);
    pieces.takeAll();
  };
  if (tasks > 1) (pool != nullptr ? *pool : Workers::ofProcess()).run(static_cast<int>(tasks), std::ref(task));
  task(0);  // also if the pool ran no task
  pieces.rethrow();
}

}  // namespace hgc
