#pragma once
/// Exact values by MPFR, correctly rounded to 200 bits: their error is far below the measured ones.
#include <mpfr.h>

namespace hgc::accuracy {

class Real {
 public:
  Real() { mpfr_init2(value_, 200); }
  explicit Real(double v) : Real() { mpfr_set_d(value_, v, MPFR_RNDN); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  ~Real() { mpfr_clear(value_); }
  operator mpfr_ptr() { return value_; }
  operator mpfr_srcptr() const { return value_; }
  double nearest() const { return mpfr_get_d(value_, MPFR_RNDN); }

 private:
  mpfr_t value_;
};

/// |computed - exact| in units in the last place of `exact`. Infinity counts as 2^1024, so that a bad overflow is a
/// large error; a NaN on one side alone is infinitely wrong.
double ulpError(double computed, const Real& exact);

/// Functions that MPFR lacks, or has with other arguments. All take two arguments; functions of one ignore the second.
using Exact = void (*)(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y);
void exactSigmoid(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactSilu(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactSoftplus(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactGelu(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactLgamma(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactExpNegSquare(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
/// 0 from 354 on, as the function is defined.
void exactSechSquare(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);
void exactSigmoidSlope(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr);

}  // namespace hgc::accuracy
