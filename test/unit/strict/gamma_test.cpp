// What the table's bound does not cover: lgamma of negative numbers, digamma and trigamma.
#include <gtest/gtest.h>

#include <cmath>

#include "ir/rules.h"
#include "tools/accuracy/oracle.h"
#include "tools/accuracy/samples.h"

namespace hgc::accuracy::gamma_test {
namespace {

/// Near a zero of lgamma the error is judged by the terms of its reflection, of which |log(x)| and lgamma(-x) lead.
TEST(StrictGamma, NegativeArguments) {
  Random random(5);
  Real argument, exact;
  double worst = 0;
  for (int i = 0; i < 40000; ++i) {
    const double x = i % 2 ? uniform(random, -30, 0) : -spread(random, -1074, 50);
    mpfr_set_d(argument, x, MPFR_RNDN);
    exactLgamma(exact, argument, argument);
    const double truth = exact.nearest(), computed = strict::lgamma(x);
    if (!std::isfinite(truth)) {
      EXPECT_EQ(computed, truth) << x;
      continue;
    }
    const double scale = std::max({std::fabs(truth), 1.0, strict::lgamma(-x)});
    mpfr_sub_d(exact, exact, computed, MPFR_RNDN);
    worst = std::max(worst, std::fabs(exact.nearest()) / scale);
  }
  EXPECT_LE(worst, 0x1p-52);
}

TEST(StrictGamma, Digamma) {
  Random random(6);
  Real argument, exact;
  for (int i = 0; i < 20000; ++i) {
    const double x = i % 3 == 0   ? uniform(random, -20, 0)
                     : i % 3 == 1 ? uniform(random, 0, 20)
                                  : spread(random, -300, 300);
    mpfr_set_d(argument, x, MPFR_RNDN);
    mpfr_digamma(exact, argument, MPFR_RNDN);
    const double truth = exact.nearest();
    EXPECT_NEAR(strict::digamma(x), truth, 0x1p-48 * std::max(4.0, std::fabs(truth))) << x;
  }
}

/// Against a difference quotient of MPFR's digamma at twice the precision.
TEST(StrictGamma, Trigamma) {
  mpfr_t above, below, step;
  for (mpfr_ptr number : {above, below, step}) mpfr_init2(number, 500);
  Random random(7);
  for (int i = 0; i < 300; ++i) {
    const double x = uniform(random, -5, 25);
    mpfr_set_d(step, 0x1p-80, MPFR_RNDN);
    mpfr_add_d(above, step, x, MPFR_RNDN);
    mpfr_d_sub(below, x, step, MPFR_RNDN);
    mpfr_digamma(above, above, MPFR_RNDN);
    mpfr_digamma(below, below, MPFR_RNDN);
    mpfr_sub(above, above, below, MPFR_RNDN);
    mpfr_mul_2ui(above, above, 79, MPFR_RNDN);
    const double truth = mpfr_get_d(above, MPFR_RNDN);
    const double sine = std::sin(0x1.921fb54442d18p+1 * (x - std::nearbyint(x)));
    EXPECT_NEAR(strict::trigamma(x, sine), truth, 1e-13 * std::fabs(truth)) << x;
  }
  for (mpfr_ptr number : {above, below, step}) mpfr_clear(number);
}

}  // namespace
}  // namespace hgc::accuracy::gamma_test
