#pragma once
/// pow: x^y = e^(y log|x|), the logarithm to about 2^-65 so that the exponent, up to 745, is right to a fraction of a
/// unit.
#include "ir/strict/exp.h"
#include "ir/strict/precise_log.h"

namespace hgc::strict {

/// e^(y logarithm) where that neither overflows nor vanishes, by a product and a reduction whose leading parts are
/// exact.
template <class T>
T expOfProduct(const T& y, const Parts<T>& logarithm) {
  const T yHigh = head(y);
  const T high = yHigh * logarithm.high;
  const T low = ((y - yHigh) * logarithm.high) + (y * logarithm.low);
  const Rounded<T> k = roundToInteger(high * T(kLog2E), 2046);
  const ExpSeries<T> series(high - (k.real * T(kLn2High)), (k.real * T(kLn2Low)) - low);
  return scaleInHalves(series.exponential(), k.integer);
}

/// Zero, infinity and NaN as x go into the logarithm's head; then y times the head, `rough`, decides about overflow and
/// underflow, and infinite y need no further care but at |x| = 1. What remains of the table in C, Annex F: x^0 = 1^y =
/// (-1)^±inf = 1, even for NaN; negative x take the sign from odd y, and have no power for y that is not an integer.
template <class T>
T pow(const T& x, const T& y) {
  const T a = absolute(x);
  const Parts<T> finite = preciseLog(a);
  const T high = select(a < T(kInfinity), select(a > T(0.0), finite.high, T(-kInfinity)), a);
  const T rough = y * high;
  const T ordinary = expOfProduct(y, Parts<T>{high, finite.low});
  const T bounded = select(rough > T(711.0), T(kInfinity), select(rough < T(-747.0), T(0.0), ordinary));
  const T magnitude = select(logicalOr(a == T(1.0), y == T(0.0)), T(1.0), bounded);

  const auto integer = roundDown(y) == y;
  const T half = T(0.5) * y;
  const auto odd = logicalAnd(integer, roundDown(half) != half);
  const auto undefined = logicalAnd(logicalAnd(x < T(0.0), a < T(kInfinity)), logicalNot(integer));
  return select(undefined, T(kNaN), select(logicalAnd(odd, highWord(x) < 0), -magnitude, magnitude));
}

}  // namespace hgc::strict
