#pragma once
/// Operations with integers, and casts, in 64 bits: nothing here is of the table, nor what the table is made of.
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "ir/op.h"

namespace hgc::test {

inline int32_t wrapped(int64_t value) { return static_cast<int32_t>(static_cast<uint32_t>(value)); }
inline int64_t unsignedOfBits(int32_t value) { return static_cast<int64_t>(static_cast<uint32_t>(value)); }

/// Rounded down; 0 where the divisor is 0.
inline int64_t quotientOf(int64_t a, int64_t b) {
  if (b == 0) return 0;
  const int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}
inline int64_t remainderOf(int64_t a, int64_t b) { return b == 0 ? 0 : a - quotientOf(a, b) * b; }

/// The whole part of a real, by its bits: toward zero, held within what is given; 0 for NaN.
inline int64_t wholePart(double x, int64_t least, int64_t most) {
  const auto bits = std::bit_cast<uint64_t>(x);
  const auto exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  const uint64_t digits = (bits & 0xfffffffffffffULL) | 1ULL << 52;
  const bool isNegative = bits >> 63 != 0;
  if (exponent == 1024 && (bits & 0xfffffffffffffULL) != 0) return 0;
  if (exponent < 0) return 0;
  if (exponent > 40) return isNegative ? least : most;
  const auto magnitude = static_cast<int64_t>(digits >> (52 - exponent));
  const int64_t value = isNegative ? -magnitude : magnitude;
  return value < least ? least : value > most ? most : value;
}

/// The result of an operation with integers as a real: truths are 0 or 1, unsigned results are not below 0 where their
/// cast is.
inline double ofIntegers(Op op, int32_t a, int32_t b) {
  const int64_t x = a, y = b, ux = unsignedOfBits(a), uy = unsignedOfBits(b);
  switch (op) {
    case Op::IAdd: return wrapped(x + y);
    case Op::ISub: return wrapped(x - y);
    case Op::IMul: return wrapped(x * y);
    case Op::IDiv: return wrapped(quotientOf(x, y));
    case Op::IMod: return wrapped(remainderOf(x, y));
    case Op::IMin: return static_cast<double>(x < y ? x : y);
    case Op::IMax: return static_cast<double>(x < y ? y : x);
    case Op::IAnd: return wrapped(ux & uy);
    case Op::IOr: return wrapped(ux | uy);
    case Op::IXor: return wrapped((ux | uy) - (ux & uy));
    case Op::IShl: return wrapped(x * (int64_t{1} << (y & 31)));
    case Op::IShr: return wrapped(ux / (int64_t{1} << (y & 31)));
    case Op::ISar: return wrapped(quotientOf(x, int64_t{1} << (y & 31)));
    case Op::UMulHigh:
      return wrapped(static_cast<int64_t>(static_cast<uint64_t>(ux) * static_cast<uint64_t>(uy) >> 32));
    case Op::UDiv: return wrapped(quotientOf(ux, uy));
    case Op::UMod: return wrapped(remainderOf(ux, uy));
    case Op::ULt: return ux < uy ? 1 : 0;
    case Op::Lt: return x < y ? 1 : 0;
    case Op::Le: return x <= y ? 1 : 0;
    case Op::Eq: return x == y ? 1 : 0;
    case Op::Ne: return x != y ? 1 : 0;
    case Op::ToReal: return static_cast<double>(x);
    case Op::UToReal: return static_cast<double>(ux);
    case Op::FromWords: return std::bit_cast<double>(static_cast<uint64_t>(ux) << 32 | static_cast<uint64_t>(uy));
    default: std::abort();
  }
}

/// The same of a real.
inline double ofReal(Op op, double x) {
  constexpr int64_t least = std::numeric_limits<int32_t>::min(), most = std::numeric_limits<int32_t>::max();
  switch (op) {
    case Op::ToI32:
    case Op::ToInt: return static_cast<double>(wholePart(x, least, most));
    case Op::ToU32: return static_cast<double>(wholePart(x, 0, most - least));
    case Op::Narrow: return static_cast<double>(static_cast<float>(x));
    case Op::HighWord: return wrapped(static_cast<int64_t>(std::bit_cast<uint64_t>(x) >> 32));
    case Op::LowWord: return wrapped(static_cast<int64_t>(std::bit_cast<uint64_t>(x)));
    default: std::abort();
  }
}

inline bool isCast(Op op) { return op == Op::ToI32 || op == Op::ToU32 || op == Op::Narrow; }

}  // namespace hgc::test
