#pragma once
/// The functions that the language knows besides those of the operation table.
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "ir/op.h"

namespace hgc {

enum class Builtin : uint8_t {
  None,
  Scalar,  ///< an operation of the table, component by component
  Real,
  Int,
  Unsigned,
  Single,
  Xor,
  RotateLeft,
  RotateRight,
  MulHigh,
  Vec2,
  Vec3,
  Vec4,
  Mat2,
  Mat3,
  Mat4,
  Len,
  Select,
  Dot,
  Cross,
  Norm,
  Norm2,
  Normalize,
  Distance,
  Reflect,
  Det,
  Inverse,
  Transpose,
  Trace,
  Outer,
  Slope,
};

/// What a name means when it is called and no `fn` declares it.
struct BuiltinFunction {
  Builtin builtin = Builtin::None;
  Op op{};  ///< of a Scalar
};

BuiltinFunction builtinNamed(std::string_view name);
/// The named number (`PI`, `TAU`, `E`, `INF`, `NAN`), or nothing.
std::optional<double> builtinConstant(std::string_view name);
/// Calls `visit` with the names of all built-in functions.
void forEachBuiltin(const std::function<void(std::string_view)>& visit);

}  // namespace hgc
