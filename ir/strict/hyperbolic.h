#pragma once
/// sinh, cosh, tanh, and the square of the hyperbolic secant, which is tanh's derivative.
#include "ir/strict/exp.h"

namespace hgc::strict {

/// |x| = k ln 2 + r, with the quarter 2^(k - 2), whose exponent never overflows, and half of cosh(k ln 2) and of sinh(k
/// ln 2), with what rounding takes from them (from k = 27 on). Then sinh(x) = cosh(k ln 2) sinh(r) + sinh(k ln 2)
/// cosh(r), and likewise for cosh: the even and odd series of the exponential function serve without a division, and
/// nothing cancels. sinh(r) = head + odd and cosh(r) = 1 + halfSquare + even,
/// the head of 21 bits so that its products are exact.
template <class T>
struct HyperbolicReduction {
  Parts<T> halfCosh, halfSinh;
  T head, halfSquare, odd, even;

  explicit HyperbolicReduction(const ExpReduction<T>& reduced) {
    const PowerPair<T> quarter = powersOfTwo<T>(reduced.exponent);
    const T down = T(0x1p-4) * quarter.down;
    halfCosh = fastSum(quarter.up, down);
    halfSinh = fastSum(quarter.up, -down);
    const ExpSeries<T>& series = reduced.series;
    const T r = series.high - series.low;
    head = strict::head(r);
    odd = series.odd + ((r - head) + series.lost(r));
    halfSquare = (T(0.5) * head) * head;
    const T square = r * r;
    even = ((T(0.5) * (r - head)) * (r + head)) + ((square * square) * polynomial(square, kCoshRest));
  }
};
template <class T>
HyperbolicReduction<T> reduceHyperbolic(const T& x) {
  return HyperbolicReduction<T>(reduceByLn2(atMost(absolute(x), 710.5), 1021));
}

/// factor + other sinh(r) + factor (cosh(r) - 1), doubled. The leading terms keep the rounding errors of their sum;
/// |head| is at most 0.35, and other 5/3 of factor, or factor is 0.
template <class T>
T combineHyperbolic(const HyperbolicReduction<T>& reduced, const Parts<T>& factor, const Parts<T>& other) {
  const Parts<T> sum = fastSum(factor.high, other.high * reduced.head);
  const Parts<T> next = fastSum(sum.high, factor.high * reduced.halfSquare);
  const T low = factor.low + (other.low * reduced.head);
  const T rest = (factor.high * reduced.even) + (other.high * reduced.odd);
  return T(2.0) * (next.high + (((sum.low + next.low) + low) + rest));
}

template <class T>
T sinh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  const T magnitude = combineHyperbolic(reduced, reduced.halfSinh, reduced.halfCosh);
  return select(absolute(x) < T(0x1p-28), x, withSignOf(magnitude, x));
}

template <class T>
T cosh(const T& x) {
  const HyperbolicReduction<T> reduced = reduceHyperbolic(x);
  return combineHyperbolic(reduced, reduced.halfCosh, reduced.halfSinh);
}

/// (t - tanh(t)) / t³ in t² for |t| <= 0.55. Fit 2^-59.4.
inline constexpr double kTanh[] = {0x1.555555555554fp-2,   -0x1.111111111078fp-3,  0x1.ba1ba1b97ca2bp-5,
                                   -0x1.664f48593b805p-6,  0x1.226e2f0d78434p-7,   -0x1.d6d29a734ea79p-9,
                                   0x1.7d8fc497d3095p-10,  -0x1.34832f0d582f9p-11, 0x1.e96a92070cdeap-13,
                                   -0x1.5d650fbe5e0efp-14, 0x1.46ea5cdb5e470p-16};

/// 2 / (e^(2a) + 1), rounded, and what it lacks; with e^(2a).
template <class T>
struct TanhComplement {
  T grown;
  Parts<T> value;
};

/// For 0 <= a <= 354. The denominator keeps its rounding error, and that of the exponential function.
template <class T>
TanhComplement<T> tanhComplement(const T& a) {
  const ExpReduction<T> reduced = reduceByLn2(T(2.0) * a, 1023);
  const Parts<T> series = reduced.series.parts();
  const T power = powerOfTwo<T>(reduced.exponent);
  const T grown = series.high * power;
  const Parts<T> rough = fastSum(grown, T(1.0));
  const Parts<T> denominator = fastSum(rough.high, rough.low + (series.low * power));
  const T quotient = T(2.0) / denominator.high;
  return {grown, {quotient, -((T(0.5) * quotient) * (quotient * denominator.low))}};
}

/// A series for small arguments, and 1 - 2 / (e^(2|x|) + 1) from where that passes 1/2, so that the quotient's rounding
/// error counts a quarter of a unit at most.
template <class T>
T tanh(const T& x) {
  const T a = atMost(absolute(x), 354.0);
  const T square = a * a;
  const T small = a - ((a * square) * polynomial(square, kTanh));
  const Parts<T> complement = tanhComplement(a).value;
  const Parts<T> difference = fastSum(T(1.0), -complement.high);
  const T large = difference.high + (difference.low - complement.low);
  return withSignOf(select(a < T(0.55), small, large), x);
}

/// 1 / cosh²(x) = 4 e^(2|x|) / (e^(2|x|) + 1)², by tanh's terms; 0 from 354 on, where it is below 2^-1019.
template <class T>
T sechSquare(const T& x) {
  const TanhComplement<T> complement = tanhComplement(atMost(absolute(x), 354.0));
  const T inside = (complement.value.high * complement.grown) * complement.value.high;
  return select(absolute(x) >= T(354.0), T(0.0), inside);
}

}  // namespace hgc::strict
