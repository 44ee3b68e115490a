#pragma once
/// cbrt, rsqrt, hypot.
#include "ir/strict/pair.h"

namespace hgc::strict {

/// r^(-1/3) for 0.89 <= r <= 1.11. Fit 2^-22.9.
inline constexpr double kInverseCubeRoot[] = {0x1.e05e83b39e8f5p+0, -0x1.e2f9338318d85p+0, 0x1.9f9642f3eb46ap+0,
                                              -0x1.84cc0afab73dbp-1, 0x1.2b5393d207073p-3};

/// A third of the upper word is a cube root to 5 bits (Kahan); a polynomial makes it 20, cut so that its square is
/// exact, and a step of Halley's method all of them.
template <class T>
T cbrt(const T& x) {
  const T size = absolute(x);
  const auto subnormal = size < T(0x1p-1022);
  const T a = size * select(subnormal, T(0x1p54), T(1.0));
  const IntOf<T> third = unsignedMulHigh(highWord(a), 0x55555556);
  const T guess = fromWords(addInt(third, 0x2a9f7893), 0);
  const T ratio = (guess * guess) * (guess / a);
  const T root = head(guess * polynomial(ratio, kInverseCubeRoot));
  const T quotient = a / (root * root);
  const T better = root + (root * ((quotient - root) / ((root + root) + quotient)));
  const T scaled = better * select(subnormal, T(0x1p-18), T(1.0));
  return select(logicalAnd(size > T(0.0), size < T(kInfinity)), withSignOf(scaled, x), x);
}

/// 1 / sqrt(x): from the rounded result's head y and the root's head s, the residue e = 1 - x y² without error, by
/// x = s² + (x - s²) and s y = 1 + w; then y (1 - e)^(-1/2). At zeros, infinity and NaN the rough quotient stands.
template <class T>
T rsqrt(const T& x) {
  const auto small = x < T(0x1p-900);
  const T scaled = select(small, x * T(0x1p200), x);
  const T root = squareRoot(scaled);
  const T rough = T(1.0) / root;
  const T y = head(rough), s = head(root);
  const T w = (s * y) - T(1.0);
  const T residue = -(((w + w) + (w * w)) + (((scaled - (s * s)) * y) * y));
  const T factor = residue * (T(0.5) + (residue * (T(0.375) + (residue * T(0.3125)))));
  const T precise = y + (y * factor);
  return select(absolute(residue) < T(1.0), precise, rough) * select(small, T(0x1p100), T(1.0));
}

/// sqrt(x² + y²) with both scaled by a power of two near the larger, so that no square overflows or vanishes. From the
/// root's head r, which is right to 20 bits, (x² + y² - r²) / (2 r) supplies the rest; the heads' squares are exact.
template <class T>
T hypot(const T& x, const T& y) {
  const T a = absolute(x), b = absolute(y);
  const auto ordered = b < a;
  const T big = select(ordered, a, b), small = select(ordered, b, a);
  const auto low = big<T(0x1p-500), high = big> T(0x1p500);
  const T up = select(low, T(0x1p600), select(high, T(0x1p-600), T(1.0)));
  const T down = select(low, T(0x1p-600), select(high, T(0x1p600), T(1.0)));
  const T u = big * up, v = small * up;
  const Parts<T> uSquare = squareOf(u), vSquare = squareOf(v);
  const T root = squareRoot((uSquare.high + vSquare.high) + (uSquare.low + vSquare.low));
  const T r = head(root);
  const T lacking = ((uSquare.high - (r * r)) + vSquare.high) + (uSquare.low + vSquare.low);
  const T length = (r + (lacking / ((root + r) + T(0x1p-1000)))) * down;
  const T infinity = T(kInfinity);
  return select(logicalOr(a == infinity, b == infinity), infinity, length);
}

}  // namespace hgc::strict
