/// Loops and tasks do all of their work once, and no bit of a result says how many threads did it.
#include "runtime/device/threads.h"

#include <tbb/global_control.h>

#include <atomic>
#include <random>
#include <stdexcept>

#include "runtime/cpu/tasks.h"
#include "test/unit/rings.h"

namespace hgc::threads_test {
namespace {

/// A machine may have fewer cores than a test wants threads.
class ThreadsTest : public testing::Test {
 private:
  tbb::global_control many_{tbb::global_control::max_allowed_parallelism, 8};
};

TEST_F(ThreadsTest, LoopsDoEveryCallOnce) {
  for (const int count : {1, 2, 3, 8}) {
    Threads threads(count);
    for (int64_t calls : {0, 1, 2, 7, 64, 1000}) {
      for (int round = 0; round < 50; ++round) {
        std::vector<std::atomic<int>> done(static_cast<size_t>(calls));
        threads.loop(calls, [&](int64_t k) { ++done[static_cast<size_t>(k)]; });
        for (const std::atomic<int>& times : done) ASSERT_EQ(times, 1) << count << " threads, " << calls << " calls";
      }
    }
  }
}

TEST_F(ThreadsTest, WhatACallThrowsComesOutOfItsLoopAndOfNoOther) {
  Threads threads(3);
  const auto throwing = [](int64_t k) {
    if (k == 5) throw std::runtime_error("five");
  };
  for (int round = 0; round < 20; ++round) {
    EXPECT_THROW(threads.loop(10, throwing), std::runtime_error);
    EXPECT_NO_THROW(threads.loop(5, throwing));
  }
}

TEST_F(ThreadsTest, TasksDoEveryPieceOnce) {
  std::mt19937_64 engine(5);
  const auto below = [&](int64_t most) { return static_cast<int64_t>(engine() % static_cast<uint64_t>(most)); };
  Threads threads(8);
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

TEST_F(ThreadsTest, NoBitSaysHowManyThereAre) {
  const Inputs inputs = test::inputsOfRings();
  const auto compiled = test::compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  for (const bool parameters : {false, true}) {
    test::Numbers first;
    for (const int threads : {1, 2, 3, 8}) {
      SCOPED_TRACE(threads);
      auto session =
          Session::open(compiled.artefact, inputs,
                        {.device = "cpu", .fused = Fused::Off, .threads = threads, .parameters = parameters});
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
