/// Remainders against those of the C library, which are exact.
#include "ir/strict/remainder.h"

#include <gtest/gtest.h>

#include <bit>
#include <random>

namespace hgc::test::remainder_test {
namespace {

void expectSame(double x, double y) {
  const auto bitsOf = [](double value) { return std::bit_cast<uint64_t>(value); };
  EXPECT_EQ(bitsOf(strict::remainderOf(x, y, false).rest), bitsOf(std::fmod(x, y))) << x << " " << y;
  const double nearest = strict::remainderOf(x, y, true).rest;
  const bool isTie = std::fabs(nearest) * 2 == std::fabs(y);  // the C library takes the odd one of subnormal numbers
  if (isTie && std::fabs(y) < 0x1p-1000) return;
  EXPECT_EQ(bitsOf(nearest), bitsOf(std::remainder(x, y))) << x << " " << y;
}

TEST(StrictRemainder, IsThatOfTheCLibrary) {
  std::mt19937_64 random(11);
  for (int draw = 0; draw < 300'000; ++draw) {
    const double x = std::bit_cast<double>(random());
    double y = std::bit_cast<double>(random());
    const int shift = static_cast<int>(random() % 54);
    if (!std::isfinite(x) || !std::isfinite(y)) continue;
    if (draw % 2 == 1) y = std::ldexp(y, std::ilogb(x) - std::ilogb(y) - shift);
    if (!(std::fabs(y) > 0) || !(std::fabs(x) / std::fabs(y) < strict::kMostQuotient)) continue;
    expectSame(x, y);
  }
}

TEST(StrictRemainder, HasTheSignOfWhatIsDivided) {
  for (const double y : {3.0, -3.0, HUGE_VAL, -HUGE_VAL, 0x1p-1074, 0x1.fffffffffffffp1023}) {
    for (const double x : {0.0, -0.0, 3.0, -3.0, 6.0, 4.5, -4.5, 1.5, 0x1p-1074, -0x1p-1074}) {
      if (std::fabs(x) / std::fabs(y) < strict::kMostQuotient) expectSame(x, y);
    }
  }
}

TEST(StrictRemainder, SaysOfWhichMultiple) {
  EXPECT_EQ(strict::remainderOf(7.5, 2.0, false).multiple, 3);
  EXPECT_EQ(strict::remainderOf(-7.5, 2.0, false).multiple, -3);
  EXPECT_EQ(strict::remainderOf(-7.5, -2.0, true).multiple, 4);
}

}  // namespace
}  // namespace hgc::test::remainder_test
