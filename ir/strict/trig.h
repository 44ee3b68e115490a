#pragma once
/// sin, cos, tan, for |x| <= 2^26 pi / 2, about 1.05e8; NaN beyond (an arm after Payne and Hanek will take that range).
///
/// Both reduce x = k pi / 2 + r with |r| <= pi / 4 in the manner of Cody and Waite, and evaluate the sine and the
/// cosine of r; k mod 4 picks one and its sign. A program that needs both pays for the reduction and both polynomials
/// once.
#include "ir/strict/common.h"

namespace hgc::strict {

inline constexpr double kTrigBound = 0x1.921fb54p+26;

/// x = k pi / 2 + (r - tail), |tail| <= 2^-53 or so.
template <class T>
struct TrigReduction {
  T r, tail;
  IntOf<T> quadrant;  ///< k; its two low bits count
};

/// pi / 2 is cut at 2^-26, 2^-53 and 2^-80. k has at most 26 bits, so its products with the first three pieces, of 27
/// bits at most, are exact. The two first subtractions are exact as well: all operands are multiples of 2^-53 (where k
/// is not 0, |x| > 1/2), and the results lie below 1. The third one keeps its rounding error, which is 0 where r is
/// tiny. The fourth piece's product is rounded, at 2^-108; the sum is then good to 2^-106, while no double in range
/// lies closer to a multiple of pi / 2 than about 2^-53. All pieces are positive and the tail is subtracted, which
/// makes r = -0, tail = +0 of x = -0.
template <class T>
TrigReduction<T> reduceHalfPi(const T& x) {
  const T bounded = select(absolute(x) <= T(kTrigBound), x, T(kNaN));
  const Rounded<T> k = roundToInteger(bounded * T(0x1.45f306dc9c883p-1));
  const T exact = (bounded - (k.real * T(0x1.921fb54p0))) - (k.real * T(0x1.10b46p-30));
  const T third = k.real * T(0x1.1a6263p-54);
  const T r = exact - third;
  const T lost = (exact - r) - third;
  return {r, (k.real * T(0x1.8a2e03707344ap-81)) - lost, k.integer};
}

/// (r - sin(r)) / r³, (cos(r) - 1 + r²/2) / r⁴ in r² for |r| <= 0.7854. Fit 2^-57.6 and 2^-60.1.
inline constexpr double kSin[] = {0x1.555555555554dp-3,   -0x1.111111110fd33p-7, 0x1.a01a019c87a75p-13,
                                  -0x1.71de35ca9be20p-19, 0x1.ae5e9beaeed5ap-26, -0x1.5da00d021c9d7p-33};
inline constexpr double kCos[] = {0x1.555555555554ep-5,   -0x1.6c16c16c15569p-10, 0x1.a01a019d09a20p-16,
                                  -0x1.27e4f843e5989p-22, 0x1.1eea105051bdfp-29,  -0x1.8fc03145cbf68p-37};

/// sin(r - tail) = r - (tail cos(r) + r³ kSin), where 1 - r²/2 will do for the cosine.
template <class T>
T sinOfReduced(const TrigReduction<T>& reduced) {
  const T square = reduced.r * reduced.r;
  const T nearCos = T(1.0) - (T(0.5) * square);
  return reduced.r - ((reduced.tail * nearCos) + ((reduced.r * square) * polynomial(square, kSin)));
}

/// cos(r - tail) = 1 - r²/2 + (r tail + r⁴ kCos), with the rounding error of 1 - r²/2 put back.
template <class T>
T cosOfReduced(const TrigReduction<T>& reduced) {
  const T square = reduced.r * reduced.r;
  const T half = T(0.5) * square;
  const T leading = T(1.0) - half;
  const T error = (T(1.0) - leading) - half;
  return leading + (error + (((square * square) * polynomial(square, kCos)) + (reduced.r * reduced.tail)));
}

/// Error 0.77 ULP.
template <class T>
T sin(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const auto even = bitAnd(reduced.quadrant, 1) == 0;
  const T magnitude = select(even, sinOfReduced(reduced), cosOfReduced(reduced));
  return select(bitAnd(reduced.quadrant, 2) == 0, magnitude, -magnitude);
}

/// Error 0.77 ULP.
template <class T>
T cos(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const auto even = bitAnd(reduced.quadrant, 1) == 0;
  const T magnitude = select(even, cosOfReduced(reduced), sinOfReduced(reduced));
  return select(bitAnd(addInt(reduced.quadrant, 1), 2) == 0, magnitude, -magnitude);
}

/// (tan(r) - r) / r³ in r² for |r| <= 0.7854. Fit 2^-58.5.
inline constexpr double kTan[] = {0x1.5555555555557p-2,  0x1.1111111110cefp-3,   0x1.ba1ba1ba6c3b9p-5,
                                  0x1.664f486cb716ap-6,  0x1.226e38bf98499p-7,   0x1.d6d32a21be9d7p-9,
                                  0x1.7dae2e27f0e14p-10, 0x1.34db482a3cc47p-11,  0x1.fd9005d3ffea9p-13,
                                  0x1.66407d53a39e9p-14, 0x1.0c92d6d3a605fp-14,  -0x1.6dd8847c44de1p-16,
                                  0x1.7e6fdb2673415p-15, -0x1.7f06f1d1c30f5p-16, 0x1.3e731cfdf5c96p-17};

/// tan(r - tail) = r + (r³ kTan - tail (1 + tan²(r))) in even quadrants, and minus its reciprocal in odd ones.
///
/// The reciprocal of tangent + error, as in fdlibm's k_tan.c (Sun Microsystems, 2004): the quotient's head q and the
/// tangent's head t have an exact product, so 1 + q t shows what q lacks, and one Newton step supplies it.
/// Error 1.04 ULP, 1.15 contracted.
template <class T>
T tan(const T& x) {
  const TrigReduction<T> reduced = reduceHalfPi(x);
  const T square = reduced.r * reduced.r;
  const T rest = (reduced.r * square) * polynomial(square, kTan);
  const T rough = reduced.r + rest;
  const T correction = rest - (reduced.tail + (reduced.tail * (rough * rough)));
  const T tangent = reduced.r + correction;
  const T error = correction - (tangent - reduced.r);
  const T quotient = T(-1.0) / tangent;
  const T q = head(quotient), t = head(tangent);
  const T lacking = (T(1.0) + (q * t)) + (q * (error + (tangent - t)));
  return select(bitAnd(reduced.quadrant, 1) == 0, tangent, q + (quotient * lacking));
}

}  // namespace hgc::strict
