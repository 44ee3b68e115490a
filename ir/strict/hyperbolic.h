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

/// large + small * high + rest, doubled; |large| >= |small * high|, and their sum keeps its rounding error.
template <class T>
T doubledSum(const T& large, const T& product, const T& rest) {
  const T sum = large + product;
  const T error = product - (sum - large);
  return T(2.0) * (sum + (error + rest));
}

template <class T>
T sinh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  const ExpSeries<T>& series = reduced.series;
  const T rest = (reduced.halfSinh * series.even) + (reduced.halfCosh * (series.odd - series.low));
  const T magnitude = doubledSum(reduced.halfSinh, reduced.halfCosh * series.high, rest);
  return select(absolute(x) < T(0x1p-28), x, withSignOf(magnitude, x));
}

template <class T>
T cosh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  const ExpSeries<T>& series = reduced.series;
  const T rest = (reduced.halfCosh * series.even) + (reduced.halfSinh * (series.odd - series.low));
  return doubledSum(reduced.halfCosh, reduced.halfSinh * series.high, rest);
}

/// With t = e^(2|x|) - 1: t / (t + 2) for small, 1 - 2 / (t + 2) for large arguments, where the quotient's error counts
/// less. From 20 on it is 1.
template <class T>
T tanh(const T& x) {
  const T a = atMost(absolute(x), 20.0);
  const T t = expm1Bounded(T(2.0) * a);
  const auto large = a > T(0.5);
  const T quotient = select(large, T(-2.0), t) / (t + T(2.0));
  return withSignOf(select(large, T(1.0) + quotient, quotient), x);
}

/// 1 / (1 + e^-x), from e^-|x|, which cannot overflow.
template <class T>
T sigmoid(const T& x) {
  const T decay = exp(-absolute(x));
  return select(x < T(0.0), decay, T(1.0)) / (T(1.0) + decay);
}

/// log(1 + e^x) = max(x, 0) + log(1 + e^-|x|).
template <class T>
T softplus(const T& x) {
  const T decay = exp(-absolute(x));
  return select(x > T(0.0), x, T(0.0)) + log1pFinite(decay, T(1.0) + decay);
}

}  // namespace hgc::strict
