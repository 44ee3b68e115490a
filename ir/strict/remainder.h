#pragma once
/// What C's fmod and remainder give: exact, for quotients below 2^52.
///
/// The quotient has at most 52 bits then and the divisor 53: cut into halves, their four products are exact, and what
/// is left after each is a multiple of what its operands are multiples of, and not larger than the dividend. So nothing
/// is rounded, contracted or not.
#include "ir/strict/common.h"

namespace hgc::strict {

inline constexpr double kMostQuotient = 0x1p52;

template <class T>
struct Remainder {
  T rest;      ///< x - multiple * y
  T multiple;  ///< a whole number
};

/// Of a >= 0 and a finite b > 0 whose products do not overflow.
template <class T>
Remainder<T> cutOffRemainder(const T& a, const T& b) {
  const T quotient = roundToZero(a / b);  // or one more than that, where the division was rounded up
  const T head = roundToZero(quotient * T(0x1p-26)) * T(0x1p26), tail = quotient - head;
  const T bHead = fromWords(highWord(b), bitAnd(lowWord(b), IntOf<T>(-0x8000000))), bTail = b - bHead;
  const T rest = (((a - (head * bHead)) - (head * bTail)) - (tail * bHead)) - (tail * bTail);
  const auto isOver = rest < T(0.0);
  return {select(isOver, rest + b, rest), select(isOver, quotient - T(1.0), quotient)};
}

/// The multiple is the nearest one instead, the even one of two.
template <class T>
Remainder<T> nearestRemainder(const Remainder<T>& cutOff, const T& b) {
  const T twice = cutOff.rest + cutOff.rest, half = roundToZero(cutOff.multiple * T(0.5));
  const auto isOdd = (half + half) != cutOff.multiple;
  const auto isUp = logicalOr(b < twice, logicalAnd(b == twice, isOdd));
  return {select(isUp, cutOff.rest - b, cutOff.rest), select(isUp, cutOff.multiple + T(1.0), cutOff.multiple)};
}

/// The rest has the sign of x, if it is zero, too. For finite x, and y that is not zero or NaN.
template <class T>
Remainder<T> remainderOf(const T& x, const T& y, bool isNearest) {
  const auto isLarge = T(0x1p1000) <= absolute(x);
  const T scale = select(isLarge, T(0x1p-60), T(1.0));
  const T a = absolute(x) * scale, b = absolute(y) * scale;
  Remainder<T> of = cutOffRemainder(a, b);
  if (isNearest) of = nearestRemainder(of, b);
  const auto isEndless = b == T(kInfinity);
  const T rest = select(isEndless, a, of.rest) * select(isLarge, T(0x1p60), T(1.0));
  const T multiple = select(isEndless, T(0.0), of.multiple);
  const auto isBelow = highWord(x) < IntOf<T>(0), isByBelow = highWord(y) < IntOf<T>(0);
  return {select(isBelow, -rest, rest),
          select(logicalAnd(isBelow, isByBelow), multiple, select(logicalOr(isBelow, isByBelow), -multiple, multiple))};
}

}  // namespace hgc::strict
