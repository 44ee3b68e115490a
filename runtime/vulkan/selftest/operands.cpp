#include "runtime/vulkan/selftest/operands.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace hgc {
namespace {

constexpr size_t kRandom = 3000;

/// Critical values: zeros, subnormal numbers and their limit, halves, the largest integers, infinities, NaN.
std::vector<double> specials() {
  std::vector<double> values = {0.0,
                                0x1p-1074,
                                0x3p-1074,
                                0x0.fffffffffffffp-1022,
                                0x1p-1022,
                                0x1.8p-1022,
                                0x1p-537,
                                0x1.fffffffffffffp-1,
                                0.25,
                                0.5,
                                1.0,
                                0x1.0000000000001p0,
                                1.5,
                                2.0,
                                2.5,
                                3.0,
                                3.5,
                                1.0 / 3,
                                1e15 + 0.5,
                                0x1p52,
                                0x1p52 + 1,
                                0x1p52 - 0.5,
                                0x1p53,
                                0x1p53 + 2,
                                0x1p511,
                                0x1p1023,
                                0x1.fffffffffffffp1023,
                                HUGE_VAL};
  for (size_t k = values.size(); k-- > 0;) values.push_back(-values[k]);
  values.push_back(std::numeric_limits<double>::quiet_NaN());
  return values;
}

/// Binary32 numbers whose sums, products and quotients are subnormal, at the limit, halfway between two, or infinite.
constexpr float kSpecial32[] = {0.0F,
                                0x1p-149F,
                                0x3p-149F,
                                0x0.fffffep-126F,
                                0x1p-126F,
                                0x1.8p-126F,
                                0x1p-75F,
                                0x1.000002p-63F,
                                0x1.fffffep-1F,
                                0.5F,
                                1.0F,
                                0x1.000002p0F,
                                1.5F,
                                3.0F,
                                0x1p23F,
                                0x1.000002p24F,
                                0x1p63F,
                                0x1.fffffep63F,
                                0x1p64F,
                                0x1p127F,
                                0x1.fffffep127F,
                                HUGE_VALF,
                                -0.0F,
                                -0x1p-149F,
                                -0x1p-126F,
                                -1.0F,
                                -0x1.8p-75F,
                                -0x1.fffffep127F,
                                -HUGE_VALF,
                                NAN};

/// Sets the binary32 operands: every pair of the special numbers, then random bits.
void giveSingles(std::vector<Operands>& all) {
  std::mt19937 random(20261123);
  const auto draw = [&] { return static_cast<uint32_t>(random()); };
  constexpr size_t n = std::size(kSpecial32);
  for (size_t k = 0; k < all.size(); ++k) {
    const auto any = [&](uint32_t exponents) {  // of a range of exponents around 0
      const uint32_t bits = draw(), exponent = 127 - exponents / 2 + draw() % exponents;
      return std::bit_cast<float>((bits & 0x807fffffU) | exponent << 23);
    };
    const uint32_t exponents = k % 3 == 0 ? 254 : k % 3 == 1 ? 120 : 4;
    Operands& o = all[k];
    if (k < n * n) o.x = kSpecial32[k / n], o.y = kSpecial32[k % n], o.z = kSpecial32[k * 7 % n];
    else o.x = any(exponents), o.y = any(exponents), o.z = k % 2 == 0 ? -(o.x * o.y) : any(exponents);
  }
}

}  // namespace

std::vector<Operands> testOperands() {
  std::vector<Operands> all;
  const auto add = [&](double a, double b, double c) { all.push_back({a, b, c, 0, 0, 0}); };
  const std::vector<double> edge = specials();
  for (size_t a = 0; a < edge.size(); ++a) {
    for (size_t b = 0; b < edge.size(); ++b) add(edge[a], edge[b], edge[(a * 7 + b * 3) % edge.size()]);
  }
  std::mt19937_64 random(20240229);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (size_t k = 0; k < kRandom; ++k) {
    const double a = unit(random), b = unit(random);
    const double tiny = std::ldexp(a, -1060), bits = std::bit_cast<double>(random());
    switch (k % 6) {
      case 0: add(a, b, -(a * b)); break;  // only a fused operation sees what the product lost
      case 1: add(std::fabs(a), b, unit(random)); break;
      case 2: add(bits, std::bit_cast<double>(random()), std::bit_cast<double>(random())); break;
      case 3: add(tiny, b, std::ldexp(b, -1065)); break;
      case 4: add(std::fabs(tiny), std::ldexp(b, 40), std::ldexp(a, -1030)); break;
      default: add(std::floor(a * 1e6) + 0.5, std::ldexp(b, -60), a); break;
    }
  }
  giveSingles(all);
  return all;
}

}  // namespace hgc
