#pragma once
/// asinh, acosh, atanh: series where they are small, and else the logarithm of a sum of two.
#include "ir/strict/precise_log.h"

namespace hgc::strict {

/// (x - asinh(x)) / x³ in x² for |x| <= 1/2. Fit 2^-60.
inline constexpr double kAsinh[] = {0x1.5555555555541p-3,  -0x1.3333333330748p-4, 0x1.6db6db6ba5446p-5,
                                    -0x1.f1c71ba94757bp-6, 0x1.6e8b8c9b745bep-6,  -0x1.1c4d2ef313af3p-6,
                                    0x1.c972dc3c7af26p-7,  -0x1.794185ad03c73p-7, 0x1.38686ad1467b8p-7,
                                    -0x1.e939dba522907p-8, 0x1.37117e3e5dc47p-8,  -0x1.c233918f7cee6p-10};

/// log(x + sqrt(x² + sign)), sign 1 or -1, for x >= 1/2 or x >= 3/2; from 2^28 on log(2 x).
template <class T>
T logOfSumWithRoot(const T& x, double sign) {
  const auto big = x > T(0x1p28);
  const T bounded = select(big, T(2.0), x);
  const Parts<T> square = squareOf(bounded);
  const Parts<T> shifted = twoSum(square.high, T(sign));
  const Parts<T> radicand = fastSum(shifted.high, shifted.low + square.low);
  const Parts<T> root = rootOf(radicand);
  const Parts<T> leading = twoSum(bounded, root.high);
  const Parts<T> sum = fastSum(leading.high, leading.low + root.low);
  const Parts<T> argument = {select(big, x, sum.high), select(big, T(0.0), sum.low)};
  const Parts<T> logarithm = preciseLog(argument, select(big, T(1.0), T(0.0)));
  return select(x < T(kInfinity), logarithm.high + logarithm.low, x);
}

template <class T>
T asinh(const T& x) {
  const T a = absolute(x);
  const T square = a * a;
  const T near = a - ((a * square) * polynomial(square, kAsinh));
  return withSignOf(select(a < T(0.5), near, logOfSumWithRoot(a, 1.0)), x);
}

/// (acosh(1 + t) / sqrt(2 t) - 1) / t for 0 <= t <= 1/2. Fit 2^-60.
inline constexpr double kAcosh[] = {-0x1.5555555555541p-4,  0x1.333333333074fp-6,   -0x1.6db6db6ba5ba3p-8,
                                    0x1.f1c71ba977167p-10,  -0x1.6e8b8ca09f520p-11, 0x1.1c4d2f4974f79p-12,
                                    -0x1.c972e372de359p-14, 0x1.7941b8223e6b1p-15,  -0x1.386950e8e4afep-16,
                                    0x1.e93f017b244d5p-18,  -0x1.3719e5f6b961ap-19, 0x1.c24b71288ddb2p-22};

template <class T>
T acosh(const T& x) {
  const T t = x - T(1.0);
  const Parts<T> root = rootOf(Parts<T>{t + t, T(0.0)});
  const T near = root.high + (root.low + ((root.high + root.low) * (t * polynomial(t, kAcosh))));
  return select(x < T(1.5), near, logOfSumWithRoot(x, -1.0));
}

/// (atanh(x) - x) / x³ in x² for |x| <= 0.35. Fit 2^-57.8.
inline constexpr double kAtanh[] = {
    0x1.55555555554f9p-2, 0x1.99999999ab563p-3, 0x1.2492491b25a4cp-3, 0x1.c71c76ba18a80p-4, 0x1.745c58aab34ebp-4,
    0x1.3b255a5c3a594p-4, 0x1.10070f58f0eaap-4, 0x1.f5b3cec4876cep-5, 0x1.3ca8a92954396p-5, 0x1.7320f481b87d4p-4};

/// Beyond the series, half the logarithm of (1 + |x|) / (1 - |x|), the quotient with all its bits.
template <class T>
T atanh(const T& x) {
  const T a = absolute(x);
  const T square = a * a;
  const T near = a + ((a * square) * polynomial(square, kAtanh));
  const Parts<T> ratio = quotient(fastSum(T(1.0), a), fastSum(T(1.0), -a));
  const Parts<T> logarithm = preciseLog(fastSum(ratio.high, ratio.low), T(0.0));
  const T far = T(0.5) * (logarithm.high + logarithm.low);
  const T edge = select(a == T(1.0), T(kInfinity), T(kNaN));
  return withSignOf(select(a < T(0.35), near, select(a < T(1.0), far, edge)), x);
}

}  // namespace hgc::strict
