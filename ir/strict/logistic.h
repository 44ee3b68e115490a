#pragma once
/// sigmoid, its derivative, softplus and silu, all from e^-|x|, which cannot overflow.
#include "ir/strict/exp.h"
#include "ir/strict/log.h"

namespace hgc::strict {

/// e^-|x| = 2^k mantissa, the exponent biased by 2046, and 1 + e^-|x|. Beyond -760 even |x| times it vanishes.
template <class T>
struct Decay {
  Parts<T> mantissa;
  IntOf<T> exponent;
  T rounded;
  Parts<T> increased;
};
template <class T>
Decay<T> decayOf(const T& x) {
  const ExpReduction<T> reduced = reduceByLn2(atLeast(-absolute(x), -760.0), 2046);
  const Parts<T> mantissa = reduced.series.parts();
  const T decay = scaleInHalves(mantissa.high, reduced.exponent), rest = scaleInHalves(mantissa.low, reduced.exponent);
  const Parts<T> sum = fastSum(T(1.0), decay);
  return {mantissa, reduced.exponent, decay, {sum.high, sum.low + rest}};
}

/// 1 / (1 + e^-|x|) for x >= 0 and e^-|x| / (1 + e^-|x|) else, times 2^-k and with the exponent apart, so that
/// subnormal results round once.
template <class T>
struct Sigmoid {
  Parts<T> mantissa;
  IntOf<T> exponent;
};
template <class T>
Sigmoid<T> sigmoidOf(const T& x) {
  const Decay<T> decay = decayOf(x);
  const auto negative = x < T(0.0);
  const Parts<T> numerator = {select(negative, decay.mantissa.high, T(1.0)),
                              select(negative, decay.mantissa.low, T(0.0))};
  return {quotient(numerator, decay.increased), select(negative, decay.exponent, IntOf<T>(2046))};
}

template <class T>
T sigmoid(const T& x) {
  const Sigmoid<T> parts = sigmoidOf(x);
  return scaleInHalves(parts.mantissa.high + parts.mantissa.low, parts.exponent);
}

/// e^-|x| / (1 + e^-|x|)², without the cancellation of y (1 - y).
template <class T>
T sigmoidSlope(const T& x) {
  const Decay<T> decay = decayOf(x);
  const T rough = T(1.0) / decay.increased.high;
  const T inverse = rough - (rough * (rough * decay.increased.low));
  return scaleInHalves(((decay.mantissa.high + decay.mantissa.low) * inverse) * inverse, decay.exponent);
}

/// x sigmoid(x), exact products leading. Tiny x are multiplied at once, since products of their parts would be
/// subnormal; the limit at minus infinity is -0.
template <class T>
T silu(const T& x) {
  const Sigmoid<T> parts = sigmoidOf(x);
  const T bounded = atLeast(x, -760.0), xHead = head(bounded);
  const T rest = ((bounded - xHead) * parts.mantissa.high) + (bounded * parts.mantissa.low);
  const T precise = (xHead * parts.mantissa.high) + rest;
  const T rough = bounded * (parts.mantissa.high + parts.mantissa.low);
  const T size = absolute(x);
  const T finite = scaleInHalves(select(size < T(0x1p-900), rough, precise), parts.exponent);
  return select(x == T(kInfinity), x, finite);
}

/// log(1 + e^x) = max(x, 0) + log(1 + e^-|x|). The leading terms are exact, half the square of f's head included: the
/// logarithm's exponent is 0 or 1 and f is a multiple of 2^-53. From 40 on the result is x, and from -25 down d - d²/2
/// of d = e^x.
template <class T>
T softplus(const T& x) {
  const Decay<T> decay = decayOf(x);
  const Binary<T> split = splitNormal(decay.increased.high, IntOf<T>(1023));
  const T f = split.mantissa - T(1.0);
  const T low = decay.increased.low * select(split.integer == 0, T(1.0), T(0.5));
  const T increase = f + low;
  const LogSeries<T> series(increase);
  const Parts<T> square = squareOf(increase);
  const Parts<T> linear = twoSum(select(x > T(0.0), x, T(0.0)), (split.exponent * T(kLn2High)) + f);
  const Parts<T> sum = fastSum(linear.high, T(-0.5) * square.high);
  const T rest = (low + (split.exponent * T(kLn2Low))) + (series.correction - (T(0.5) * square.low));
  const T middle = sum.high + ((linear.low + sum.low) + rest);
  const T second = T(0.5) * (decay.mantissa.high * decay.rounded);
  const T tail = scaleInHalves(decay.mantissa.high + (decay.mantissa.low - second), decay.exponent);
  return select(x > T(40.0), x, select(x < T(-25.0), tail, middle));
}

}  // namespace hgc::strict
