#include "runtime/data/threads/loops_of.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <utility>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/observe/trace.h"

namespace hgc {
namespace {

/// More pieces would not balance the load better.
constexpr int64_t kPiecesPerTask = 32;

/// The `LoopsOf` of this thread.
struct Here {
  ThreadPool* pool = nullptr;
  int64_t most = 0;
  tbb::task_arena* arena = nullptr;
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
  std::atomic<int64_t> next_ = 0;
  std::mutex mutex_;
  std::exception_ptr error_;
};

}  // namespace

LoopsOf::LoopsOf(ThreadPool* pool, int64_t most, tbb::task_arena* arena)
    : pool_(std::exchange(here.pool, pool)),
      most_(std::exchange(here.most, most)),
      arena_(std::exchange(here.arena, arena)) {}

LoopsOf::~LoopsOf() { here = {pool_, most_, arena_}; }

bool LoopsOf::arePooled() { return here.pool != nullptr; }

tbb::task_arena* LoopsOf::arena() { return here.arena; }

int64_t LoopsOf::concurrency() {
  return here.pool != nullptr || here.arena != nullptr ? here.most : tbb::this_task_arena::max_concurrency();
}

void LoopsOf::run(int64_t count, int64_t piece, const std::function<void(int64_t, int64_t)>& pass) {
  if (count <= 0) return;
  const auto [pool, most, arena] = here;
  const int64_t each = std::max(piece, (count - 1) / (kPiecesPerTask * most) + 1);
  Pieces pieces(count, each, pass);
  const int64_t tasks = std::min(most, (count - 1) / each + 1);
  const auto task = [&pieces, pool](int) {
    const LoopsOf alone(pool, 1);
    pieces.takeAll();
  };
  if (tasks > 1) pool->run(static_cast<int>(tasks), task);
  task(0);  // also if the pool ran no task
  pieces.rethrow();
}

}  // namespace hgc
