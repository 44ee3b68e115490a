#pragma once
/// pow: x^y = e^(y log|x|), the logarithm to about 2^-65 so that the exponent, up to 745, is right to a fraction of a
/// unit.
#include "ir/strict/exp.h"
#include "ir/strict/log.h"

namespace hgc::strict {

/// (3 artanh(s) / s - 3 - s²) / s⁴ in s² for |s| <= 0.1716. Fit 2^-65.2 of the logarithm.
inline constexpr double kPowSeries[] = {0x1.333333333340ep-1, 0x1.b6db6db695871p-2, 0x1.55555596e5cbcp-2,
                                        0x1.1745b2e5b631ap-2, 0x1.d8ad39f8002c3p-3, 0x1.9758f0cabff43p-3,
                                        0x1.9489f5ec1cb55p-3};

/// A sum high + low in which high has 21 significant bits.
template <class T>
struct HeadAndRest {
  T high, low;
};

/// log(x) for positive finite x, by the scheme of fdlibm's e_pow.c (Sun Microsystems, 2004; K. C. Ng) to base e:
/// with s = f / (2 + f), log(1 + f) = (2 / 3) s (3 + s² + ...). Every factor is cut into a head of 21 bits and a rest,
/// so that the products of the leading parts are exact; products with a rest may round, since a rest is 2^-20 of its
/// whole.
template <class T>
HeadAndRest<T> preciseLog(const T& x) {
  constexpr double kTwoThirds = 0x1.5555555555555p-1, kTwoThirdsHigh = 0x1.555555540p-1,
                   kTwoThirdsLow = 0x1.5555555555555p-33;
  const Binary<T> split = splitPositive(x);
  const T f = split.mantissa - T(1.0);
  // s = f / d
  const T d = split.mantissa + T(1.0);
  const T inverse = T(1.0) / d;
  const T s = f * inverse;
  const T sHigh = head(s), dHigh = head(d);
  const T dLow = split.mantissa - (dHigh - T(1.0));
  const T sLow = inverse * ((f - (sHigh * dHigh)) - (sHigh * dLow));
  // factor = 3 + s² + ...
  const T square = s * s;
  const T highSquare = sHigh * sHigh;
  const T small = (sLow * (sHigh + s)) + ((square * square) * polynomial(square, kPowSeries));
  const T factorHigh = head((T(3.0) + highSquare) + small);
  const T factorLow = small - ((factorHigh - T(3.0)) - highSquare);
  // product = s factor
  const T leading = sHigh * factorHigh;
  const T rest = (sLow * factorHigh) + (factorLow * s);
  const T productHigh = head(leading + rest);
  const T productLow = rest - (productHigh - leading);
  // exponent ln 2 + (2 / 3) product
  const T mantissaHigh = productHigh * T(kTwoThirdsHigh);
  const T low = ((productHigh * T(kTwoThirdsLow)) + (productLow * T(kTwoThirds))) + (split.exponent * T(kLn2Low));
  const T exponentPart = split.exponent * T(kLn2High);
  const T high = head((mantissaHigh + low) + exponentPart);
  return {high, low - ((high - exponentPart) - mantissaHigh)};
}

/// e^(y logarithm) where that neither overflows nor vanishes, by a product and a reduction whose leading parts are
/// exact.
template <class T>
T expOfProduct(const T& y, const HeadAndRest<T>& logarithm) {
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
/// Error 0.93 ULP.
template <class T>
T pow(const T& x, const T& y) {
  const T a = absolute(x);
  const HeadAndRest<T> finite = preciseLog(a);
  const T high = select(a < T(kInfinity), select(a > T(0.0), finite.high, T(-kInfinity)), a);
  const T rough = y * high;
  const T ordinary = expOfProduct(y, HeadAndRest<T>{high, finite.low});
  const T bounded = select(rough > T(711.0), T(kInfinity), select(rough < T(-747.0), T(0.0), ordinary));
  const T magnitude = select(logicalOr(a == T(1.0), y == T(0.0)), T(1.0), bounded);

  const auto integer = roundDown(y) == y;
  const T half = T(0.5) * y;
  const auto odd = logicalAnd(integer, roundDown(half) != half);
  const auto undefined = logicalAnd(logicalAnd(x < T(0.0), a < T(kInfinity)), logicalNot(integer));
  return select(undefined, T(kNaN), select(logicalAnd(odd, highWord(x) < 0), -magnitude, magnitude));
}

}  // namespace hgc::strict
