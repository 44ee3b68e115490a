// Special values of the strict functions of two arguments (C, Annex F).
#include <gtest/gtest.h>

#include <bit>
#include <cfloat>
#include <cmath>
#include <vector>

#include "ir/rules.h"
#include "tools/accuracy/fused.h"

namespace hgc::special_pairs_test {
namespace {

using hgc::accuracy::Fused;

constexpr double kInf = hgc::strict::kInfinity;
constexpr double kNan = hgc::strict::kNaN;

/// The same bits, any NaN for NaN.
bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

/// glibc's special results follow Annex F, so all pairs of these values can be compared to the bit (where a result is
/// special) or closely.
TEST(StrictSpecials, OfTwoArguments) {
  std::vector<double> values = {0.0,
                                0.25,
                                0.5,
                                1,
                                1.5,
                                2,
                                3,
                                4,
                                0x1p52,
                                0x1p53 - 1,
                                0x1p53,
                                0x1p53 + 2,
                                1e300,
                                DBL_MAX,
                                kInf,
                                DBL_MIN,
                                0x1p-1074,
                                0x1p-30,
                                std::nextafter(1.0, 2.0),
                                std::nextafter(1.0, 0.0)};
  for (size_t i = 0, n = values.size(); i < n; ++i) values.push_back(-values[i]);
  values.push_back(kNan);
  values.push_back(-kNan);
  const auto agree = [](double computed, double expected) {
    return expected == 0 || !std::isfinite(expected)
               ? same(computed, expected)
               : std::fabs(computed - expected) <= std::fabs(expected) * 0x1p-51 &&
                     std::signbit(computed) == std::signbit(expected);
  };
  for (const double a : values)
    for (const double b : values) {
      const double power = hgc::strict::pow(a, b), angle = hgc::strict::atan2(a, b), length = hgc::strict::hypot(a, b);
      EXPECT_TRUE(agree(power, std::pow(a, b)))
          << "pow(" << a << ", " << b << ") is " << power << ", not " << std::pow(a, b);
      EXPECT_TRUE(agree(angle, std::atan2(a, b)))
          << "atan2(" << a << ", " << b << ") is " << angle << ", not " << std::atan2(a, b);
      EXPECT_TRUE(agree(length, std::hypot(a, b)))
          << "hypot(" << a << ", " << b << ") is " << length << ", not " << std::hypot(a, b);
      const double fusedPower = hgc::strict::pow(Fused<true>(a), Fused<true>(b)).value;
      EXPECT_TRUE(agree(fusedPower, std::pow(a, b))) << "contracted pow(" << a << ", " << b << ") is " << fusedPower;
      const double fusedAngle = hgc::strict::atan2(Fused<true>(a), Fused<true>(b)).value;
      EXPECT_TRUE(agree(fusedAngle, std::atan2(a, b)))
          << "contracted atan2(" << a << ", " << b << ") is " << fusedAngle;
    }
}

}  // namespace
}  // namespace hgc::special_pairs_test
