/// Calls that are begun end in order, with the bits of calls that are made; nothing hangs.
#include "runtime/async_session.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <latch>

#include "test/unit/compile_text.h"

namespace hgc::test::async_session_test {
namespace {

constexpr int64_t kPoints = 500;

std::vector<double> points(int64_t seed) {
  std::vector<double> values;
  for (int64_t k = 0; k < kPoints; ++k) values.push_back(std::sin(static_cast<double>(seed * kPoints + k)));
  return values;
}
Inputs inputs() {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({kPoints}, points(0));
  return inputs;
}
const Compiled& compiled() {
  static const Compiled made =
      compileText("dim N; var x : real[N]; residual r[i in N] = exp(x[i]) * x[(i * 7) % N];", inputs(), true,
                  {KernelKind::Value, KernelKind::Gradient, KernelKind::Residual, KernelKind::Jacobian});
  return made;
}
Session open(const std::string& device) {
  auto session = Session::open(compiled().artefact, inputs(),
                               {.device = device, .fallback = Fallback::Error, .fused = Fused::Off, .threads = 2});
  EXPECT_TRUE(session) << session.error().message;
  return std::move(*session);
}
AsyncSession openAsync(const std::string& device = "cpu") {
  auto session = AsyncSession::of(open(device));
  EXPECT_TRUE(session) << session.error().message;
  return std::move(*session);
}

TEST(AsyncSession, CallsAreMadeInOrderWithTheBitsOfASession) {
  for (const std::string& device : allDevices()) {
    Session own = open(device);
    AsyncSession async = openAsync(device);
    std::vector<Future<Evaluation>> futures;
    for (int k = 0; k < 20; ++k) {
      Array values = Array::of({kPoints}, points(k));
      EXPECT_TRUE(async.set("x", values).get());
      futures.push_back(async.evaluate({.gradient = true}));
      values.reals.assign(values.reals.size(), 0);  // was taken
    }
    for (int k = 0; k < 20; ++k) {
      ASSERT_TRUE(own.set("x", Array::of({kPoints}, points(k))));
      const auto expected = own.evaluate({.gradient = true});
      const auto made = futures[static_cast<size_t>(k)].get();
      ASSERT_TRUE(expected && made);
      EXPECT_EQ(expected->value, made->value);
      expectSame(expected->gradients, made->gradients);
    }
  }
}

TEST(AsyncSession, EachCallSeesWhatWasSetBeforeIt) {
  Session own = open("cpu");
  AsyncSession async = openAsync();
  std::vector<Future<Done>> sets;
  std::vector<Future<Evaluation>> values;
  for (int k = 0; k < 30; ++k) {
    sets.push_back(async.set("x", Array::scalar(k)));
    values.push_back(async.evaluate({}));
  }
  for (int k = 0; k < 30; ++k) {
    const auto made = values[static_cast<size_t>(k)].get();
    ASSERT_TRUE(made && own.set("x", Array::scalar(k)));
    EXPECT_EQ(made->value, own.evaluate({})->value) << k;
  }
}

TEST(AsyncSession, IsAskedAndWaitedForWithADeadline) {
  std::latch go(1);
  AsyncSession async = openAsync();
  auto future = async.call([&](Session& session) {
    go.wait();
    return session.jacobian("r");
  });
  EXPECT_FALSE(future.isDone());
  EXPECT_FALSE(future.wait(0.01));
  EXPECT_FALSE(future.wait(-1));
  EXPECT_FALSE(future.wait(0));
  go.count_down();
  EXPECT_TRUE(future.wait(1e300));
  EXPECT_TRUE(future.isDone());
  const auto made = future.get();
  ASSERT_TRUE(made);
  EXPECT_EQ(made->values, open("cpu").jacobian("r")->values);
  EXPECT_FALSE(future.get());
  EXPECT_FALSE(future.isDone());
}

TEST(AsyncSession, DroppingAFutureWaits) {
  std::atomic<bool> isDone = false, isTold = false;
  AsyncSession async = openAsync();
  (void)async.call(
      [&](Session& session) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        isDone = true;
        return session.evaluate({});
      },
      [&](const Result<Evaluation>&) { isTold = true; });
  EXPECT_TRUE(isDone && isTold);
}

TEST(AsyncSession, ErrorsComeByTheFuture) {
  AsyncSession async = openAsync();
  const auto set = async.set("nothing", Array::scalar(1)).get();
  ASSERT_FALSE(set);
  EXPECT_EQ(set.error().message, "the program has no symbol `nothing`");
  const auto none = async.call([](Session&) -> Status { throw std::bad_alloc(); }).get();
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "out of memory");
  EXPECT_TRUE(async.evaluate({}).get());
}

