#pragma once
/// atan, atan2, asin, acos.
///
/// The arc tangent of a ratio a / b >= 0 is m pi / 4 + atan(t) with one division:
///   a / b up to 35/64:     m = 0, t = a / b,
///   between:               m = 1, t = (a - b) / (a + b),
///   a / b from 2:          m = 2, t = -b / a.
/// So |t| <= 0.547. The lower limit lies where atan passes 1/2: further down t's error would count twice in the smaller
/// result. pi / 4 as a double ends in three zero bits, so all its multiples needed here are exact.
#include "ir/strict/pair.h"

namespace hgc::strict {

inline constexpr double kQuarterPi = 0x1.921fb54442d18p-1, kQuarterPiTail = 0x1.1a62633145c07p-55;

/// (t - atan(t)) / t³ in t² for |t| <= 0.5475. Fit 2^-58.
inline constexpr double kAtan[] = {
    0x1.5555555555550p-2,  -0x1.99999999981f0p-3, 0x1.24924923d4188p-3,  -0x1.c71c7172a1c51p-4, 0x1.745d0cd63e462p-4,
    -0x1.3b12e37ed472cp-4, 0x1.11068794a5c3cp-4,  -0x1.e122ffaa0fbb9p-5, 0x1.aa64e3e13f9b0p-5,  -0x1.70743f7461cf4p-5,
    0x1.1e6de4b1aaf17p-5,  -0x1.538ac320238dap-6, 0x1.b113cd40e7df6p-8};

/// t - atan(t) for |t| <= 0.547.
template <class T>
T atanCurve(const T& t) {
  const T square = t * t;
  return (t * square) * polynomial(square, kAtan);
}

/// m pi / 4 + t - curve, m in 0..4. The two leading terms keep the rounding error of their sum.
template <class T>
T angleFromOctant(const T& octant, const T& t, const T& curve) {
  const T base = octant * T(kQuarterPi);
  const T sum = base + t;
  const T error = t - (sum - base);
  return sum + (error + ((octant * T(kQuarterPiTail)) - curve));
}

template <class T>
T atan(const T& x) {
  const T a = absolute(x);
  const auto above = a > T(35.0 / 64.0), beyond = a > T(2.0);
  const T numerator = select(beyond, T(-1.0), select(above, a - T(1.0), a));
  const T denominator = select(beyond, a, select(above, a + T(1.0), T(1.0)));
  const T octant = select(beyond, T(2.0), select(above, T(1.0), T(0.0)));
  const T t = numerator / denominator;
  return withSignOf(angleFromOctant(octant, t, atanCurve(t)), x);
}

/// The angle of (x, y), like atan but with all the bits of the quotient t = high + low: atan(high) + low (1 - high²).
///
/// Sums and products that might overflow, or products that might be subnormal, are avoided by scaling both coordinates;
/// and where y is far smaller, it is scaled alone, so that an angle that is subnormal is rounded once. Equal
/// coordinates, even infinite ones, make t = 0, m = 1; both zero make m = 0. The difference in the numerator is exact.
template <class T>
T atan2(const T& y, const T& x) {
  const T size = absolute(y) + absolute(x);
  const T scale = select(size > T(0x1p1000), T(0x1p-30), select(size < T(0x1p-400), T(0x1p500), T(1.0)));
  const T b = absolute(x) * scale;
  const T unscaled = absolute(y) * scale;
  const auto tiny = (unscaled * T(0x1p400)) < b;
  const T a = select(tiny, unscaled * T(0x1p200), unscaled);
  const auto equal = a == b, beyond = a > (T(2.0) * b);
  const auto above = logicalOr(equal, (T(64.0) * a) > (T(35.0) * b));
  const auto middle = logicalAnd(above, logicalNot(beyond));
  const Parts<T> sum = twoSum(a, b);
  const T numerator = select(equal, T(0.0), select(beyond, -b, select(above, a - b, a)));
  const T denominator = select(beyond, a, select(above, sum.high, b)), lost = select(middle, sum.low, T(0.0));
  const auto origin = size == T(0.0);
  const auto flat = logicalOr(origin, logicalOr(equal, b == T(kInfinity)));
  const Parts<T> ratio = quotient(Parts<T>{numerator, T(0.0)}, Parts<T>{denominator, lost});
  const Parts<T> sharp = fastSum(ratio.high, ratio.low);
  const auto upright = a == T(kInfinity);
  const T t = select(logicalOr(flat, upright), T(0.0), sharp.high);
  const T tLow = select(logicalOr(flat, upright), T(0.0), sharp.low);
  const T octant = select(origin, T(0.0), select(beyond, T(2.0), select(above, T(1.0), T(0.0))));
  const auto left = highWord(x) < 0;
  const T curve = atanCurve(t) - (tLow - ((t * t) * tLow));
  const T angle =
      angleFromOctant(select(left, T(4.0) - octant, octant), select(left, -t, t), select(left, -curve, curve));
  const T unscaledAngle = angle * select(logicalAnd(tiny, logicalNot(left)), T(0x1p-200), T(1.0));
  return withSignOf(select(isNan(size), size, unscaledAngle), y);
}

/// (asin(s) - s) / s³ in s² for s² <= 0.25. Fit 2^-59.3.
inline constexpr double kAsin[] = {
    0x1.555555555555cp-3, 0x1.3333333331317p-4,  0x1.6db6db700060cp-5, 0x1.f1c71b491748ep-6, 0x1.6e8bccaab36dep-6,
    0x1.1c4b1fb9906ebp-6, 0x1.ca04ff396f72cp-7,  0x1.7651ebbfa63acp-7, 0x1.5d012d48013cdp-7, 0x1.115a7c7dff463p-8,
    0x1.51fce78271bb2p-6, -0x1.401e64c0cc61ep-6, 0x1.041c2e18840bdp-5};

/// a = |x| as the sine of a small angle: s = a up to 1/2; beyond, s = sqrt((1 - a) / 2), the sine of half the
/// complement, as a head of 21 bits and a rest. asin(s) = s + curve, and the rest joins the curve.
template <class T>
struct HalfAngle {
  T s, curve;
};
template <class T, class Condition>
HalfAngle<T> halfAngle(const T& a, const Condition& beyond) {
  const T square = select(beyond, T(0.5) * (T(1.0) - a), a * a);
  const Parts<T> root = rootOf(Parts<T>{square, T(0.0)});
  const T s = select(beyond, root.high + root.low, a);
  const T curve = (s * square) * polynomial(square, kAsin);
  return {select(beyond, root.high, a), select(beyond, curve + root.low, curve)};
}

/// pi / 2 - 2 (s + curve), grouped so that the difference of the large terms, pi / 4 - 2 s, is exact.
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
