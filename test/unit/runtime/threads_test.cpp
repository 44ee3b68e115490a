/// Loops and tasks do all of their work once, and no bit of a result says how many threads did it.
#include "runtime/device/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <thread>

#include "runtime/cpu/tasks.h"
#include "runtime/data/threads/workers.h"
#include "test/unit/rings.h"

namespace hgc::threads_test {
namespace {

/// More threads than some machines have cores.
std::shared_ptr<ThreadPool> workers() {
  static const auto eight = std::make_shared<Workers>(8);
  return eight;
}

TEST(ThreadsTest, LoopsDoEveryCallOnce) {
  for (const int count : {1, 2, 3, 8}) {
    Threads threads(count, workers());
    for (int64_t calls : {0, 1, 2, 7, 64, 1000}) {
      for (int round = 0; round < 50; ++round) {
        std::vector<std::atomic<int>> done(static_cast<size_t>(calls));
        threads.loop(calls, [&](int64_t k) { ++done[static_cast<size_t>(k)]; });
        for (const std::atomic<int>& times : done) ASSERT_EQ(times, 1) << count << " threads, " << calls << " calls";
      }
    }
  }
}

TEST(ThreadsTest, WhatACallThrowsComesOutOfItsLoopAndOfNoOther) {
  Threads threads(3, workers());
  const auto throwing = [](int64_t k) {
    if (k == 5) throw std::runtime_error("five");
  };
  for (int round = 0; round < 20; ++round) {
    EXPECT_THROW(threads.loop(10, throwing), std::runtime_error);
    EXPECT_NO_THROW(threads.loop(5, throwing));
  }
}

TEST(ThreadsTest, LoopsWithinLoopsDoEveryCallOnce) {
  for (const int64_t most : {2, 3, 8}) {
    const LoopsOf own(nullptr, most);
    std::array<std::array<std::atomic<int>, 1000>, 5> done{};
    forAll(5, [&](int64_t k) {
      EXPECT_LE(LoopsOf::concurrency(), most);
      forAll(1000, [&](int64_t j) { ++done[static_cast<size_t>(k)][static_cast<size_t>(j)]; });
    });
    EXPECT_EQ(LoopsOf::concurrency(), most);
    for (const auto& some : done) EXPECT_TRUE(std::ranges::all_of(some, [](int times) { return times == 1; }));
  }
}

TEST(ThreadsTest, SeveralThreadsRunLoopsAtOnce) {
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 6; ++caller) {
    callers.emplace_back([caller] {
      const Threads threads(2 + caller % 3, workers());
      for (int64_t calls = 1; calls < 300; ++calls) {
        std::atomic<int64_t> sum = 0;
        threads.loop(calls, [&](int64_t k) { sum += k; });
        ASSERT_EQ(sum, calls * (calls - 1) / 2);
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
}

TEST(ThreadsTest, AForkedProcessHasThreadsOfItsOwn) {
  const auto sum = [] {
    const LoopsOf two(nullptr, 2);
    std::atomic<int64_t> of = 0;
    forAll(100, [&](int64_t k) { of += k; });
    return of.load();
  };
  ASSERT_EQ(sum(), 4950);  // threads have started
  // without destructors of other libraries, which may have threads, too
  EXPECT_EXIT(std::quick_exit(sum() == 4950 ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(ThreadsTest, CallersDoNotTakeEachOthersThreads) {
  constexpr int kAll = 8, kMostSeconds = 20;
  Workers workers(kAll);
  std::atomic<int> here = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(kMostSeconds);
  const auto wait = [&](int) {
    for (++here; here < kAll && std::chrono::steady_clock::now() < end;) std::this_thread::yield();
  };
  std::vector<std::thread> callers;
  for (int caller = 0; caller < 2; ++caller) callers.emplace_back([&] { workers.run(kAll / 2, wait); });
  for (std::thread& caller : callers) caller.join();
  EXPECT_LT(std::chrono::steady_clock::now(), end) << "not all tasks had a thread";
}

TEST(ThreadsTest, TasksDoEveryPieceOnce) {
  std::mt19937_64 engine(5);
  const auto below = [&](int64_t most) { return static_cast<int64_t>(engine() % static_cast<uint64_t>(most)); };
  Threads threads(8, workers());
  for (int round = 0; round < 300; ++round) {
    std::vector<std::vector<std::atomic<int>>> done;
    for (int64_t part = below(20); part >= 0; --part) done.emplace_back(static_cast<size_t>(below(4) * below(100)));
    Tasks tasks;
    for (std::vector<std::atomic<int>>& pieces : done) {
      const auto run = [&pieces](int64_t first, int64_t last) {
        for (int64_t k = first; k < last; ++k) ++pieces[static_cast<size_t>(k)];
      };
      tasks.add(static_cast<int64_t>(pieces.size()), static_cast<double>(below(1 << below(20))), run, 1 + below(50));
    }
    tasks.run(threads);
    for (const std::vector<std::atomic<int>>& pieces : done) {
      for (const std::atomic<int>& times : pieces) ASSERT_EQ(times, 1);
    }
  }
}

TEST(ThreadsTest, NoBitSaysHowManyThereAre) {
  const Inputs inputs = test::inputsOfRings();
  const auto compiled = test::compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  for (const bool parameters : {false, true}) {
    test::Numbers first;
    for (const int threads : {1, 2, 3, 8}) {
      SCOPED_TRACE(threads);
      auto session = Session::open(
          compiled.artefact, inputs,
          {.device = "cpu", .fused = Fused::Off, .threads = threads, .parameters = parameters, .pool = workers()});
      ASSERT_TRUE(session) << session.error().message;
      for (int round = 0; round < 2; ++round) {  // fields are there, and threads awake, in the second
        ASSERT_TRUE(session->set("p", Array::scalar(1.25)));
        test::Numbers numbers = test::numbersOf(*session);
        if (first.empty()) first = std::move(numbers);
        else test::expectSame(first, numbers);
      }
    }
  }
}

}  // namespace
}  // namespace hgc::threads_test