TEST(AsyncSession, CallbacksBeginFurtherCallsAndCannotWaitForThem) {
  AsyncSession async = openAsync();
  std::atomic<int> calls = 0;
  std::string message;
  std::function<void(const Result<Evaluation>&)> again = [&](const Result<Evaluation>& result) {
    EXPECT_TRUE(result);
    if (++calls == 5) return;
    auto next = async.evaluate({.gradient = true}, again);
    if (calls == 1) message = next.get().error().message;  // the others are dropped: this may not hang either
  };
  (void)async.evaluate({}, again);
  while (calls < 5) std::this_thread::yield();
  EXPECT_NE(message.find("cannot be waited for"), std::string::npos) << message;
}

TEST(AsyncSession, EndingDropsWhatWasNotBegun) {
  std::latch begun(1), go(1);
  std::atomic<int> told = 0;
  std::optional<AsyncSession> async = openAsync();
  auto first = async->call([&](Session& session) {
    begun.count_down();
    go.wait();
    return session.evaluate({});
  });
  auto second = async->evaluate({}, [&](const Result<Evaluation>&) { ++told; });
  begun.wait();
  std::thread ending([&] { async.reset(); });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  go.count_down();
  EXPECT_TRUE(first.get());
  const auto dropped = second.get();
  ending.join();
  ASSERT_FALSE(dropped);
  EXPECT_EQ(dropped.error().message, "the session ended before this call was begun");
  EXPECT_EQ(told, 0);
}

TEST(AsyncSession, MayEndInACallOfItsOwn) {
  std::latch ended(1);
  auto async = std::make_unique<AsyncSession>(openAsync());
  auto future = async->evaluate({}, [&](const Result<Evaluation>&) {
    async.reset();
    ended.count_down();
  });
  EXPECT_TRUE(future.get());
  ended.wait();
}

TEST(AsyncSession, CallbacksThatAreNoneOrWantMemory) {
  AsyncSession async = openAsync();
  EXPECT_TRUE(async.evaluate({}, nullptr).get());
  const auto made = async.evaluate({}, [](const Result<Evaluation>&) { throw std::bad_alloc(); }).get();
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message, "out of memory");
}

TEST(AsyncSession, WhatACallHoldsIsGoneBeforeItEnds) {
  AsyncSession async = openAsync();
  for (int k = 0; k < 200; ++k) {
    const auto held = std::make_shared<int>(k);
    auto future = async.call([held](Session& session) { return session.evaluate({}); }, [held](const auto&) {});
    ASSERT_TRUE(future.get());
    ASSERT_EQ(held.use_count(), 1);
  }
}

TEST(AsyncSession, ForkedProcessesGetErrors) {
  std::latch go(1);
  AsyncSession async = openAsync();
  auto future = async.call([&](Session& session) {
    go.wait();
    return session.evaluate({});
  });
  const pid_t child = ::fork();
  if (child == 0) {
    const bool isRight = !future.isDone() && !future.wait(100) && !async.evaluate({}).get() && !future.get();
    { const AsyncSession own = std::move(async); }
    ::_exit(isRight ? 0 : 1);
  }
  go.count_down();
  int status = 1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(future.get());
}

TEST(AsyncSession, ManySessionsAndThreadsShareAProgram) {
  const auto expected = open("cpu").evaluate({.gradient = true, .residuals = true});
  ASSERT_TRUE(expected);
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&] {
      for (const std::string& device : allDevices()) {
        AsyncSession async = openAsync(device), other = openAsync(device);
        std::vector<Future<Evaluation>> futures;
        for (int k = 0; k < 6; ++k)
          futures.push_back((k % 2 == 0 ? async : other).evaluate({.gradient = true, .residuals = true}));
        for (Future<Evaluation>& future : futures) {
          const auto made = future.get();
          ASSERT_TRUE(made);
          EXPECT_EQ(expected->value, made->value);
          expectSame(expected->gradients, made->gradients);
          expectSame(expected->residuals, made->residuals);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(AsyncSession, ThreadsShareOne) {
  AsyncSession async = openAsync();
  std::vector<std::thread> threads;
  std::atomic<int> made = 0;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&] {
      for (int k = 0; k < 50; ++k) made += static_cast<bool>(async.evaluate({}).get());
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 200);
}

}  // namespace
}  // namespace hgc::test::async_session_test
