/// A pool of the caller's does all that other threads would, with the same bits.
#include <immintrin.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "runtime/device/threads.h"
#include "test/unit/rings.h"

namespace hgc::test::thread_pool_test {
namespace {

/// A pool whose threads flush subnormals and round up.
class Pool : public ThreadPool {
 public:
  enum class Way { NewThreads, CallingThread, Nobody };
  Pool(Way way, int threads) : way_(way), threads_(threads) {}

  int concurrency() const noexcept override { return threads_; }
  void run(int count, const std::function<void(int)>& task) noexcept override {
    most_ = std::max<int>(most_, count);
    if (way_ == Way::Nobody) return;
    const auto call = [&](int k) {
      constexpr unsigned kOther = 0xdfc0;
      const unsigned own = _mm_getcsr();
      _mm_setcsr(kOther);
      task(k);
      isRestored_ = isRestored_ && _mm_getcsr() == kOther;
      _mm_setcsr(own);
      ++tasks_;
    };
    std::vector<std::jthread> others;
    for (int k = count - 1; k >= 0; --k) {
      if (way_ == Way::NewThreads && k > 0) others.emplace_back(call, k);
      else call(k);
    }
  }

  int tasks() const { return tasks_; }
  int most() const { return most_; }
  bool isRestored() const { return isRestored_; }

 private:
  const Way way_;
  const int threads_;
  std::atomic<int> tasks_ = 0, most_ = 0;
  std::atomic<bool> isRestored_ = true;
};

TEST(ThreadPoolTest, LoopsOfAPoolDoEveryCallOnce) {
  for (const Pool::Way way : {Pool::Way::NewThreads, Pool::Way::CallingThread, Pool::Way::Nobody}) {
    const auto pool = std::make_shared<Pool>(way, 3);
    Threads threads(0, pool);
    EXPECT_EQ(threads.count(), 3);
    for (const int64_t calls : {0, 1, 2, 7, 64, 1000}) {
      std::vector<std::atomic<int>> done(static_cast<size_t>(calls)), nested(static_cast<size_t>(calls));
      threads.loop(calls, [&](int64_t k) {
        EXPECT_EQ(_mm_getcsr() & 0xffc0, 0x1f80U);
        ++done[static_cast<size_t>(k)];
        if (k == 0) forAll(calls, [&](int64_t other) { ++nested[static_cast<size_t>(other)]; });
      });
      for (const std::atomic<int>& times : done) ASSERT_EQ(times, 1);
      for (const std::atomic<int>& times : nested) ASSERT_EQ(times, 1);
    }
    EXPECT_EQ(pool->tasks() > 0, way != Pool::Way::Nobody);
    EXPECT_EQ(pool->most(), 3);
    EXPECT_TRUE(pool->isRestored());
    EXPECT_FALSE(LoopsOf::arePooled());
    EXPECT_EQ(Threads(2, pool).count(), 2);
    EXPECT_EQ(Threads(8, pool).count(), 3);
  }
}

TEST(ThreadPoolTest, WhatACallThrowsComesOutOfAPool) {
  for (const Pool::Way way : {Pool::Way::NewThreads, Pool::Way::CallingThread, Pool::Way::Nobody}) {
    Threads threads(0, std::make_shared<Pool>(way, 3));
    const auto throwing = [](int64_t k) {
      if (k == 5) throw std::runtime_error("five");
    };
    EXPECT_THROW(threads.loop(10, throwing), std::runtime_error);
    EXPECT_NO_THROW(threads.loop(5, throwing));
    EXPECT_FALSE(LoopsOf::arePooled());
  }
}

TEST(ThreadPoolTest, NoBitSaysWhoseTheyAre) {
  const Inputs inputs = inputsOfRings();
  const auto compiled = compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  const SessionOptions usual{.device = "cpu", .fused = Fused::Off, .threads = 1};
  auto alone = Session::open(compiled.artefact, inputs, usual);
  ASSERT_TRUE(alone) << alone.error().message;
  const Numbers expected = numbersOf(*alone);
  for (const Pool::Way way : {Pool::Way::NewThreads, Pool::Way::CallingThread, Pool::Way::Nobody}) {
    const auto pool = std::make_shared<Pool>(way, 3);
    SessionOptions options = usual;
    options.threads = 0;
    options.pool = pool;
    auto session = Session::open(compiled.artefact, inputs, options);
    ASSERT_TRUE(session) << session.error().message;
    const int opening = pool->tasks();
    EXPECT_EQ(opening > 0, way != Pool::Way::Nobody);
    expectSame(expected, numbersOf(*session));
    EXPECT_EQ(pool->tasks() > opening, way != Pool::Way::Nobody);
    EXPECT_EQ(pool->most(), 3);
    EXPECT_TRUE(pool->isRestored());
  }
}

/// Sessions may be called by the threads of their pool.
TEST(ThreadPoolTest, APoolMayCallSessions) {
  const Inputs inputs = inputsOfRings();
  const auto compiled = compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  const auto pool = std::make_shared<Pool>(Pool::Way::NewThreads, 3);
  std::vector<Numbers> numbers(3);
  pool->run(3, [&](int k) {
    SessionOptions options{.device = "cpu", .fused = Fused::Off};
    options.pool = pool;
    auto session = Session::open(compiled.artefact, inputs, options);
    EXPECT_TRUE(session);
    if (session) numbers[static_cast<size_t>(k)] = numbersOf(*session);
  });
  for (const Numbers& each : numbers) expectSame(numbers[0], each);
}

TEST(ThreadPoolTest, APoolHasAThread) {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({2}, std::vector<double>{1, 2});
  const auto compiled = compileText("dim N; var x : real[N]; energy e[i in N] = x[i];", inputs);
  SessionOptions options{.device = "cpu"};
  options.pool = std::make_shared<Pool>(Pool::Way::NewThreads, 0);
  const auto session = Session::open(compiled.artefact, inputs, options);
  ASSERT_FALSE(session);
  EXPECT_NE(session.error().message.find("a pool runs 0 tasks"), std::string::npos) << session.error().message;
}

}  // namespace
}  // namespace hgc::test::thread_pool_test
