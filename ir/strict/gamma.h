#pragma once
/// lgamma, digamma, trigamma.
#include "ir/strict/precise_log.h"
#include "ir/strict/trig.h"

namespace hgc::strict {

/// (log gamma(2 + t) / (t (1 + t)) - (1 - Euler's constant)) / t for -3/4 <= t <= 1/2, and what the first coefficient
/// lacks. Fit 2^-59.
inline constexpr double kLogGamma[] = {-0x1.9ae6509ea109ep-4,  0x1.0e0c9df293536p-5,   -0x1.95ce223a9d3a1p-7,
                                       0x1.47974853a8ac2p-8,   -0x1.145121f91a472p-9,  0x1.dfebcf9150076p-11,
                                       -0x1.a96a4088fb4cfp-12, 0x1.7ed73245c43d9p-13,  -0x1.5c86990470704p-14,
                                       0x1.402f742ced124p-15,  -0x1.28546d95e6a50p-16, 0x1.13d3c8bdc1af1p-17,
                                       -0x1.01dc40fa84fb3p-18, 0x1.e8912e8e2c67dp-20,  -0x1.d0df536079e9bp-21,
                                       0x1.81df565d9570cp-22,  -0x1.8a65ca39fc187p-23, 0x1.8274399612364p-23,
                                       -0x1.026b06a3e5456p-27, -0x1.b7bdfd67bd4fdp-25, -0x1.3367327b25e37p-24};
inline constexpr double kLogGammaLow = -0x1.f161fbd02d606p-59;

/// x (log gamma(x) - (x - 1/2) log(x) + x - log(2 pi) / 2), Stirling's series, in 1 / x² for x >= 4.5. Fit 2^-60.5.
inline constexpr double kStirling[] = {0x1.55555555554a4p-4,   -0x1.6c16c16902d87p-9, 0x1.a019f7c0321ecp-11,
                                       -0x1.380f86ced7a1cp-11, 0x1.b866f3b5e96dap-11, -0x1.e633150b03944p-10,
                                       0x1.483e7fadd84aep-8,   -0x1.46abe32d21b25p-7};

/// log gamma(x) for x > 0, finite.
///
/// Below 4.5, x = n + 2 + t with -3/4 <= t <= 1/2: the series for 2 + t, in which the zeros at 1 and 2 are factors and
/// the leading product is exact, and the logarithm of the factors that lead from 2 + t to x. From there on Stirling's
/// formula, as (x - 1/2) (log(x) - 1) and a rest. Both take one logarithm.
template <class T>
Parts<T> logGammaOfPositive(const T& x) {
  const auto large = x >= T(4.5);
  const T y = atMost(x, 4.5);
  const auto two = y <= T(0.5), one = y<T(1.25), three = y> T(2.5), four = y > T(3.5);
  const T t = y - select(one, select(two, T(0.0), T(1.0)), select(three, select(four, T(4.0), T(3.0)), T(2.0)));
  const Parts<T> square = squareOf(y);
  const Parts<T> rising = fastSum(y, square.high);
  const T above = select(four, (y - T(1.0)) * (y - T(2.0)), select(three, y - T(1.0), T(1.0)));
  const T factor = select(two, rising.high + square.low, select(one, y, above));
  const T lost = select(two, (rising.low - ((rising.high + square.low) - rising.high)) + square.low, T(0.0));
  const T argument = select(large, x, factor);
  const T scale = select(argument < T(0x1p-1000), T(0x1p54), T(1.0));
  const Parts<T> logarithm = preciseLog(Parts<T>{argument * scale, select(large, T(0.0), lost) * scale},
                                        select(scale > T(1.0), T(-54.0), T(0.0)));

  const Parts<T> zeros = product(t, t + T(1.0));
  const T zero = zeros.high + zeros.low, zeroHead = head(zeros.high);
  const T leading = zeroHead * T(0x1.b0ee6072p-2);
  const T slope = (T(0x1.279c2d9720e04p-39) + (t * T(kLogGammaLow))) + (t * polynomial(t, kLogGamma));
  const T series = (((zeros.high - zeroHead) + zeros.low) * T(0x1.b0ee6072p-2)) + (zero * slope);
  const Parts<T> sum = twoSum(select(one, -logarithm.high, logarithm.high), leading);
  const T rest = sum.low + (select(one, -logarithm.low, logarithm.low) + series);

  const T inverse = T(1.0) / x;
  const Parts<T> half = fastSum(x, T(-0.5));
  const T shifted = half.high, shiftedHead = head(shifted);
  const T factorHead = logarithm.high - T(1.0);
  const T stirling = T(0x1.acfe390c97d69p-2) + (inverse * polynomial(inverse * inverse, kStirling));
  const T low = ((((shifted - shiftedHead) + half.low) * factorHead) + (shifted * logarithm.low)) + stirling;
  return {select(large, shiftedHead * factorHead, sum.high), select(large, low, rest)};
}

/// |sin(pi x)| and |cos(pi x)|, exact at their zeros.
template <class T>
struct HalfTurns {
  Parts<T> sine, cosine;
};
template <class T>
HalfTurns<T> halfTurns(const T& x) {
  const T distance = absolute(x - roundEven(x));
  const auto swap = distance > T(0.25);
  const T y = select(swap, T(0.5) - distance, distance);
  const T yHead = head(y);
  const Parts<T> angle =
      fastSum(yHead * T(0x1.921fb544p+1), ((y - yHead) * T(0x1.921fb544p+1)) + (y * T(0x1.0b4611a626331p-33)));
  const TrigReduction<T> reduced{angle.high, -angle.low, {}};
  const Parts<T> sine = sinParts(reduced), cosine = cosParts(reduced);
  return {{select(swap, cosine.high, sine.high), select(swap, cosine.low, sine.low)},
          {select(swap, sine.high, cosine.high), select(swap, sine.low, cosine.low)}};
}

/// log |gamma(x)|; for negative x by log(pi) - log(|x sin(pi x)|) - log gamma(-x), infinite at the integers. Near its
/// zeros left of -2 the error is small beside the terms, not beside their difference.
template <class T>
T lgamma(const T& x) {
  const T a = absolute(x);
  const Parts<T> positive = logGammaOfPositive(a);

  const Parts<T> sine = halfTurns(a).sine;
  const Parts<T> area = product(a, sine);
  const Parts<T> logarithm = preciseLog(fastSum(area.high, area.low), T(0.0));
  const Parts<T> first = twoSum(T(0x1.250d048e7a1bdp+0), -logarithm.high);
  const Parts<T> second = twoSum(first.high, -positive.high);
  const T reflected =
      second.high + (second.low + ((first.low - logarithm.low) - (positive.low - T(0x1.7abf2ad8d5088p-57))));
  const T pole = select(sine.high == T(0.0), T(kInfinity), reflected);

  const auto finite = a < T(kInfinity);
  const T result = select(logicalAnd(x<T(0.0), a> T(0x1p-60)), pole, positive.high + positive.low);
  return select(logicalAnd(finite, a > T(0.0)), result, select(isNan(x), x, T(kInfinity)));
}

/// B(2 k) / (2 k): the terms of digamma's asymptotic series.
inline constexpr double kDigamma[] = {1.0 / 12,  -1.0 / 120,     1.0 / 252, -1.0 / 240,
                                      1.0 / 132, -691.0 / 32760, 1.0 / 12,  -3617.0 / 8160};

/// The derivative of log |gamma(x)|: the recurrence, as one fraction, leads to arguments from 10 on, for which the
/// asymptotic series converges far enough; reflection leads from negative arguments to positive ones. The error is some
/// units in the last place of its largest term.
template <class T>
T digamma(const T& x) {
  const T a = absolute(x);
  T numerator = T(1.0), denominator = a;
  for (int i = 1; i < 10; ++i) {
    const T next = a + T(static_cast<double>(i));
    numerator = (numerator * next) + denominator;
    denominator = denominator * next;
  }
  const auto small = a < T(10.0);
  const T z = select(small, a + T(10.0), a);
  const T inverse = T(1.0) / z;
  const T square = inverse * inverse;
  const T far = log(z) - ((T(0.5) * inverse) + (square * polynomial(square, kDigamma)));
  const T positive = far - select(small, numerator / denominator, T(0.0));
  const HalfTurns<T> turns = halfTurns(a);
  const T distance = a - roundEven(a);
  const T cotangent = (turns.cosine.high + turns.cosine.low) / (turns.sine.high + turns.sine.low);
  const T signedCotangent = select(distance < T(0.0), -cotangent, cotangent);
  const T reflected = (positive + (T(1.0) / a)) + (T(0x1.921fb54442d18p+1) * signedCotangent);
  const T infinite = select(highWord(x) < 0, T(kInfinity), T(-kInfinity));
  return select(a == T(0.0), infinite, select(x < T(0.0), select(distance == T(0.0), T(kNaN), reflected), positive));
}

/// The derivative of digamma, in arithmetic alone, so that it can be differentiated further; `sine` is that of pi (x -
/// round(x)).
template <class T>
T trigamma(const T& x, const T& sine) {
  const auto negative = x < T(0.0);
  const T a = select(negative, T(1.0) - x, x);
  const auto small = a < T(10.0);
  const T z = select(small, a + T(10.0), a);
  const T inverse = T(1.0) / z;
  const T square = inverse * inverse;
  constexpr double kTerms[] = {1.0 / 6,  -1.0 / 30,     1.0 / 42, -1.0 / 30,
                               5.0 / 66, -691.0 / 2730, 7.0 / 6,  -3617.0 / 510};
  const T far = inverse + ((T(0.5) * square) + ((inverse * square) * polynomial(square, kTerms)));
  T near = T(1.0) / (a * a);
  for (int i = 1; i < 10; ++i) {
    const T shifted = a + T(static_cast<double>(i));
    near = near + (T(1.0) / (shifted * shifted));
  }
  const T positive = far + select(small, near, T(0.0));
  constexpr double kPiSquare = 0x1.3bd3cc9be45dep+3;
  return select(negative, (T(kPiSquare) / (sine * sine)) - positive, positive);
}

}  // namespace hgc::strict
