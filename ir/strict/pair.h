#pragma once
/// Numbers as unevaluated sums of two, for what must be known to more than one rounding.
///
/// The error-free sums are those of Knuth (two-sum) and Dekker (fast two-sum). A product's error is not recovered,
/// which contraction would spoil: its factors are cut into heads of 21 bits, whose product is exact, and rests.
#include "ir/strict/common.h"

namespace hgc::strict {

template <class T>
struct Parts {
  T high, low;
};

/// a + b for |a| >= |b| or a = 0.
template <class T>
Parts<T> fastSum(const T& a, const T& b) {
  const T sum = a + b;
  return {sum, b - (sum - a)};
}

/// a + b.
template <class T>
Parts<T> twoSum(const T& a, const T& b) {
  const T sum = a + b;
  const T fromB = sum - a;
  return {sum, (a - (sum - fromB)) + (b - fromB)};
}

/// a b to about 2^-73, the high part of at most 42 bits.
template <class T>
Parts<T> product(const T& a, const T& b) {
  const T aHead = head(a), bHead = head(b);
  return {aHead * bHead, ((a - aHead) * b) + (aHead * (b - bHead))};
}
template <class T>
Parts<T> product(const T& a, const Parts<T>& b) {
  const Parts<T> high = product(a, b.high);
  return {high.high, high.low + (a * b.low)};
}
template <class T>
Parts<T> squareOf(const T& a) {
  const T aHead = head(a);
  return {aHead * aHead, (a - aHead) * (a + aHead)};
}

/// numerator / denominator to about 2^-72, from inverse = 1 / denominator.high: a head of 21 bits, and what it lacks.
template <class T>
Parts<T> quotient(const Parts<T>& numerator, const Parts<T>& denominator, const T& inverse) {
  const T q = head(numerator.high * inverse);
  const T dHead = head(denominator.high);
  const T lacking = (numerator.high - (q * dHead)) - (q * (denominator.high - dHead));
  return {q, (lacking + (numerator.low - (q * denominator.low))) * inverse};
}
template <class T>
Parts<T> quotient(const Parts<T>& numerator, const Parts<T>& denominator) {
  return quotient(numerator, denominator, T(1.0) / denominator.high);
}

/// The square root: a head of 21 bits, and what it lacks. (0, 0) for 0, NaN for negative numbers. The tiny summand
/// spares the division by zero.
template <class T>
Parts<T> rootOf(const Parts<T>& square) {
  const T root = squareRoot(square.high);
  const T r = head(root);
  return {r, ((square.high - (r * r)) + square.low) / ((root + r) + T(0x1p-1000))};
}

}  // namespace hgc::strict
