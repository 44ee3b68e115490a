#pragma once
/// sin, cos, tan.
///
/// All reduce x = k pi / 2 + r with |r| <= pi / 4, and evaluate the sine and the cosine of r; k mod 4 picks one and its
/// sign. A program that needs several pays for the reduction and both polynomials once.
#include "ir/strict/trig_reduction.h"

namespace hgc::strict {

/// (r - sin(r)) / r³, (cos(r) - 1 + r²/2) / r⁴ in r² for |r| <= 0.7854. Fit 2^-57.6 and 2^-60.1.
inline constexpr double kSin[] = {0x1.555555555554dp-3,   -0x1.111111110fd33p-7, 0x1.a01a019c87a75p-13,
                                  -0x1.71de35ca9be20p-19, 0x1.ae5e9beaeed5ap-26, -0x1.5da00d021c9d7p-33};
inline constexpr double kCos[] = {0x1.555555555554ep-5,   -0x1.6c16c16c15569p-10, 0x1.a01a019d09a20p-16,
                                  -0x1.27e4f843e5989p-22, 0x1.1eea105051bdfp-29,  -0x1.8fc03145cbf68p-37};

/// sin(r - tail) = r - (tail cos(r) + r³ kSin), where 1 - r²/2 will do for the cosine.
template <class T>
T sinCurve(const TrigReduction<T>& reduced) {
  const T square = reduced.r * reduced.r;
  const T nearCos = T(1.0) - (T(0.5) * square);
  return (reduced.tail * nearCos) + ((reduced.r * square) * polynomial(square, kSin));
}
template <class T>
T sinOfReduced(const TrigReduction<T>& reduced) {
  return reduced.r - sinCurve(reduced);
}
template <class T>
Parts<T> sinParts(const TrigReduction<T>& reduced) {
  return fastSum(reduced.r, -sinCurve(reduced));
}

/// cos(r - tail) = 1 - r²/2 + (r tail + r⁴ kCos), with the rounding error of 1 - r²/2 put back.
template <class T>
T cosCurve(const TrigReduction<T>& reduced) {
  const T square = reduced.r * reduced.r;
  return ((square * square) * polynomial(square, kCos)) + (reduced.r * reduced.tail);
}
template <class T>
T cosOfReduced(const TrigReduction<T>& reduced) {
  const T half = T(0.5) * (reduced.r * reduced.r);
  const T leading = T(1.0) - half;
  const T error = (T(1.0) - leading) - half;
  return leading + (error + cosCurve(reduced));
}
/// The same without the rounding error of r².
template <class T>
Parts<T> cosParts(const TrigReduction<T>& reduced) {
  const Parts<T> square = squareOf(reduced.r);
  const Parts<T> leading = fastSum(T(1.0), T(-0.5) * square.high);
  return fastSum(leading.high, leading.low + (cosCurve(reduced) - (T(0.5) * square.low)));
}

/// 1 or -1, as bit 1 of `quadrant` is 0 or 1. A product with it is exact; a choice would be one condition more.
template <class T>
T signOf(const IntOf<T>& quadrant) {
  return toReal(subInt(1, bitAnd(quadrant, 2)));
}

template <class T>
T sin(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const auto even = bitAnd(reduced.quadrant, 1) == 0;
  return signOf<T>(reduced.quadrant) * select(even, sinOfReduced(reduced), cosOfReduced(reduced));
}

template <class T>
T cos(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const auto even = bitAnd(reduced.quadrant, 1) == 0;
  return signOf<T>(addInt(reduced.quadrant, 1)) * select(even, cosOfReduced(reduced), sinOfReduced(reduced));
}

/// The quotient of the sine and the cosine, or minus that of the cosine and the sine, with all their bits.
template <class T>
T tan(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const Parts<T> sine = sinParts(reduced), cosine = cosParts(reduced);
  const auto even = bitAnd(reduced.quadrant, 1) == 0;
  const Parts<T> numerator = {select(even, sine.high, -cosine.high), select(even, sine.low, -cosine.low)};
  const Parts<T> denominator = {select(even, cosine.high, sine.high), select(even, cosine.low, sine.low)};
  const Parts<T> tangent = quotient(numerator, denominator);
  return select(x == T(0.0), x, tangent.high + tangent.low);
}

}  // namespace hgc::strict
