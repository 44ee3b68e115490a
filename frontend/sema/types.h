#pragma once
/// The types of the language.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ir/op.h"
#include "ir/program.h"

namespace hgc {

inline constexpr uint32_t kMaxRank = 4;
/// A value may not have more scalars than this, nor an axis be longer: so counts stay far within 32 bits.
inline constexpr uint32_t kMaxEntries = 1U << 24;

/// What a type has besides its IR scalar: an unsigned integer is an Int with operations of its own, a single a Real
/// that is rounded to binary32 after every operation.
enum class Variant : uint8_t { Usual, Unsigned, Single };

/// The type of a value: an array of rank 0 or more, of scalars, vectors or matrices. Values are stored scalar by
/// scalar, the last array axis fastest, then the columns of a matrix, then the rows of a column (as GLSL does).
struct ValueType {
  Type scalar = Type::Real;
  uint8_t rows = 1;     ///< of a vector or matrix
  uint8_t columns = 1;  ///< of a matrix, which has as many rows
  uint8_t rank = 0;
  Variant variant = Variant::Usual;
  uint32_t dim = kNone;  ///< of an Int: the dimension that it is an index into
  std::array<uint32_t, kMaxRank> extents{};

  static ValueType real() { return {}; }
  static ValueType boolean() { return {.scalar = Type::Bool}; }
  static ValueType integer(uint32_t dim = kNone) { return {.scalar = Type::Int, .dim = dim}; }
  static ValueType unsignedInteger() { return {.scalar = Type::Int, .variant = Variant::Unsigned}; }
  static ValueType single() { return {.variant = Variant::Single}; }
  static ValueType vector(uint32_t size) { return {.rows = static_cast<uint8_t>(size)}; }
  static ValueType matrix(uint32_t size) {
    return {.rows = static_cast<uint8_t>(size), .columns = static_cast<uint8_t>(size)};
  }

  bool isScalar() const { return rank == 0 && rows == 1; }
  bool isVector() const { return rank == 0 && rows > 1 && columns == 1; }
  bool isMatrix() const { return rank == 0 && columns > 1; }
  bool isInteger() const { return isScalar() && scalar == Type::Int; }
  bool isBoolean() const { return isScalar() && scalar == Type::Bool; }
  /// Whether it has an axis of length 0: a parameter takes arrays of any length there, and of a value data knows it.
  bool isOpen() const {
    for (uint32_t k = 0; k < rank; ++k) {
      if (extents[k] == 0) return true;
    }
    return false;
  }
  bool isUnsigned() const { return variant == Variant::Unsigned; }
  bool isSingle() const { return variant == Variant::Single; }
  bool sameShape(const ValueType& other) const {
    return rows == other.rows && columns == other.columns && rank == other.rank && extents == other.extents;
  }
  /// The same shape of another scalar.
  ValueType of(Type other, Variant variant = Variant::Usual) const;
  /// What files of these values hold.
  ElementType elementType() const;

  /// How many scalars a value has.
  uint32_t count() const;
  /// How many elements an index chooses from: entries, columns or components; 0 for a scalar.
  uint32_t length() const { return rank > 0 ? extents[0] : columns > 1 ? columns : rows > 1 ? rows : 0U; }
  /// Array axes, then columns, then rows, as a program lists them.
  std::vector<uint32_t> shape() const;
  /// What an index chooses.
  ValueType element() const;
  /// True if `extent` values of this type are not too many for an array.
  bool fitsTimes(uint64_t extent) const { return extent <= kMaxEntries && extent * count() <= kMaxEntries; }
  /// An array of `extent` values of this type, which must fit; the rank must be below `kMaxRank`.
  ValueType arrayOf(uint32_t extent) const;

  friend bool operator==(const ValueType&, const ValueType&) = default;
};

/// The type of a parameter with the lengths that it leaves open taken from an argument of as many axes.
ValueType withLengthsOf(const ValueType& parameter, const ValueType& argument);

/// `vec3[12]`, `int`, `index into V`.
std::string nameOf(const ValueType& type, const Program& program);
/// The same, with the dimensions that axes without a length have, or kNone: `real[D, *]`.
std::string nameOf(const ValueType& type, const Program& program, const std::array<DimId, kMaxRank>& dims);

}  // namespace hgc
