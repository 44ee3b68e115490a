#pragma once
/// sinh, cosh, tanh, sigmoid, softplus.
#include "ir/strict/exp.h"
#include "ir/strict/log.h"

namespace hgc::strict {

/// |x| = k ln 2 + r, with the quarter 2^(k - 2), whose exponent never overflows, and half of cosh(k ln 2) and of sinh(k
/// ln 2), which are exact or nearly so. Then sinh(x) = cosh(k ln 2) sinh(r) + sinh(k ln 2) cosh(r), and likewise for
/// cosh: the even and odd series of the exponential function serve without a division, and nothing cancels.
template <class T>
struct HyperbolicReduction {
  ExpSeries<T> series;
  T halfCosh, halfSinh;

  explicit HyperbolicReduction(const ExpReduction<T>& reduced) : series(reduced.series) {
    const PowerPair<T> quarter = powersOfTwo<T>(reduced.exponent);
    const T down = T(0x1p-4) * quarter.down;
    halfCosh = quarter.up + down;
    halfSinh = quarter.up - down;
  }
};
template <class T>
HyperbolicReduction<T> reduceHyperbolic(const T& x) {
  return HyperbolicReduction<T>(reduceByLn2(atMost(absolute(x), 710.5), 1021));
}

/// large + product + rest, doubled; |large| >= |product| or large = 0, and their sum keeps its rounding error.
template <class T>
T doubledSum(const T& large, const T& product, const T& rest) {
  const T sum = large + product;
  const T error = product - (sum - large);
  return T(2.0) * (sum + (error + rest));
}

/// Error 1.19 ULP, 1.24 contracted.
template <class T>
T sinh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  const ExpSeries<T>& series = reduced.series;
  const T rest = (reduced.halfSinh * series.even) + (reduced.halfCosh * (series.odd - series.low));
  const T magnitude = doubledSum(reduced.halfSinh, reduced.halfCosh * series.high, rest);
  return select(absolute(x) < T(0x1p-28), x, withSignOf(magnitude, x));
}

/// Error 1.08 ULP.
template <class T>
T cosh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  const ExpSeries<T>& series = reduced.series;
  const T rest = (reduced.halfCosh * series.even) + (reduced.halfSinh * (series.odd - series.low));
  return doubledSum(reduced.halfCosh, reduced.halfSinh * series.high, rest);
}

/// (t - tanh(t)) / t³ in t² for |t| <= 0.55. Fit 2^-55.
inline constexpr double kTanh[] = {0x1.5555555555521p-2,  -0x1.1111111109eaep-3,  0x1.ba1ba1b221b2dp-5,
                                   -0x1.664f4683c7da2p-6, 0x1.226def1be840cp-7,   -0x1.d6c820e32f37cp-9,
                                   0x1.7d05cd4041723p-10, -0x1.3004cf4f315fcp-11, 0x1.bb5b81a04f24ep-13,
                                   -0x1.b1f97edb1c3e8p-15};

/// A series for small arguments, and 1 - 2 / (e^(2|x|) + 1) from where that passes 1/2, so that the quotient's error
/// counts at most half. From 20 on the result is 1. Error 1.38 ULP.
template <class T>
T tanh(const T& x) {
  const T a = atMost(absolute(x), 20.0);
  const T square = a * a;
  const T small = a - ((a * square) * polynomial(square, kTanh));
  const ExpReduction<T> reduced = reduceByLn2(T(2.0) * a, 1023);
  const T grown = reduced.series.exponential() * powerOfTwo<T>(reduced.exponent);
  const T large = T(1.0) - (T(2.0) / (grown + T(1.0)));
  return withSignOf(select(a < T(0.55), small, large), x);
}

/// e^-|x|, which cannot overflow, for softplus and its derivative, sigmoid.
template <class T>
T decayingExp(const T& x) {
  const ExpReduction<T> reduced = reduceByLn2(atLeast(-absolute(x), -746.0), 2046);
  return scaleInHalves(reduced.series.exponential(), reduced.exponent);
}

/// 1 / (1 + e^-x). What rounding the denominator took away is put back to first order, with the derivative made from
/// the quotient: 1 / denominator is the quotient itself for x >= 0, and its complement else. Error 1.71 ULP.
template <class T>
T sigmoid(const T& x) {
  const T decay = decayingExp(x);
  const auto negative = x < T(0.0);
  const T denominator = T(1.0) + decay;
  const T lost = decay - (denominator - T(1.0));
  const T quotient = select(negative, decay, T(1.0)) / denominator;
  return quotient - ((quotient * lost) * select(negative, T(1.0) - quotient, quotient));
}

/// log(1 + e^x) = max(x, 0) + log(1 + e^-|x|). Error 1.49 ULP.
template <class T>
T softplus(const T& x) {
  const T decay = decayingExp(x);
  return select(x > T(0.0), x, T(0.0)) + log1pFinite(decay, T(1.0) + decay);
}

}  // namespace hgc::strict
