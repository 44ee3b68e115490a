#pragma once
/// x = k pi / 2 + (r - tail) for every finite x.
///
/// Up to 2^26 pi / 2, about 1.05e8, in the manner of Cody and Waite; beyond, in that of Payne and Hanek (Radian
/// Reduction for Trigonometric Functions, SIGNUM 1983): only those bits of 2 / pi are multiplied by x that decide on
/// the fraction of x (2 / pi) and on k modulo 4.
#include <iterator>

#include "ir/strict/pair.h"

namespace hgc::strict {

inline constexpr double kTrigBound = 0x1.921fb54p+26;

/// |tail| <= 2^-53 or so.
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
TrigReduction<T> reduceModerate(const T& x) {
  const Rounded<T> k = roundToInteger(x * T(0x1.45f306dc9c883p-1));
  const T exact = (x - (k.real * T(0x1.921fb54p0))) - (k.real * T(0x1.10b46p-30));
  const T third = k.real * T(0x1.1a6263p-54);
  const T r = exact - third;
  const T lost = (exact - r) - third;
  return {r, (k.real * T(0x1.8a2e03707344ap-81)) - lost, k.integer};
}

/// 2 / pi as the sum of digit i times 2^(24 - 24 i). The digits are signed, which makes them a bit shorter, and the sum
/// of two products of theirs exact.
inline constexpr double kTwoOverPi[] = {
    0,        1,        -6096509, 7228996,  1387004,  2578386,  -707362,  -4138141, -6973124, 4427842,  -110236,
    -5513540, -3841609, 2387514,  4345299,  -2095543, 3074570,  -3042787, -123413,  1880362,  -5816599, -8243723,
    3062597,  -8066660, 7349940,  6258241,  3772886,  3769171,  3798173,  -8102004, -4327128, 3874809,  -6815778,
    366608,   -1102062, -7644662, 7151469,  3571407,  2607882,  -4763834, 4155038,  6285869,  7677883,  -3675162,
    -951491,  473592,   -7712109, -1414149, 6271264,  -7512824, 5636912};

/// The nine digits of 2 / pi from `first` (at most 42) on, by a shifter over the bits of `first`: each stage keeps what
/// the stages after it may ask for.
template <class T>
struct DigitWindow {
  static constexpr int kDigits = 9, kAll = std::size(kTwoOverPi);
  T digit[kAll];

  explicit DigitWindow(const IntOf<T>& first) {
    for (int i = 0; i < kAll; ++i) digit[i] = T(kTwoOverPi[i]);
    for (int step = 32; step > 0; step /= 2) {
      const auto shift = bitAnd(first, step) != 0;
      for (int i = 0; i < kDigits + step - 1 && i + step < kAll; ++i)
        digit[i] = select(shift, digit[i + step], digit[i]);
    }
  }
};

/// For 2^26 <= |x|; NaN for infinities and NaN.
///
/// x is scaled by 2^(-24 first) to an exponent from 7 to 30 and cut into 26 leading bits and the rest, so that with the
/// digits from `first` on every term below is exact: the sum of the leading part's product with one digit and the
/// rest's with the digit before. The first two are taken modulo 4 (what comes before them is a multiple of 4), their
/// sum is exact, and one rounding error later k is known. The fraction's terms reach to 2^-113, while no double lies
/// closer to a multiple of pi / 2 than about 2^-61 of it; they are added up with their rounding errors.
template <class T>
TrigReduction<T> reduceHuge(const T& x) {
  const IntOf<T> exponent = bitAnd(shiftRightLogical(highWord(x), 20), 0x7ff);
  const IntOf<T> first = shiftRightLogical(mulInt(subInt(exponent, 1023 + 7), 2731), 16);  // a division by 24
  const T scaled = x * powerOfTwo<T>(subInt(1023, mulInt(first, 24)));
  const T leading = fromWords(highWord(scaled), bitAnd(lowWord(scaled), static_cast<int32_t>(0xf8000000)));
  const T rest = scaled - leading;
  const DigitWindow<T> window(first);
  T term[DigitWindow<T>::kDigits];
  double weight = 1;
  for (int i = 1; i < DigitWindow<T>::kDigits; ++i, weight *= 0x1p-24)
    term[i] = (leading * (window.digit[i] * T(weight))) + (rest * (window.digit[i - 1] * T(weight * 0x1p24)));

  for (int i = 1; i < 3; ++i) term[i] = term[i] - (T(4.0) * roundEven(T(0.25) * term[i]));
  const Parts<T> turns = twoSum(term[1] + term[2], term[3]);
  const Rounded<T> k = roundToInteger(turns.high);
  const T terms[] = {turns.high - k.real, term[4], term[5], turns.low, term[6], term[7]};
  T sum = term[8], errors = T(0.0);
  T lost[6];
  for (int i = 5; i >= 0; --i) {
    const Parts<T> next = twoSum(terms[i], sum);
    sum = next.high, lost[i] = next.low;
  }
  errors = lost[5];
  for (int i = 4; i >= 0; --i) errors = errors + lost[i];
  const Parts<T> fraction = fastSum(sum, errors);

  const T fractionHead = head(fraction.high);
  const T product = fractionHead * T(0x1.921fb544p0);
  const T small = ((fraction.high - fractionHead) * T(0x1.921fb544p0)) +
                  ((fraction.high * T(0x1.0b4611a626331p-34)) + (fraction.low * T(0x1.921fb54442d18p0)));
  const T r = product + small;
  return {r, (r - product) - small, k.integer};
}

/// The huge arm is an arm of three selects and nothing else's, so that it can be left out where no lane takes it.
template <class T>
TrigReduction<T> reduceHalfPi(const T& x) {
  const TrigReduction<T> near = reduceModerate(x), far = reduceHuge(x);
  const auto moderate = absolute(x) <= T(kTrigBound);
  return {select(moderate, near.r, far.r), select(moderate, near.tail, far.tail),
          select(moderate, near.quadrant, far.quadrant)};
}

}  // namespace hgc::strict
