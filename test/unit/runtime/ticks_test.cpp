/// What is measured by the processor's counter is what the steady clock says.

#include <gtest/gtest.h>

#include <thread>

#include "runtime/device/clock.h"

namespace hgc::ticks_test {
namespace {

TEST(Ticks, AreTheTimeOfTheSteadyClock) {
  const auto outerBegin = Clock::now();
  const Ticks begin = Ticks::now();
  const auto innerBegin = Clock::now();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const double inner = millisecondsSince(innerBegin), between = millisecondsSince(begin);
  const double outer = millisecondsSince(outerBegin);
  constexpr double kAccuracy = 1e-3;  // ten times what is promised
  EXPECT_GE(between, inner * (1 - kAccuracy));
  EXPECT_LE(between, outer * (1 + kAccuracy));
}

TEST(Ticks, GoOn) {
  Ticks last = Ticks::now();
  for (int k = 0; k < 100000; ++k) {
    ASSERT_GE(millisecondsSince(last), 0);
    last = Ticks::now();
  }
}

}  // namespace
}  // namespace hgc::ticks_test
