// Templates that printed C++ carries along, against hgc's own functions of double and finite differences.
#include <gtest/gtest.h>

#include "codegen/cpp/generic.h"
#include "ir/strict/erf.h"
#include "ir/strict/gamma.h"
#include "ir/strict/hyperbolic.h"
#include "ir/strict/logistic.h"

namespace hgc::cpp_generic_test {
namespace {

/// A number type that converts to nothing, as Jets do.
struct Opaque {
  double value;
  explicit Opaque(double v) : value(v) {}
  friend bool operator<(const Opaque& a, const Opaque& b) { return a.value < b.value; }
  friend Opaque operator-(const Opaque& a) { return Opaque(-a.value); }
};

// The templates round a few times more than the functions that they stand for: some units in the last place, more where
// exp(-x²) has a large exponent.
void expectNear(double actual, double expected, double scale = 1) {
  EXPECT_LE(std::fabs(actual - expected), 16e-16 * scale * std::fmax(std::fabs(expected), 1e-300)) << expected;
}

TEST(CppGeneric, AreHgcsOwnFunctions) {
  for (int k = -480; k <= 480; ++k) {
    const double x = k * 0.0625;
    expectNear(generic::sigmoid(x), strict::sigmoid(x), 4);
    expectNear(generic::sigmoidSlope(x), strict::sigmoidSlope(x), 4);
    expectNear(generic::softplus(x), strict::softplus(x), 4);
    expectNear(generic::silu(x), strict::silu(x), 4);
    expectNear(generic::sechSquare(x), strict::sechSquare(x), 4);
    if (std::fabs(x) < 8) expectNear(generic::gelu(x), strict::gelu(x), 4 + x * x);
    if (std::fabs(x) < 8) expectNear(generic::expNegSquare(x), strict::expNegSquare(x), 4 + x * x);
  }
  EXPECT_EQ(generic::sigmoid(-800.0), 0);
  EXPECT_EQ(generic::softplus(800.0), 800);
}

TEST(CppGeneric, DigammaIsTheDerivativeOfLgamma) {
  for (int k = 0; k < 90; ++k) {
    const double x = k < 60 ? k * 0.5 - 4.75 : k - 59.0;  // integers, too
    const double expected = strict::digamma(x);           // absolute where it has a zero
    EXPECT_NEAR(generic::digamma(x), expected, 1e-14 * std::fmax(1, std::fabs(expected))) << x;
  }
}

TEST(CppGeneric, IntegersOfAnyNumberType) {
  for (const double x : {0.0, -0.0, 0.9, -0.9, 1.0, -1.5, 2147483647.0, -2147483648.0, -2147483648.9, 123456789.7}) {
    EXPECT_EQ(generic::truncateToInt(x), static_cast<int32_t>(x)) << x;
    EXPECT_EQ(generic::truncateToInt(Opaque(x)), static_cast<int32_t>(x)) << x;
  }
}

}  // namespace
}  // namespace hgc::cpp_generic_test
