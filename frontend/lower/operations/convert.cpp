/// Conversions between types, also those that are written as calls: `real(x)`, `u32(x)`.
#include <fmt/format.h>

#include <utility>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

bool realFits(const Operand& from, const ValueType& to) { return from.has(Operand::kEmpty) && to.scalar == Type::Real; }

/// The dimension of an integer that may be either of two: indices into two dimensions are plain integers together.
uint32_t commonDim(const ValueType& x, const ValueType& y) {
  if (x.dim == y.dim || y.dim == kNone) return x.dim;
  return x.dim == kNone ? y.dim : kNone;
}

ValueType scalarOf(Builtin to) {
  switch (to) {
    case Builtin::Int: return ValueType::integer();
    case Builtin::Unsigned: return ValueType::unsignedInteger();
    case Builtin::Single: return ValueType::single();
    default: return ValueType::real();
  }
}

NodeId one(Graph& graph, Type type) { return type == Type::Int ? graph.constant(int32_t{1}) : graph.constant(1.0); }
NodeId zero(Graph& graph, Type type) { return type == Type::Int ? graph.constant(int32_t{0}) : graph.constant(0.0); }

/// True if every real that is known when compiling fits the integers; reports the first that does not.
bool constantsFit(Builder& builder, const Operand& operand, bool isUnsigned, uint32_t offset) {
  const double low = isUnsigned ? -1.0 : -2147483649.0, high = isUnsigned ? 4294967296.0 : 2147483648.0;
  for (uint32_t k = 0; k < operand.type.count(); ++k) {
    const NodeId node = builder.at(operand, k);
    if (!builder.graph().isConstant(node)) continue;
    const double value = builder.graph().constantAt(node).real();
    if (value > low && value < high) continue;
    builder.mistakes.add(
        offset, fmt::format("this real does not fit {} of 32 bits", isUnsigned ? "an unsigned integer" : "an integer"));
    return false;
  }
  return true;
}

}  // namespace

std::optional<uint32_t> conversionCost(const Operand& from, const ValueType& to) {
  const ValueType& type = from.type;
  if (!type.sameShape(to)) return realFits(from, to) ? std::optional(1U) : std::nullopt;
  if (type == to) return 0;
  if (type.scalar == Type::Int && to.scalar == Type::Real)
    return (type.dim == kNone ? 2U : 3U) + (to.isSingle() ? 2U : 0U);
  if (type.scalar == Type::Real && to.scalar == Type::Real) return to.isSingle() ? std::nullopt : std::optional(1U);
  if (type.scalar != Type::Int || to.scalar != Type::Int) return std::nullopt;
  if (type.variant != to.variant) return from.has(Operand::kEither) ? std::optional(1U) : std::nullopt;
  if (type.dim != kNone && to.dim != kNone) return std::nullopt;
  return 1;
}

Operand convert(Builder& builder, const Operand& from, const ValueType& to) {
  if (from.poisoned() || from.type == to) return from;
  if (from.form == Operand::Form::Open && from.type.sameShape(to))
    return convertOpen(builder, from, builder.arena.openOf(from).entry.of(to.scalar, to.variant));
  if (to.scalar == Type::Real) {
    const bool spread = !from.type.sameShape(to);
    return builder.build(to, from.offset, [&](uint32_t k) {
      return to.isSingle() ? builder.singleAt(from, spread ? 0 : k) : builder.realAt(from, spread ? 0 : k);
    });
  }
  Operand result = from;
  result.type = to;
  return result;
}

namespace {

/// Where a declaration says f32, a number that is known when compiling may be written as a real.
bool roundsConstants(Builder& builder, const Operand& from, const ValueType& to) {
  if (!to.isSingle() || from.type.scalar != Type::Real || !from.type.sameShape(to) || from.type.isOpen()) return false;
  for (uint32_t k = 0; k < to.count(); ++k) {
    if (!builder.graph().isConstant(builder.at(from, k))) return false;
  }
  return true;
}

}  // namespace

Operand convertOrFail(Builder& builder, const Operand& from, const ValueType& to, std::string_view what,
                      std::string hint) {
  if (from.form != Operand::Form::Open && !isValue(builder, from)) return poison(from.offset);
  if (conversionCost(from, to) || roundsConstants(builder, from, to)) return convert(builder, from, to);
  std::string message = fmt::format("{} must be {}, but this is {}", what, builder.nameOf(to), builder.nameOf(from));
  const bool rounds = to.isSingle() && from.type.scalar == Type::Real && from.type.sameShape(to);
  if (rounds)
    return builder.mistakes.addNotKnown(from.offset, std::move(message), hint.empty() ? "`f32(..)` rounds it" : hint);
  const bool indices = from.type.isInteger() && to.isInteger();
  if (!hint.empty()) return builder.mistakes.add(from.offset, std::move(message), std::move(hint));
  if (indices && from.type.variant != to.variant)
    hint = fmt::format("convert it: `{}(..)`", to.isUnsigned() ? "u32" : "i32");
  else if (to.scalar == Type::Int && from.type.scalar == Type::Real && to.sameShape(from.type))
    hint = fmt::format("`{}(..)` rounds toward zero", to.isUnsigned() ? "u32" : "i32");
  else if (indices) hint = "`int(..)` makes a plain integer of an index, which may index any dimension";
  else if (to.isScalar() && from.type.scalar == Type::Real)
    hint = "`dot`, `norm` and `norm2` make a scalar of a vector, and an index takes an element";
  return builder.mistakes.add(from.offset, std::move(message), std::move(hint));
}

