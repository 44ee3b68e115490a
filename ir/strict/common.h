#pragma once
/// What the strict elementary functions share.
///
/// The functions of this folder are the only definition of `exp`, `sin`, `log`... that hgc has: the same template makes
/// the reference value (T = double), the folded constant, and the graph that becomes CPU and GPU code (T = Value).
/// Three rules follow from that.
///
/// Primitives only: nothing but `ir/number.h`, which every target computes to the bit, and no control flow that depends
/// on data. Both arms of a `select` are evaluated, so rare cases are folded into the common path where that is
/// possible.
///
/// The order of operations is the contract: it is spelt out with parentheses and never regrouped.
///
/// Contraction must do no harm: a later pass may give a * b + c one rounding (`--fma=on`), for any choice of products.
/// Where an algorithm needs a product without rounding error, the product is exact by the width of its factors
/// (constants with trailing zeros, `head`); nowhere is a product's rounding error recovered by subtraction.
///
/// Polynomial coefficients are our own: weighted minimax fits from a Remez exchange in 700-bit arithmetic, rounded to
/// nearest (the first one before the others are fitted, where that gained). "Fit 2^-n" is the fit's error relative to
/// the function's value. The errors of the functions are in docs/accuracy.md, which `hgc-accuracy` measures against
/// MPFR.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "ir/number.h"

namespace hgc::strict {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// ln 2 as 32 leading bits, whose product with an exponent is exact, and the rest.
inline constexpr double kLn2High = 0x1.62e42feep-1, kLn2Low = 0x1.a39ef35793c76p-33;

/// The integer type that goes with a scalar type.
template <class T>
using IntOf = decltype(lowWord(std::declval<T>()));

/// Every second coefficient from `top` down, by Horner's rule in x².
template <class T, class C, std::size_t N>
T hornerInSquare(const T& square, const C (&coefficients)[N], std::size_t top) {
  T sum(coefficients[top]);
  for (std::size_t left = top / 2; left > 0; --left) sum = (sum * square) + T(coefficients[(2 * left) - 2 + (top % 2)]);
  return sum;
}

/// c[0] + c[1] x + c[2] x² + ... as two Horner chains in x²: half the latency of one chain for one multiplication more.
template <class T, class C, std::size_t N>
T polynomial(const T& x, const C (&coefficients)[N]) {
  static_assert(N >= 3);
  constexpr std::size_t topOdd = (N / 2) * 2 - 1, topEven = ((N - 1) / 2) * 2;
  const T square = x * x;
  return (hornerInSquare(square, coefficients, topOdd) * x) + hornerInSquare(square, coefficients, topEven);
}

/// An integer as a real number and as an integer.
template <class T>
struct Rounded {
  T real;
  IntOf<T> integer;
};

/// x rounded to the nearest integer k, ties to even, as `real` = k and `integer` = k + bias; |x| < 2^31 - |bias|.
///
/// Adding 1.5 * 2^52 leaves no bits for a fraction and k in the low word, in two's complement: one addition instead of
/// a rounding and a conversion, both of which are slow on vectors.
template <class T>
Rounded<T> roundToInteger(const T& x, int32_t bias = 0) {
  const double shift = 0x1.8p52 + bias;
  const T shifted = x + T(shift);
  return {shifted - T(shift), lowWord(shifted)};
}

/// 2^(biased - 1023) for biased in 1..2046; 0 for 0.
template <class T>
T powerOfTwo(const IntOf<T>& biased) {
  return fromWords(shiftLeft(biased, 20), 0);
}

/// 2^k and 2^-k.
template <class T>
struct PowerPair {
  T up, down;
};

/// The same for biased = k + 1023 in 1..2046, with 0 instead of the subnormal 2^-1023: the exponent fields add up to
/// 2046.
template <class T>
PowerPair<T> powersOfTwo(const IntOf<T>& biased) {
  const IntOf<T> up = shiftLeft(biased, 20);
  return {fromWords(up, 0), fromWords(subInt(2046 << 20, up), 0)};
}

/// x truncated to its leading 21 significant bits: the product of two heads is exact, as is x - head(x).
template <class T>
T head(const T& x) {
  return fromWords(highWord(x), 0);
}

/// The magnitude with the sign bit of x; right for -0, which no comparison can tell from 0.
template <class T>
T withSignOf(const T& magnitude, const T& x) {
  return select(highWord(x) < 0, -magnitude, magnitude);
}

/// x held within bounds, NaN kept.
template <class T>
T atMost(const T& x, double bound) {
  return select(x > T(bound), T(bound), x);
}
template <class T>
T atLeast(const T& x, double bound) {
  return select(x < T(bound), T(bound), x);
}

}  // namespace hgc::strict
