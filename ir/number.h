#pragma once
/// The primitive vocabulary of every rule in the operation table, for plain numbers.
///
/// A rule (`eval`, `partials`, `expand`) is written once, as a template over its operand types, and instantiated twice:
/// here for `double`, `int32_t` and `bool`, and in `ir/value.h` for graph values. What these functions return for
/// numbers is what the kernels must return bit for bit; the translation unit must therefore be compiled without
/// contraction
/// (`-ffp-contract=off`).
///
/// Thread-safety: pure functions.
#include <bit>
#include <cmath>
#include <cstdint>

namespace hgc {

inline double select(bool p, double a, double b) { return p ? a : b; }
inline int32_t select(bool p, int32_t a, int32_t b) { return p ? a : b; }
inline bool select(bool p, bool a, bool b) { return p ? a : b; }

inline bool logicalAnd(bool a, bool b) { return a && b; }
inline bool logicalOr(bool a, bool b) { return a || b; }
inline bool logicalNot(bool a) { return !a; }

inline bool isNan(double a) { return a != a; }

/// Correctly rounded square root; NaN for a negative argument, -0 for -0.
inline double squareRoot(double a) { return std::sqrt(a); }
/// Clears the sign bit, of NaN as well.
inline double absolute(double a) { return std::bit_cast<double>(std::bit_cast<uint64_t>(a) & ~(1ULL << 63)); }
/// Nearest integer, ties to even; keeps the sign of zero.
inline double roundEven(double a) { return std::nearbyint(a); }
inline double roundDown(double a) { return std::floor(a); }
inline double roundUp(double a) { return std::ceil(a); }
inline double roundToZero(double a) { return std::trunc(a); }
/// a * b + c with one rounding.
inline double fusedMultiplyAdd(double a, double b, double c) { return std::fma(a, b, c); }

/// The nearest binary32 number, ties to even.
inline double nearestFloat(double a) { return static_cast<float>(a); }

/// The upper and lower 32 bits of the binary64 representation.
inline int32_t highWord(double a) { return static_cast<int32_t>(std::bit_cast<uint64_t>(a) >> 32); }
inline int32_t lowWord(double a) { return static_cast<int32_t>(std::bit_cast<uint64_t>(a)); }
inline double fromWords(int32_t high, int32_t low) {
  return std::bit_cast<double>(static_cast<uint64_t>(static_cast<uint32_t>(high)) << 32 | static_cast<uint32_t>(low));
}

/// Rounds toward zero. The argument must lie in (-2^31 - 1, 2^31): what another argument gives differs between targets,
/// so a rule must select it away before the conversion.
inline int32_t truncateToInt(double a) {
  return a > -2147483649.0 && a < 2147483648.0 ? static_cast<int32_t>(a) : INT32_MIN;
}
inline double toReal(int32_t i) { return i; }
/// A real toward zero, held within the integers of 32 bits; 0 for NaN. So casts are defined; kernels have expansions.
inline int32_t heldInt(double a) {
  if (isNan(a)) return 0;
  return a >= 0x1p31 ? INT32_MAX : a <= -0x1p31 ? INT32_MIN : static_cast<int32_t>(a);
}
inline uint32_t heldUnsigned(double a) { return a >= 0x1p32 ? UINT32_MAX : a > 0 ? static_cast<uint32_t>(a) : 0; }

/// 32-bit integers wrap around.
inline int32_t addInt(int32_t a, int32_t b) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) + static_cast<uint32_t>(b));
}
inline int32_t subInt(int32_t a, int32_t b) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) - static_cast<uint32_t>(b));
}
inline int32_t mulInt(int32_t a, int32_t b) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) * static_cast<uint32_t>(b));
}
/// Quotient and remainder rounded toward minus infinity; 0 for a divisor of 0.
inline int32_t floorDiv(int32_t a, int32_t b) {
  if (b == 0) return 0;
  const int64_t quotient = static_cast<int64_t>(a) / b;
  return static_cast<int32_t>(quotient - (quotient * b != a && (a < 0) != (b < 0) ? 1 : 0));
}
inline int32_t floorMod(int32_t a, int32_t b) { return b == 0 ? 0 : subInt(a, mulInt(floorDiv(a, b), b)); }
/// The same bits as an unsigned integer, and the upper half of a product of two of them.
inline uint32_t unsignedOf(int32_t a) { return static_cast<uint32_t>(a); }
inline int32_t unsignedMulHigh(int32_t a, int32_t b) {
  return static_cast<int32_t>(static_cast<uint64_t>(unsignedOf(a)) * unsignedOf(b) >> 32);
}
inline int32_t bitAnd(int32_t a, int32_t b) { return a & b; }
inline int32_t bitOr(int32_t a, int32_t b) { return a | b; }
inline int32_t bitXor(int32_t a, int32_t b) { return a ^ b; }
/// Shift counts must lie in 0..31.
inline int32_t shiftLeft(int32_t a, int32_t n) { return static_cast<int32_t>(static_cast<uint32_t>(a) << n); }
inline int32_t shiftRightLogical(int32_t a, int32_t n) { return static_cast<int32_t>(static_cast<uint32_t>(a) >> n); }
inline int32_t shiftRightArithmetic(int32_t a, int32_t n) { return a >> n; }

}  // namespace hgc
