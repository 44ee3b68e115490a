#pragma once
/// Scalar types of the IR. Below the front end there are only scalars.
#include <bit>
#include <cstdint>

namespace hgc {

enum class Type : uint8_t { Real, Int, Bool };

inline const char* typeName(Type type) { return type == Type::Real ? "real" : type == Type::Int ? "int" : "bool"; }

/// One typed scalar value. Equality is equality of bits, so that two NaNs are equal and 0 differs from -0.
struct Constant {
  Type type = Type::Real;
  uint64_t bits = 0;

  static Constant of(double value) { return {Type::Real, std::bit_cast<uint64_t>(value)}; }
  static Constant of(int32_t value) { return {Type::Int, static_cast<uint32_t>(value)}; }
  static Constant of(bool value) { return {Type::Bool, value ? 1U : 0U}; }

  double real() const { return std::bit_cast<double>(bits); }
  int32_t integer() const { return static_cast<int32_t>(static_cast<uint32_t>(bits)); }
  bool boolean() const { return bits != 0; }

  friend bool operator==(const Constant&, const Constant&) = default;
};

}  // namespace hgc
