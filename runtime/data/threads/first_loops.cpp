#include "runtime/data/threads/first_loops.h"

#include <atomic>

namespace hgc {
namespace {

using Clock = std::chrono::steady_clock;

/// One for the process, as oneTBB is.
std::atomic<Clock::duration> left{std::chrono::milliseconds(2)};

}  // namespace

bool FirstLoops::areOver() { return left.load(std::memory_order_relaxed) <= Clock::duration::zero(); }

FirstLoops::FirstLoops() : begin_(Clock::now()) {}

FirstLoops::~FirstLoops() {
  const Clock::duration passed = Clock::now() - begin_;
  Clock::duration before = left.load(std::memory_order_relaxed);
  while (!left.compare_exchange_weak(before, before - passed, std::memory_order_relaxed)) {
  }
}

bool FirstLoops::goOn() const { return Clock::now() - begin_ < left.load(std::memory_order_relaxed); }

}  // namespace hgc
