#pragma once
/// a * b + c with one rounding where no device need have it: C's fma, to the bit.
///
/// Factors are scaled to [1, 2) and cut so that their products are exact, whatever is contracted. The sum is made as S.
/// Boldo and G. Melquiond do (Emulation of FMA and correctly rounded sums, 2008): its smaller part is rounded to odd,
/// which keeps the last rounding right; where that is one to a subnormal number, a number whose last bit is theirs is
/// added meanwhile.
#include "ir/strict/pair.h"

namespace hgc::strict {

/// x as fraction * 2^exponent, the fraction in [1, 2). For finite x that is not zero.
template <class T>
struct Scaled {
  T fraction;
  IntOf<T> exponent;
};
template <class T>
Scaled<T> scaledOf(const T& x) {
  using I = IntOf<T>;
  const auto isTiny = absolute(x) < T(0x1p-1022);
  const T normal = x * select(isTiny, T(0x1p54), T(1.0));
  const I high = highWord(normal), bits = bitAnd(shiftRightLogical(high, I(20)), I(0x7ff));
  const I one = bitOr(bitAnd(high, I(static_cast<int32_t>(0x800fffff))), I(0x3ff00000));
  return {fromWords(one, lowWord(normal)), subInt(bits, select(isTiny, I(1023 + 54), I(1023)))};
}

/// 2^n for n in -1022 .. 1023.
template <class T>
T power(const IntOf<T>& n) {
  return powerOfTwo<T>(addInt(n, IntOf<T>(1023)));
}

/// The leading bits, without those that the mask lacks.
template <class T>
T leading(const T& x, int32_t mask) {
  return fromWords(highWord(x), bitAnd(lowWord(x), IntOf<T>(mask)));
}

/// x y = high + low, for x and y in [1, 2).
template <class T>
Parts<T> exactProduct(const T& x, const T& y) {
  const T xHead = leading(x, -0x8000000), xTail = x - xHead;            // 26 and 27 bits
  const T yHead = leading(y, -0x8000000), yMore = leading(y, -0x2000);  // 26 and 40 bits
  const T yMiddle = yMore - yHead, yTail = y - yMore;                   // 14 and 13 bits
  const Parts<T> crossed = twoSum(xHead * yMiddle, xTail * yHead);
  const Parts<T> first = twoSum(xHead * yHead, crossed.high);
  const Parts<T> second = twoSum(first.high, xHead * yTail);
  const Parts<T> third = twoSum(second.high, xTail * yMiddle);
  const T errors = ((first.low + second.low) + crossed.low) + third.low;  // of at most 42 bits
  const Parts<T> fourth = twoSum(third.high, errors);
  return twoSum(fourth.high, fourth.low + (xTail * yTail));  // 53 bits
}

/// a + b; where that is not exact, the neighbour whose last bit is 1.
template <class T>
T oddSum(const T& a, const T& b) {
  using I = IntOf<T>;
  const Parts<T> sum = twoSum(a, b);
  const I high = highWord(sum.high), low = lowWord(sum.high);
  const auto isAway = (sum.low < T(0.0)) == (sum.high < T(0.0));
  const T below = fromWords(select(low == I(0), subInt(high, I(1)), high), subInt(low, I(1)));
  const T odd = select(isAway, fromWords(high, bitOr(low, I(1))), below);
  return select(logicalOr(sum.low == T(0.0), bitAnd(low, I(1)) == I(1)), sum.high, odd);
}

/// For finite a, b and c that are not zero, of which c is not far larger than a b.
template <class T>
T sumWithProduct(const Scaled<T>& a, const Scaled<T>& b, const Scaled<T>& c) {
  using I = IntOf<T>;
  const I exponent = addInt(a.exponent, b.exponent), apart = subInt(c.exponent, exponent);
  const T added = c.fraction * power<T>(select(apart < I(-170), I(-170), apart));  // if less, it only breaks ties
  const Parts<T> product = exactProduct(a.fraction, b.fraction);
  const Parts<T> lower = twoSum(added, product.low), upper = twoSum(product.high, lower.high);
  const T rest = oddSum(lower.low, upper.low);
  const I least = subInt(I(-1022), exponent);  // of normal results
  const T normal = power<T>(select(least < I(-1000), I(-1000), least));
  const T nearly = upper.high + rest;
  const auto isBelow = nearly < T(0.0);
  const T shift = select(absolute(nearly) < normal, select(isBelow, -normal, normal), T(0.0));
  const Parts<T> shifted = twoSum(shift, upper.high);
  const T sum = absolute((shifted.high + oddSum(shifted.low, rest)) - shift);
  const I half = shiftRightArithmetic(exponent, I(1));
  const T result = (sum * power<T>(half)) * power<T>(subInt(exponent, half));
  return select(isBelow, -result, result);
}

/// C's fma.
template <class T>
T multiplyAddOnce(const T& a, const T& b, const T& c) {
  const auto isFinite = [](const T& x) { return absolute(x) < T(kInfinity); };
  const auto hasProduct = logicalAnd(isFinite(a), isFinite(b));
  const auto isZero = logicalOr(a == T(0.0), b == T(0.0));
  const Scaled<T> x = scaledOf(a), y = scaledOf(b), z = scaledOf(c);
  const auto isFar = addInt(addInt(x.exponent, y.exponent), IntOf<T>(60)) < z.exponent;
  const T product = a * b;
  const T common = select(isFar, c, sumWithProduct(x, y, z));
  const T withProduct = select(isZero, product + c, select(c == T(0.0), product, common));
  return select(logicalNot(hasProduct), product + c, select(isFinite(c), withProduct, c));
}

/// The same of numbers of binary32, before it is rounded to one.
template <class T>
T multiplyAddSingles(const T& a, const T& b, const T& c) {
  const T product = a * b, sum = product + c;
  return select(absolute(sum) < T(kInfinity), oddSum(product, c), sum);
}

}  // namespace hgc::strict