std::optional<ValueType> unify(const Operand& x, const Operand& y) {
  if (x.type == y.type) return x.type;
  if (realFits(x, y.type)) return y.type;
  if (realFits(y, x.type)) return x.type;
  if (!x.type.sameShape(y.type)) return std::nullopt;
  if (x.type.scalar == Type::Bool || y.type.scalar == Type::Bool) return std::nullopt;
  if (x.type.scalar == Type::Real && y.type.scalar == Type::Real) return x.type.of(Type::Real);
  if (x.type.scalar == Type::Real) return x.type;
  if (y.type.scalar == Type::Real) return y.type;
  const std::optional<Variant> variant = commonVariant(x, y);
  if (!variant) return std::nullopt;
  ValueType result = x.type.of(Type::Int, *variant);
  result.dim = commonDim(x.type, y.type);
  return result;
}

std::optional<Variant> commonVariant(const Operand& x, const Operand& y) {
  if (x.type.variant == y.type.variant) return x.type.variant;
  const Operand& isSigned = x.type.isUnsigned() ? y : x;
  const Operand& isUnsigned = x.type.isUnsigned() ? x : y;
  if (isSigned.type.dim == kNone && isSigned.has(Operand::kEither)) return Variant::Unsigned;
  return isUnsigned.has(Operand::kEither) ? std::optional(Variant::Usual) : std::nullopt;
}

Operand choose(Builder& builder, const Operand& condition, const Operand& x, const Operand& y, uint32_t offset) {
  if (const Operand arms[] = {x, y}; anyOpen(builder, arms)) {
    return mapOpen(builder, arms, offset, [&](std::span<const Operand> entries) {
      return choose(builder, condition, entries[0], entries[1], offset);
    });
  }
  if (!isValue(builder, condition) || !isValue(builder, x) || !isValue(builder, y)) return poison(offset);
  if (!condition.type.isBoolean()) {
    return builder.mistakes.add(
        condition.offset, fmt::format("a condition must be bool, but this is {}", builder.nameOf(condition.type)),
        condition.type.isScalar() ? "compare it: `x != 0`" : "compare one number of it, or its norm: `norm(x) > 0`");
  }
  const std::optional<ValueType> type = unify(x, y);
  if (!type) {
    return builder.mistakes.add(offset,
                                fmt::format("the two sides of a choice must have one type, but they are {} and {}",
                                            builder.nameOf(x.type), builder.nameOf(y.type)));
  }
  const Operand yes = convert(builder, x, *type), no = convert(builder, y, *type);
  const NodeId chosen = builder.at(condition, 0);
  Operand result = builder.build(*type, offset, [&](uint32_t k) {
    return builder.graph().make(Op::Select, chosen, builder.at(yes, k), builder.at(no, k));
  });
  const bool either = x.has(Operand::kEither) && y.has(Operand::kEither);
  result.flags = static_cast<uint8_t>(x.lasting() | y.lasting() | (either ? Operand::kEither : 0));
  return result;
}

/// Integers keep their bits, so that `u32(-1)` is 0xffffffff; a real is held within the range, and NaN is 0.
Operand cast(Builder& builder, Builtin to, std::string_view name, const Operand& operand, uint32_t offset) {
  if (isOpenArray(builder, operand)) {
    return mapOpen(builder, {&operand, 1}, offset,
                   [&](std::span<const Operand> entries) { return cast(builder, to, name, entries[0], offset); });
  }
  const ValueType scalar = scalarOf(to);
  const ValueType type = operand.type.of(scalar.scalar, scalar.variant);
  const bool vector = operand.type.rows > 1;
  if (vector && to != Builtin::Real)
    return builder.mistakes.add(offset, fmt::format("`{}` is not made of {}", name, builder.nameOf(operand.type)),
                                "vectors and matrices are real: convert their components");
  Operand from = operand;
  from.flags = 0;  // the explicit conversion: no warning about divisions and products
  Graph& graph = builder.graph();
  if (from.type.scalar == Type::Bool) {
    return builder.build(type, offset, [&](uint32_t k) {
      return graph.make(Op::Select, builder.at(from, k), one(graph, scalar.scalar), zero(graph, scalar.scalar));
    });
  }
  if (to == Builtin::Real) return builder.build(type, offset, [&](uint32_t k) { return builder.realAt(from, k); });
  if (to == Builtin::Single) return builder.build(type, offset, [&](uint32_t k) { return builder.singleAt(from, k); });
  const bool real = from.type.scalar == Type::Real;
  if (real && !constantsFit(builder, from, to == Builtin::Unsigned, offset)) return poison(offset);
  const Op op = to == Builtin::Unsigned ? Op::ToU32 : Op::ToI32;
  Operand result = builder.build(type, offset, [&](uint32_t k) {
    const NodeId node = builder.at(from, k);
    return real ? graph.make(op, node) : node;
  });
  if (!real && operand.has(Operand::kOfLength)) {
    result.flags = Operand::kOfLength;
    result.symbol = operand.symbol;
  }
  return result;
}

}  // namespace hgc
