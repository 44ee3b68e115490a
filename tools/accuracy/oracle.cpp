#include "tools/accuracy/oracle.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hgc::accuracy {
namespace {
constexpr mpfr_rnd_t kNear = MPFR_RNDN;
}  // namespace

double ulpError(double computed, const Real& exact) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  thread_local Real difference;
  const mpfr_srcptr truth = exact;
  if (std::isnan(computed) || mpfr_nan_p(truth)) return std::isnan(computed) && mpfr_nan_p(truth) ? 0 : kInfinity;
  if (mpfr_inf_p(truth) || mpfr_zero_p(truth)) return computed == exact.nearest() ? 0 : kInfinity;
  const long exponent = std::clamp<long>(mpfr_get_exp(truth) - 1, -1022, 1023);
  if (std::isinf(computed)) {
    if (mpfr_get_exp(truth) > 1024) return !mpfr_signbit(truth) == !std::signbit(computed) ? 0 : kInfinity;
    mpfr_set_d(difference, std::copysign(0x1p1023, computed), kNear);
    mpfr_mul_2si(difference, difference, 1, kNear);
  } else {
    mpfr_set_d(difference, computed, kNear);
  }
  mpfr_sub(difference, truth, difference, kNear);
  mpfr_mul_2si(difference, difference, 52 - exponent, kNear);
  return std::fabs(difference.nearest());
}

void exactSigmoid(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  mpfr_neg(result, x, kNear);
  mpfr_exp(result, result, kNear);
  mpfr_add_ui(result, result, 1, kNear);
  mpfr_ui_div(result, 1, result, kNear);
}

void exactSilu(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y) {
  if (mpfr_inf_p(x) && mpfr_signbit(x)) {  // the limit
    mpfr_set_zero(result, -1);
    return;
  }
  exactSigmoid(result, x, y);
  mpfr_mul(result, result, x, kNear);
}

void exactSoftplus(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  if (mpfr_cmp_ui(x, 1000) > 0) {
    mpfr_set(result, x, kNear);
    return;
  }
  mpfr_exp(result, x, kNear);
  mpfr_log1p(result, result, kNear);
}

void exactGelu(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  if (mpfr_inf_p(x) && mpfr_signbit(x)) {
    mpfr_set_zero(result, -1);
    return;
  }
  thread_local Real root;
  mpfr_set_d(root, 0.5, kNear);
  mpfr_sqrt(root, root, kNear);
  mpfr_mul(root, root, x, kNear);
  mpfr_neg(root, root, kNear);
  mpfr_erfc(result, root, kNear);
  mpfr_mul(result, result, x, kNear);
  mpfr_div_2ui(result, result, 1, kNear);
}

void exactLgamma(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  int sign = 0;
  mpfr_lgamma(result, &sign, x, kNear);
}

void exactExpNegSquare(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  mpfr_sqr(result, x, kNear);
  mpfr_neg(result, result, kNear);
  mpfr_exp(result, result, kNear);
}

void exactSechSquare(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  if (!mpfr_nan_p(x) && mpfr_cmpabs_ui(x, 354) >= 0) {
    mpfr_set_zero(result, 1);
    return;
  }
  mpfr_sech(result, x, kNear);
  mpfr_sqr(result, result, kNear);
}

/// 1 / (4 cosh²(x / 2))
void exactSigmoidSlope(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr) {
  mpfr_div_2ui(result, x, 1, kNear);
  mpfr_sech(result, result, kNear);
  mpfr_sqr(result, result, kNear);
  mpfr_div_2ui(result, result, 2, kNear);
}

}  // namespace hgc::accuracy
