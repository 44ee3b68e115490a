#pragma once
/// log, log2, log10, log1p.
///
/// x = 2^k m with m in [sqrt(1/2), sqrt(2)), f = m - 1 exact, and with s = f / (2 + f)
///   log(1 + f) = 2 artanh(s) = f - (f²/2 - s (f²/2 + R(s²))),
/// the form of fdlibm's e_log.c (Sun Microsystems, 1993; K. C. Ng): the leading term f has no error, and everything
/// else is smaller. One division.
#include "ir/strict/common.h"

namespace hgc::strict {

/// (2 artanh(s) - 2 s) / s³ in s² for |s| <= 0.1716. Fit 2^-58.9 of the logarithm.
inline constexpr double kLogSeries[] = {0x1.5555555555575p-1, 0x1.9999999987bf3p-2, 0x1.2492493bee3c4p-2,
                                        0x1.c71c566268d32p-3, 0x1.74656f4b1b671p-3, 0x1.39b509ed365d8p-3,
                                        0x1.2e4fe2d593a06p-3};

/// x = 2^exponent mantissa.
template <class T>
struct Binary {
  T exponent, mantissa;
  IntOf<T> integer;  ///< the exponent
};

/// Splits a positive normal number with the mantissa in [sqrt(1/2), sqrt(2)); `bias` is 1023 plus what x was scaled by
/// before. Adding the distance from sqrt(1/2)'s high word to 1's makes the exponent field step where the mantissa
/// passes sqrt(2).
template <class T, class Int>
Binary<T> splitNormal(const T& x, const Int& bias) {
  constexpr int32_t kOne = 0x3ff00000, kSqrtHalf = 0x3fe6a09e;
  const IntOf<T> stepped = addInt(highWord(x), kOne - kSqrtHalf);
  const IntOf<T> exponent = subInt(shiftRightLogical(stepped, 20), bias);
  return {toReal(exponent), fromWords(addInt(bitAnd(stepped, 0x000fffff), kSqrtHalf), lowWord(x)), exponent};
}

/// The same for subnormal numbers too, which are scaled to normal ones first.
template <class T>
Binary<T> splitPositive(const T& x) {
  const auto subnormal = x < T(0x1p-1022);
  const T scale = select(subnormal, T(0x1p54), T(1.0));
  return splitNormal(x * scale, select(subnormal, IntOf<T>(1023 + 54), IntOf<T>(1023)));
}

/// log(1 + f) = f - (halfSquare - correction).
template <class T>
struct LogSeries {
  T halfSquare, correction;

  explicit LogSeries(const T& f) {
    const T s = f / (T(2.0) + f);
    const T square = s * s;
    halfSquare = (T(0.5) * f) * f;
    correction = s * (halfSquare + (square * polynomial(square, kLogSeries)));
  }
};

/// log(2^exponent (1 + f)); `low` holds exponent * kLn2Low and whatever else is small. The first 32 bits of ln 2 make
/// an exact product.
template <class T>
T combineLog(const T& exponent, const T& f, const LogSeries<T>& series, const T& low) {
  return (exponent * T(kLn2High)) + (f - (series.halfSquare - (series.correction + low)));
}

/// The result with those of infinity, zero, negative numbers and NaN put in their places.
template <class T>
T withLogSpecials(const T& x, const T& result) {
  const T finite = select(x == T(kInfinity), x, result);
  return select(x > T(0.0), finite, select(x == T(0.0), T(-kInfinity), T(kNaN)));
}

template <class T>
T log(const T& x) {
  const Binary<T> split = splitPositive(x);
  const T f = split.mantissa - T(1.0);
  return withLogSpecials(x, combineLog(split.exponent, f, LogSeries<T>(f), split.exponent * T(kLn2Low)));
}

/// A constant as a leading part that is short enough for exact products, and the rest.
struct Pair {
  double high, low;
};

/// log(x) / log(b) for x split with f = mantissa - 1, from 1 / log(b) and the exponent's part, exponent log(2) /
/// log(b). log(1 + f) is cut into 21 leading bits and a rest, so that its product with the 32-bit leading part of 1 /
/// log(b) is exact; the rounding error of adding the exponent's part is kept.
template <class T>
T logToBase(const T& f, Pair inverseLog, const T& exponentHigh, const T& exponentLow) {
  const LogSeries<T> series(f);
  const T high = head(f - series.halfSquare);
  const T low = ((f - high) - series.halfSquare) + series.correction;
  const T leading = high * T(inverseLog.high);
  const T rest = ((low + high) * T(inverseLog.low)) + (low * T(inverseLog.high));
  const T sum = exponentHigh + leading;
  const T error = (exponentHigh - sum) + leading;
  return sum + ((rest + exponentLow) + error);
}

/// Powers of two give exact integers.
template <class T>
T log2(const T& x) {
  const Binary<T> split = splitPositive(x);
  const Pair inverse = {0x1.71547652p0, 0x1.705fc2eefa2p-33};
  return withLogSpecials(x, logToBase(split.mantissa - T(1.0), inverse, split.exponent, T(0.0)));
}

template <class T>
T log10(const T& x) {
  const Binary<T> split = splitPositive(x);
  const Pair inverse = {0x1.bcb7b152p-2, 0x1.b9438ca9aadd5p-36};
  const T high = split.exponent * T(0x1.34413509f78p-2), low = split.exponent * T(0x1.fef311f12b358p-46);
  return withLogSpecials(x, logToBase(split.mantissa - T(1.0), inverse, high, low));
}

/// log(u + lost), u = 1 + x rounded and u + lost = 1 + x exact (Knuth's two-sum, since x may be larger than 1), for x >
/// -1 and finite; without the sign of zero. The lost part joins the low terms, scaled by 2^-k like u; the power is
/// applied as 1/2 * 2^(1 - k), since k reaches 1024. For |x| < 2^-53 all of x is in the lost part.
template <class T>
T log1pFinite(const T& x, const T& u) {
  const T fromX = u - T(1.0);
  const T lost = (T(1.0) - (u - fromX)) + (x - fromX);
  const Binary<T> split = splitNormal(u, IntOf<T>(1023));
  const T shrink = powerOfTwo<T>(subInt(1024, split.integer));
  const T high = split.mantissa - T(1.0);
  const T low = T(0.5) * (lost * shrink);
  return combineLog(split.exponent, high, LogSeries<T>(high + low), low + (split.exponent * T(kLn2Low)));
}

template <class T>
T log1p(const T& x) {
  const T u = T(1.0) + x;
  return select(x == T(0.0), x, withLogSpecials(u, log1pFinite(x, u)));
}

}  // namespace hgc::strict
