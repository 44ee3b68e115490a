#pragma once
/// Functions that <cmath> lacks, for any number type that has those of <cmath>. Headers of `hgc emit --as=cpp` contain
/// them. Thread-safety: pure functions.
#include <cmath>
#include <cstdint>
#include <type_traits>

namespace hgc::generic {

/// 1 / cosh(x)².
template <class T>
T sechSquare(const T& x) {
  using std::cosh;
  const T c = cosh(x);
  return T(1) / (c * c);
}

/// exp(-x²).
template <class T>
T expNegSquare(const T& x) {
  using std::exp;
  return exp(-(x * x));
}

/// 1 / (1 + exp(-x)), without overflow.
template <class T>
T sigmoid(const T& x) {
  using std::exp;
  if (x < T(0)) {
    const T e = exp(x);
    return e / (T(1) + e);
  }
  return T(1) / (T(1) + exp(-x));
}

template <class T>
T sigmoidSlope(const T& x) {
  return sigmoid(x) * sigmoid(-x);
}

/// log(1 + exp(x)).
template <class T>
T softplus(const T& x) {
  using std::exp;
  using std::log1p;
  return x < T(0) ? log1p(exp(x)) : x + log1p(exp(-x));
}

template <class T>
T silu(const T& x) {
  return x * sigmoid(x);
}

/// x times the normal cumulative distribution at x.
template <class T>
T gelu(const T& x) {
  using std::erfc;
  return T(0.5) * x * erfc(x * T(-0.70710678118654752440));
}

/// The derivative of lgamma: by reflection below 1/2 (Abramowitz and Stegun 6.3.7), and by the recurrence (6.3.5) where
/// the asymptotic series (6.3.18) is not near enough.
template <class T>
T digamma(const T& x) {
  using std::log;
  using std::tan;
  const T pi = T(3.14159265358979323846);
  if (x < T(0.5)) return digamma(T(1) - x) - pi / tan(pi * x);
  T shifted = x, sum = T(0);
  while (shifted < T(12)) {
    sum = sum - T(1) / shifted;
    shifted = shifted + T(1);
  }
  const T r = T(1) / (shifted * shifted);
  const T series = r * (T(1.0 / 12) - r * (T(1.0 / 120) - r * (T(1.0 / 252) - r * (T(1.0 / 240) - r * T(1.0 / 132)))));
  return sum + log(shifted) - T(0.5) / shifted - series;
}

/// Rounds a number between -2^31 and 2^31 toward zero. Works by comparisons for number types that C++ cannot convert.
template <class T>
int32_t truncateToInt(const T& x) {
  if constexpr (std::is_arithmetic_v<T>) {
    return x > T(-2147483649.0) && x < T(2147483648.0) ? static_cast<int32_t>(x) : INT32_MIN;
  } else {
    const bool isNegative = x < T(0);
    const T size = isNegative ? -x : x;
    uint32_t found = 0;
    for (uint32_t bit = 1U << 31; bit != 0; bit >>= 1) {
      if (!(size < T(static_cast<double>(found | bit)))) found |= bit;
    }
    if (!isNegative && found > INT32_MAX) return INT32_MAX;  // a number that was rounded up
    return static_cast<int32_t>(isNegative ? 0U - found : found);
  }
}

}  // namespace hgc::generic
