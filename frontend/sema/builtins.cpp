#include "frontend/sema/builtins.h"

#include <limits>
#include <numbers>

namespace hgc {
namespace {

struct Named {
  std::string_view name;
  Builtin builtin;
};

constexpr Named kFunctions[] = {
    {"real", Builtin::Real},
    {"int", Builtin::Int},
    {"i32", Builtin::Int},
    {"u32", Builtin::Unsigned},
    {"f32", Builtin::Single},
    {"xor", Builtin::Xor},
    {"rotl", Builtin::RotateLeft},
    {"rotr", Builtin::RotateRight},
    {"umulhi", Builtin::MulHigh},
    {"vec2", Builtin::Vec2},
    {"vec3", Builtin::Vec3},
    {"vec4", Builtin::Vec4},
    {"mat2", Builtin::Mat2},
    {"mat3", Builtin::Mat3},
    {"mat4", Builtin::Mat4},
    {"len", Builtin::Len},
    {"select", Builtin::Select},
    {"dot", Builtin::Dot},
    {"cross", Builtin::Cross},
    {"norm", Builtin::Norm},
    {"norm2", Builtin::Norm2},
    {"normalize", Builtin::Normalize},
    {"distance", Builtin::Distance},
    {"reflect", Builtin::Reflect},
    {"det", Builtin::Det},
    {"inverse", Builtin::Inverse},
    {"transpose", Builtin::Transpose},
    {"trace", Builtin::Trace},
    {"outer", Builtin::Outer},
    {"slope", Builtin::Slope},
    {"f64", Builtin::Real},
};

}  // namespace

BuiltinFunction builtinNamed(std::string_view name) {
  for (const Named& function : kFunctions) {
    if (function.name == name) return {function.builtin, {}};
  }
  if (name == "crossing") return {Builtin::Scalar, Op::Crossing};  // for std.linalg: nobody else knows their arguments
  if (name == "pluszero") return {Builtin::Scalar, Op::PlusZero};
  if (const std::optional<Op> op = functionNamed(name)) return {Builtin::Scalar, *op};
  return {};
}

std::optional<double> builtinConstant(std::string_view name) {
  if (name == "PI") return std::numbers::pi;
  if (name == "TAU") return 2 * std::numbers::pi;
  if (name == "E") return std::numbers::e;
  if (name == "INF") return std::numeric_limits<double>::infinity();
  if (name == "NAN") return std::numeric_limits<double>::quiet_NaN();
  return std::nullopt;
}

void forEachBuiltin(const std::function<void(std::string_view)>& visit) {
  for (const Named& function : kFunctions) visit(function.name);
  for (const OpInfo& operation : allOps()) {
    if (operation.isFunction) visit(operation.name);
  }
}

}  // namespace hgc
