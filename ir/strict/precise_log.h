#pragma once
/// The logarithm to about 2^-65, as a sum of two, for what goes on from it.
#include "ir/strict/log.h"
#include "ir/strict/pair.h"

namespace hgc::strict {

/// (3 artanh(s) / s - 3 - s²) / s⁴ in s² for |s| <= 0.1716. Fit 2^-65.2 of the logarithm.
inline constexpr double kPowSeries[] = {0x1.333333333340ep-1, 0x1.b6db6db695871p-2, 0x1.55555596e5cbcp-2,
                                        0x1.1745b2e5b631ap-2, 0x1.d8ad39f8002c3p-3, 0x1.9758f0cabff43p-3,
                                        0x1.9489f5ec1cb55p-3};

/// log(2^exponent mantissa), the high part of 21 bits, by the scheme of fdlibm's e_pow.c (Sun Microsystems, 2004; K. C.
/// Ng) to base e: with s = f / (2 + f), log(1 + f) = (2 / 3) s (3 + s² + ...). Every factor is cut into a head of 21
/// bits and a rest, so that the products of the leading parts are exact; products with a rest may round, since a rest
/// is 2^-20 of its whole.
template <class T>
Parts<T> preciseLog(const Binary<T>& split) {
  constexpr double kTwoThirds = 0x1.5555555555555p-1, kTwoThirdsHigh = 0x1.555555540p-1,
                   kTwoThirdsLow = 0x1.5555555555555p-33;
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

/// For positive finite x.
template <class T>
Parts<T> preciseLog(const T& x) {
  return preciseLog(splitPositive(x));
}

/// log(2^scale (x.high + x.low)) for a positive normal x.high that is the rounded sum.
template <class T>
Parts<T> preciseLog(const Parts<T>& x, const T& scale) {
  Binary<T> split = splitNormal(x.high, IntOf<T>(1023));
  split.exponent = split.exponent + scale;
  const Parts<T> logarithm = preciseLog(split);
  return {logarithm.high, logarithm.low + (x.low / x.high)};
}

}  // namespace hgc::strict
