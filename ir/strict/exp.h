#pragma once
/// exp, exp2, expm1, and the reduction that the hyperbolic functions and pow share with them.
///
/// e^x = 2^k e^r with k = round(x / ln 2) and |r| <= ln(2) / 2 (Cody and Waite, Software Manual for the Elementary
/// Functions): ln 2 is split into 32 leading bits, whose product with k is exact, and a tail. r itself is not rounded
/// to one number: it stays high - low, and enters the sum 1 + r + ... as such, while the polynomial takes the rounded
/// r.
#include "ir/strict/pair.h"

namespace hgc::strict {

inline constexpr double kLog2E = 0x1.71547652b82fep0;

/// (cosh(r) - 1) / r² and (sinh(r) - r) / r³ in r² for |r| <= 0.3468. Fit 2^-57.7 and 2^-61.4.
inline constexpr double kCosh[] = {0x1.0000000000008p-1, 0x1.5555555550efcp-5, 0x1.6c16c1830f187p-10,
                                   0x1.a0199c7f5caf6p-16, 0x1.28ab8a34ff7e5p-22};
inline constexpr double kSinh[] = {0x1.5555555555558p-3, 0x1.111111110fa8fp-7, 0x1.a01a01ae8997bp-13,
                                   0x1.71ddfb6bc07b4p-19, 0x1.af59caa2367b3p-26};

/// (cosh(r) - 1 - r²/2) / r⁴ in r² for |r| <= 0.3468. Fit 2^-64.6 of expm1.
inline constexpr double kCoshRest[] = {0x1.5555555555557p-5, 0x1.6c16c16c156a5p-10, 0x1.a01a01ab5a6a6p-16,
                                       0x1.27e4d0a9a0f05p-22, 0x1.1f84d36866da7p-29};

/// A reduced argument r = high - low and its even and odd power series without the leading terms:
/// cosh(r) = 1 + even, sinh(r) = (high - low) + odd.
template <class T>
struct ExpSeries {
  T high, low, even, odd;

  ExpSeries(const T& highPart, const T& lowPart) : high(highPart), low(lowPart) {
    const T r = high - low;
    const T square = r * r;
    even = square * polynomial(square, kCosh);
    odd = (square * r) * polynomial(square, kSinh);
  }

  /// e^r - 1 - high: all but the leading part, which the caller adds last. Below 0.08 in magnitude.
  T rest() const { return (even + odd) - low; }
  /// e^r to 0.8 ULP: 1 + high keeps its rounding error.
  T exponential() const {
    const Parts<T> sum = fastSum(T(1.0), high);
    return sum.high + (sum.low + rest());
  }
  /// e^r to 2^-55 or so.
  Parts<T> parts() const {
    const Parts<T> sum = fastSum(T(1.0), high);
    return fastSum(sum.high, sum.low + rest());
  }
  /// What r rounded to one number lacks.
  T lost(const T& r) const { return (high - r) - low; }
};

/// e^(high - low) = 1 + r + halfSquare + rest: r as a rounded number and half the square of its head have no error, and
/// what r lost enters the rest to first order.
template <class T>
struct ExpTerms {
  T r, halfSquare, rest;

  explicit ExpTerms(const ExpSeries<T>& series) : r(series.high - series.low) {
    const T square = r * r, lost = series.lost(r), rHead = head(r);
    halfSquare = (T(0.5) * rHead) * rHead;
    const T quadratic = (T(0.5) * (r - rHead)) * (r + rHead);
    const T quartic = (square * square) * polynomial(square, kCoshRest);
    rest = (quadratic + (series.odd + quartic)) + (lost + (lost * r));
  }
};

/// x = k ln 2 + r. The exponent is k plus a bias of the caller's choice.
template <class T>
struct ExpReduction {
  IntOf<T> exponent;
  ExpSeries<T> series;
};
template <class T>
ExpReduction<T> reduceByLn2(const T& x, int32_t bias) {
  const Rounded<T> k = roundToInteger(x * T(kLog2E), bias);
  return {k.integer, ExpSeries<T>(x - (k.real * T(kLn2High)), k.real * T(kLn2Low))};
}

/// y 2^k for y near 1, biased = k + 2046, and k in -2044..2046, so that results overflow and become subnormal as they
/// should: half of the exponent is exact, the other half rounds once.
template <class T>
T scaleInHalves(const T& y, const IntOf<T>& biased) {
  const IntOf<T> half = shiftRightArithmetic(biased, 1);
  return (y * powerOfTwo<T>(half)) * powerOfTwo<T>(subInt(biased, half));
}

/// e^x. The bounds lie beyond those of overflow (709.78) and of underflow to zero (-745.13), so infinities need no
/// care.
template <class T>
T exp(const T& x) {
  const ExpReduction<T> reduced = reduceByLn2(atMost(atLeast(x, -746.0), 710.0), 2046);
  return scaleInHalves(reduced.series.exponential(), reduced.exponent);
}

/// 2^x: the remainder x - k is exact, and goes to base e. Integers give exact powers.
template <class T>
T exp2(const T& x) {
  constexpr double kLn2 = 0x1.62e42fefa39efp-1, kLn2Error = -0x1.abc9e3b39803fp-56;
  const T bounded = atMost(atLeast(x, -1076.0), 1025.0);
  const Rounded<T> k = roundToInteger(bounded, 2046);
  const T r = bounded - k.real;
  return scaleInHalves(ExpSeries<T>(r * T(kLn2), r * T(kLn2Error)).exponential(), k.integer);
}

/// e^x - 1 = 2^k ((1 - 2^-k) + (e^r - 1)) for -40 <= x <= 709.79, without the sign of zero.
///
/// The bracketed terms may nearly cancel (k = 1), so the leading ones are free of error: 1 - 2^-k, r as a rounded
/// number, and half the square of r's head; their sums keep their rounding errors, and what r lost enters to first
/// order. The power is applied as 2 * 2^(k - 1), since k reaches 1024.
template <class T>
T expm1Bounded(const T& x) {
  const ExpReduction<T> reduced = reduceByLn2(x, 1022);
  const PowerPair<T> half = powersOfTwo<T>(reduced.exponent);
  const ExpTerms<T> terms(reduced.series);
  const Parts<T> offset = fastSum(T(1.0), T(-0.5) * half.down);
  const Parts<T> linear = fastSum(offset.high, terms.r);
  const Parts<T> sum = fastSum(linear.high, terms.halfSquare);
  const T rest = terms.rest + offset.low;
  return (T(2.0) * (sum.high + ((linear.low + sum.low) + rest))) * half.up;
}

/// e^x - 1.
template <class T>
T expm1(const T& x) {
  return select(x == T(0.0), x, expm1Bounded(atMost(atLeast(x, -40.0), 709.79)));
}

}  // namespace hgc::strict
