#pragma once
/// atan, atan2, asin, acos.
///
/// The arc tangent of a ratio a / b >= 0 is m pi / 4 + atan(t) with one division:
///   a / b up to 35/64:     m = 0, t = a / b,
///   between:               m = 1, t = (a - b) / (a + b),
///   a / b from 2:          m = 2, t = -b / a.
/// So |t| <= 0.547. The lower limit lies where atan passes 1/2: further down t's error would count twice in the smaller
/// result. pi / 4 as a double ends in three zero bits, so all its multiples needed here are exact.
#include "ir/strict/common.h"

namespace hgc::strict {

inline constexpr double kQuarterPi = 0x1.921fb54442d18p-1, kQuarterPiTail = 0x1.1a62633145c07p-55;

/// (t - atan(t)) / t³ in t² for |t| <= 0.5475. Fit 2^-58.
inline constexpr double kAtan[] = {
    0x1.5555555555550p-2,  -0x1.99999999981f0p-3, 0x1.24924923d4188p-3,  -0x1.c71c7172a1c51p-4, 0x1.745d0cd63e462p-4,
    -0x1.3b12e37ed472cp-4, 0x1.11068794a5c3cp-4,  -0x1.e122ffaa0fbb9p-5, 0x1.aa64e3e13f9b0p-5,  -0x1.70743f7461cf4p-5,
    0x1.1e6de4b1aaf17p-5,  -0x1.538ac320238dap-6, 0x1.b113cd40e7df6p-8};

/// m pi / 4 + atan(t) for |t| <= 0.547, m in 0..4. The two leading terms keep the rounding error of their sum.
template <class T>
T atanFromOctant(const T& octant, const T& t) {
  const T square = t * t;
  const T curve = (t * square) * polynomial(square, kAtan);
  const T base = octant * T(kQuarterPi);
  const T sum = base + t;
  const T error = t - (sum - base);
  return sum + (error + ((octant * T(kQuarterPiTail)) - curve));
}

/// Error 0.87 ULP.
template <class T>
T atan(const T& x) {
  const T a = absolute(x);
  const auto above = a > T(35.0 / 64.0), beyond = a > T(2.0);
  const T numerator = select(beyond, T(-1.0), select(above, a - T(1.0), a));
  const T denominator = select(beyond, a, select(above, a + T(1.0), T(1.0)));
  const T octant = select(beyond, T(2.0), select(above, T(1.0), T(0.0)));
  return withSignOf(atanFromOctant(octant, numerator / denominator), x);
}

/// The angle of (x, y). Sums and products that might overflow are avoided by scaling, which only loses bits of a
/// coordinate too small to matter; subnormal coordinates need no care, since their sums, differences and multiples are
/// exact. Equal coordinates, even infinite ones, make t = 0, m = 1; both zero make m = 0.
/// Error 1.42 ULP.
template <class T>
T atan2(const T& y, const T& x) {
  const T size = absolute(y) + absolute(x);
  const T scale = select(size > T(0x1p1000), T(0x1p-30), T(1.0));
  const T a = absolute(y) * scale, b = absolute(x) * scale;
  const auto equal = a == b, beyond = a > (T(2.0) * b);
  const auto above = logicalOr(equal, (T(64.0) * a) > (T(35.0) * b));
  const T numerator = select(equal, T(0.0), select(beyond, -b, select(above, a - b, a)));
  const T denominator = select(beyond, a, select(above, a + b, b));
  const auto origin = size == T(0.0);
  const T t = select(origin, T(0.0), numerator / denominator);
  const T octant = select(origin, T(0.0), select(beyond, T(2.0), select(above, T(1.0), T(0.0))));
  const auto left = highWord(x) < 0;
  const T angle = atanFromOctant(select(left, T(4.0) - octant, octant), select(left, -t, t));
  return withSignOf(angle, y);
}

/// (asin(s) - s) / s³ in s² for s² <= 0.25. Fit 2^-59.3.
inline constexpr double kAsin[] = {
    0x1.555555555555cp-3, 0x1.3333333331317p-4,  0x1.6db6db700060cp-5, 0x1.f1c71b491748ep-6, 0x1.6e8bccaab36dep-6,
    0x1.1c4b1fb9906ebp-6, 0x1.ca04ff396f72cp-7,  0x1.7651ebbfa63acp-7, 0x1.5d012d48013cdp-7, 0x1.115a7c7dff463p-8,
    0x1.51fce78271bb2p-6, -0x1.401e64c0cc61ep-6, 0x1.041c2e18840bdp-5};

/// a = |x| as the sine of a small angle: s = a up to 1/2; beyond, s = sqrt((1 - a) / 2), the sine of half the
/// complement. asin(s) = s + curve.
template <class T>
struct HalfAngle {
  T s, curve;
};
template <class T, class Condition>
HalfAngle<T> halfAngle(const T& a, const Condition& beyond) {
  const T square = select(beyond, T(0.5) * (T(1.0) - a), a * a);
  const T s = select(beyond, squareRoot(square), a);
  return {s, (s * square) * polynomial(square, kAsin)};
}

/// pi / 2 - 2 (s + curve), grouped so that the difference of the large terms, pi / 4 - 2 s, is exact where it is close.
/// Error 1.27 ULP, the square root's share being half.
template <class T>
T asin(const T& x) {
  const T a = absolute(x);
  const auto beyond = a > T(0.5);
  const HalfAngle<T> half = halfAngle(a, beyond);
  const T twice = T(2.0) * half.s;
  const T far = T(kQuarterPi) - (((T(2.0) * half.curve) - T(2.0 * kQuarterPiTail)) - (T(kQuarterPi) - twice));
  return withSignOf(select(beyond, far, half.s + half.curve), x);
}

/// Beyond 1/2, 2 (s + curve), from pi for negative x; else pi / 2 - asin(x).
/// Error 1.03 ULP.
template <class T>
T acos(const T& x) {
  const auto beyond = absolute(x) > T(0.5);
  const HalfAngle<T> half = halfAngle(absolute(x), beyond);
  const T signedS = withSignOf(half.s, x), signedCurve = withSignOf(half.curve, x);
  const T near = T(2.0 * kQuarterPi) - (signedS - (T(2.0 * kQuarterPiTail) - signedCurve));
  const T base = select(x < T(0.0), T(4.0 * kQuarterPi), T(0.0)),
          baseTail = select(x < T(0.0), T(4.0 * kQuarterPiTail), T(0.0));
  const T far = base + ((T(2.0) * signedS) + (baseTail + (T(2.0) * signedCurve)));
  return select(beyond, far, near);
}

}  // namespace hgc::strict
