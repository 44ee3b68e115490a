#pragma once
/// erf, erfc, gelu, and e^(-x²), which their derivatives need.
#include "ir/strict/exp.h"

namespace hgc::strict {

/// An argument z >= 0 as a sum of two, with its square.
template <class T>
struct ErrorArgument {
  Parts<T> z, square;
};
template <class T>
ErrorArgument<T> errorArgument(const T& x) {
  const T z = atMost(absolute(x), 28.0);  // erfc(28) vanishes
  return {{z, T(0.0)}, squareOf(z)};
}

/// e^(-z²) = 2^k mantissa, the exponent biased by 2046. The square's high part has 42 bits, and its difference from
/// k ln 2's is exact.
template <class T>
struct NegativeSquareExp {
  Parts<T> mantissa;
  IntOf<T> exponent;
};
template <class T>
NegativeSquareExp<T> expOfNegative(const Parts<T>& square) {
  const Rounded<T> k = roundToInteger(square.high * T(-kLog2E), 2046);
  const T high = -square.high - (k.real * T(kLn2High)), low = (k.real * T(kLn2Low)) + square.low;
  const ExpTerms<T> terms(ExpSeries<T>(high, low));
  const Parts<T> linear = fastSum(T(1.0), terms.r);
  const Parts<T> sum = fastSum(linear.high, terms.halfSquare);
  return {fastSum(sum.high, (linear.low + sum.low) + terms.rest), k.integer};
}

template <class T>
T expNegSquare(const T& x) {
  const NegativeSquareExp<T> power = expOfNegative(errorArgument(x).square);
  return scaleInHalves(power.mantissa.high + power.mantissa.low, power.exponent);
}

/// (z + 7/16) e^(z²) erfc(z), which lies between 0.55 and 0.63, in s = 1 / (z + 7/16) - centre: the leading
/// coefficient, and the others from what it lacks on. From z = 1/2 on to 1, 2, 35/8 and 28.5. Fits 2^-57.6, 2^-56.9,
/// 2^-58.2, 2^-57.5.
inline constexpr int kErfcPieces = 4, kErfcTerms = 15;
inline constexpr double kErfcEnd[] = {1.0, 2.0, 4.375};
inline constexpr double kErfcCentre[] = {0.8828125, 0.5546875, 0.30859375, 0.12109375};
inline constexpr double kErfcLeading[] = {0x1.321b1c6766d88p-1, 0x1.3e88253abbb2ap-1, 0x1.3bd77469422d9p-1,
                                          0x1.2e970ab489869p-1};
inline constexpr double kErfc[kErfcPieces][kErfcTerms] = {
    {0x1.90be50629d387p-55, -0x1.a97b5e245700cp-4, -0x1.e2f8fbff99bffp-5, 0x1.44ffa91514eaep-4, -0x1.aa5b9365c2505p-5,
     0x1.3ef9f9e9d940fp-6, 0x1.b1bdf3993aaedp-9, -0x1.ce8c32295f9e8p-7, 0x1.02ffcf4ca45fcp-6, -0x1.93c62618548b1p-7,
     0x1.c8b0102e357bdp-8, -0x1.fd4c7a633bb41p-10, -0x1.c1fc433c6f571p-10, 0x1.14d061aa587f9p-8, -0x1.326cb0633c0d8p-8},
    {0x1.80a9e07071689p-58, -0x1.00c5ea5a46cafp-5, -0x1.6691225b625c7p-3, 0x1.3e913df9ce02ap-3, -0x1.4d64b2cf0794cp-5,
     -0x1.2ff68e903f82fp-4, 0x1.0fe912c1fbd76p-3, -0x1.dc4da99686cdbp-4, 0x1.36b306323b691p-5, 0x1.133a3ced56b47p-4,
     -0x1.3d15f123e60d7p-3, 0x1.7d4cdd3f146e9p-3, -0x1.1a853a8918a81p-3, -0x1.efdb30069f60dp-7, 0x1.9fb33c6ac6cc0p-3},
    {0x1.f6e0442840af0p-56, 0x1.55022d9d3948ap-4, -0x1.22fdbbaa8ec87p-2, 0x1.8d599772c423cp-4, 0x1.c82d7e6ada699p-3,
     -0x1.715a94aa23681p-2, 0x1.a52907852a64fp-4, 0x1.eccfbe9fd28e9p-2, -0x1.e1f32b5449c98p-1, 0x1.2c15c90f6711bp-1,
     0x1.078570c0a3ae0p+0, -0x1.ad6864bb8f532p+1, 0x1.0b34aa76d81a1p+2, 0x1.b454b89d10924p-1, -0x1.7be807d559723p+3},
    {-0x1.c3ca74fc6dc7ap-57, 0x1.893f21dfa9081p-3, -0x1.1410c1ce46dfep-2, -0x1.6b145a3c12f62p-3, 0x1.b45191e6eac41p-2,
     0x1.65061cfc1f095p-3, -0x1.13b887d9f55c6p+0, 0x1.09d0d350be7e4p-2, 0x1.925fd3e399467p+1, -0x1.f871d8e842cdap+1,
     -0x1.f607bee787ecbp+2, 0x1.a2d5ef2870307p+4, 0x1.fdcaacc0f1865p-1, -0x1.db4d05c772fe1p+6, 0x1.2d2b1310fda37p+7}};

/// erfc(z) = 2^k mantissa for z >= 1/2.
template <class T>
NegativeSquareExp<T> erfcTail(const ErrorArgument<T>& argument) {
  const T& z = argument.z.high;
  const Parts<T> sum = twoSum(z, T(0.4375));
  const Parts<T> denominator = {sum.high, sum.low + argument.z.low};
  const T inverse = T(1.0) / denominator.high;
  const auto first = z < T(kErfcEnd[0]), second = z < T(kErfcEnd[1]), third = z < T(kErfcEnd[2]);
  const auto pick = [&](double a, double b, double c, double d) {
    return select(second, select(first, T(a), T(b)), select(third, T(c), T(d)));
  };
  const auto pickOf = [&](const double(&values)[kErfcPieces]) {
    return pick(values[0], values[1], values[2], values[3]);
  };
  T coefficients[kErfcTerms];
  for (int i = 0; i < kErfcTerms; ++i) coefficients[i] = pick(kErfc[0][i], kErfc[1][i], kErfc[2][i], kErfc[3][i]);
  const T s = inverse - pickOf(kErfcCentre);
  const Parts<T> factor = fastSum(pickOf(kErfcLeading), polynomial(s, coefficients));

  const NegativeSquareExp<T> power = expOfNegative(argument.square);
  const Parts<T> leading = product(power.mantissa.high, factor);
  const Parts<T> numerator = {leading.high, leading.low + (power.mantissa.low * factor.high)};
  return {quotient(numerator, denominator, inverse), power.exponent};
}

/// erf(x) / x - 1 in x² for |x| <= 1/2. Fit 2^-56.
inline constexpr double kErf[] = {0x1.06eba8214db69p-3,  -0x1.812746b037a76p-2,  0x1.ce2f21a051820p-4,
                                  -0x1.b82ce31beb5d5p-6, 0x1.565bd00bfa559p-8,   -0x1.c02ec62215350p-11,
                                  0x1.f9dccd852e3a1p-14, -0x1.fbe14a27ed6c9p-17, 0x1.1862d46c08387p-19,
                                  -0x1.250b8a0c3d335p-21};

/// A series up to 1/2, and 1 - erfc(x) beyond.
template <class T>
T erf(const T& x) {
  const T a = absolute(x);
  const T small = a + (a * polynomial(a * a, kErf));
  const NegativeSquareExp<T> tail = erfcTail(errorArgument(x));
  const Parts<T> leading = fastSum(T(1.0), -scaleInHalves(tail.mantissa.high, tail.exponent));
  const T large = leading.high + (leading.low - scaleInHalves(tail.mantissa.low, tail.exponent));
  return withSignOf(select(a < T(0.5), small, large), x);
}

/// 1 - erf(x) up to 1/2 in magnitude; 2 - erfc(|x|) for what is negative beyond.
template <class T>
T erfc(const T& x) {
  const Parts<T> leading = fastSum(T(1.0), -x);
  const T small = leading.high + (leading.low - (x * polynomial(x * x, kErf)));
  const NegativeSquareExp<T> tail = erfcTail(errorArgument(x));
  const T large = scaleInHalves(tail.mantissa.high + tail.mantissa.low, tail.exponent);
  return select(absolute(x) < T(0.5), small, select(x < T(0.0), T(2.0) - large, large));
}

/// x (1 + erf(x / sqrt 2)) / 2, the argument z with all its bits and z² = x² / 2 exact. For z up to 1/2 by the series;
/// beyond, x times half of erfc for negative x, and what that leaves of x for positive ones. -0 is the limit at minus
/// infinity.
template <class T>
T gelu(const T& x) {
  const T a = atMost(absolute(x), 39.5);
  const T aHead = head(a);
  const Parts<T> z =
      fastSum(aHead * T(0x1.6a09e666p-1), ((a - aHead) * T(0x1.6a09e666p-1)) + (a * T(0x1.f3bcc908b2fb1p-33)));
  const auto negative = x < T(0.0);

  const Parts<T> one = fastSum(T(1.0), select(negative, -z.high, z.high));
  const T erfRest = z.low + (z.high * polynomial(z.high * z.high, kErf));
  const Parts<T> near = product(a, Parts<T>{one.high, one.low + select(negative, -erfRest, erfRest)});
  const T small = T(0.5) * select(a < T(0x1p-900), a, near.high + near.low);

  const Parts<T> square = squareOf(a);
  const NegativeSquareExp<T> tail = erfcTail(ErrorArgument<T>{z, {T(0.5) * square.high, T(0.5) * square.low}});
  const Parts<T> scaled = product(a, tail.mantissa);
  const T below = scaleInHalves(T(0.5) * (scaled.high + scaled.low), tail.exponent);
  const T above = absolute(x) - below;
  return withSignOf(select(z.high < T(0.5), small, select(negative, below, above)), x);
}

}  // namespace hgc::strict
