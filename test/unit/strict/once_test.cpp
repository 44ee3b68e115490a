/// fma made of other operations, against that of the C library.
#include "ir/strict/once.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <random>

namespace hgc::test::once_test {
namespace {

class Draws {
 public:
  /// Of all exponents, of few, subnormal or special.
  double any() {
    static const double special[] = {
        0.0,       -0.0,      HUGE_VAL,   -HUGE_VAL, NAN,     1.0,         -1.0,
        0x1p-1074, 0x1p-1022, -0x1p-1022, 0x1p53,    0x1p-53, 1 + 0x1p-52, 0x1.fffffffffffffp1023};
    switch (random_() % 6) {
      case 0: return std::bit_cast<double>(random_());
      case 1: return std::ldexp(static_cast<double>(random_() % 100000), static_cast<int>(random_() % 60) - 30);
      case 2: return withExponent(random_() % 120);
      case 3: return withExponent(1018 + random_() % 10);
      case 4: return std::bit_cast<double>((random_() & 1ULL << 63) | random_() >> (12 + random_() % 50));
      default: return special[random_() % std::size(special)];
    }
  }
  /// What leaves little of a product when it is added to it, or is around its last bits.
  double beside(double product) {
    if (!std::isfinite(product) || product == 0 || random_() % 3 == 0) return any();
    if (random_() % 2 == 0) return -std::nextafter(product, random_() % 2 == 0 ? HUGE_VAL : -HUGE_VAL);
    return std::ldexp(withExponent(1023), std::ilogb(product) + static_cast<int>(random_() % 130) - 65);
  }

 private:
  double withExponent(uint64_t exponent) {
    return std::bit_cast<double>((random_() & ~0x7ff0000000000000ULL) | exponent << 52);
  }
  std::mt19937_64 random_{3};
};

/// The same bits, any NaN for NaN.
bool areSame(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

TEST(StrictMultiplyAdd, HasOneRounding) {
  Draws draws;
  for (int draw = 0; draw < 500'000; ++draw) {
    const double a = draws.any(), b = draws.any(), c = draws.beside(a * b);
    const double made = strict::multiplyAddOnce(a, b, c);
    ASSERT_TRUE(areSame(made, std::fma(a, b, c))) << a << " * " << b << " + " << c << " is " << made;
    const auto [x, y, z] = std::array{static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)};
    const float single = static_cast<float>(strict::multiplyAddSingles<double>(x, y, z));
    ASSERT_TRUE(areSame(single, std::fmaf(x, y, z))) << x << " * " << y << " + " << z << " is " << single;
  }
}

}  // namespace
}  // namespace hgc::test::once_test
