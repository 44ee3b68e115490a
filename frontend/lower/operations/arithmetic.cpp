#include "frontend/lower/operations/arithmetic.h"

#include <fmt/format.h>

#include "frontend/lower/operations/integers.h"
#include "frontend/lower/operations/linear.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

using ast::Operator;

bool isNumber(const Operand& x) { return x.type.scalar != Type::Bool; }

bool isComparison(Operator op) { return op >= Operator::Less && op <= Operator::NotEqual; }

Op nodeOf(Operator op) {
  switch (op) {
    case Operator::Add: return Op::Add;
    case Operator::Sub: return Op::Sub;
    case Operator::Mul: return Op::Mul;
    case Operator::Div: return Op::Div;
    case Operator::Mod: return Op::Mod;
    default: return Op::Pow;
  }
}

Operand noOperator(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const bool chain = op >= Operator::Less && op <= Operator::GreaterEqual && x.type.isBoolean() && isNumber(y);
  const bool mixed = x.type.scalar == Type::Int && y.type.scalar == Type::Int && !commonVariant(x, y);
  return builder.mistakes.add(
      offset, fmt::format("no operator `{}` takes {} and {}", ast::spelling(op), builder.nameOf(x), builder.nameOf(y)),
      chain                                ? "comparisons do not chain: write `a < x && x < b`"
      : mixed                              ? "convert one of them: `u32(..)` or `i32(..)`"
      : isBitOperator(op)                  ? "bit operations need integers: `u32(..)` makes one"
      : x.type.isOpen() || y.type.isOpen() ? "compare entries: `all(k in D) a[k] == b[k]`"
                                           : "");
}

/// `a > b` is `b < a`: two relations are enough below.
NodeId compare(Graph& graph, Operator op, NodeId a, NodeId b, bool isUnsigned) {
  if (isUnsigned && op < Operator::Equal) {
    const bool swap = op == Operator::Greater || op == Operator::LessEqual;
    const NodeId less = swap ? graph.make(Op::ULt, b, a) : graph.make(Op::ULt, a, b);
    return op == Operator::LessEqual || op == Operator::GreaterEqual ? graph.make(Op::Not, less) : less;
  }
  switch (op) {
    case Operator::Less: return graph.make(Op::Lt, a, b);
    case Operator::LessEqual: return graph.make(Op::Le, a, b);
    case Operator::Greater: return graph.make(Op::Lt, b, a);
    case Operator::GreaterEqual: return graph.make(Op::Le, b, a);
    case Operator::Equal: return graph.make(Op::Eq, a, b);
    default: return graph.make(Op::Ne, a, b);
  }
}

/// Scalars by any relation; vectors are equal where all components are.
Operand applyComparison(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const bool equality = op == Operator::Equal || op == Operator::NotEqual;
  if (!x.type.sameShape(y.type) || isNumber(x) != isNumber(y)) return noOperator(builder, op, x, y, offset);
  if (!equality && (!x.type.isScalar() || !isNumber(x))) return noOperator(builder, op, x, y, offset);
  Graph& graph = builder.graph();
  const bool real = isNumber(x) && (x.type.scalar == Type::Real || y.type.scalar == Type::Real);
  const bool integers = x.type.scalar == Type::Int && y.type.scalar == Type::Int;
  const std::optional<Variant> variant = integers ? commonVariant(x, y) : Variant::Usual;
  if (!variant) return noOperator(builder, op, x, y, offset);
  const auto compareAt = [&](uint32_t k) {
    const NodeId a = real ? builder.realAt(x, k) : builder.at(x, k), b = real ? builder.realAt(y, k) : builder.at(y, k);
    return compare(graph, op, a, b, variant == Variant::Unsigned);
  };
  NodeId result = compareAt(0);
  for (uint32_t k = 1; k < x.type.count(); ++k) {
    result = graph.make(op == Operator::Equal ? Op::And : Op::Or, result, compareAt(k));
  }
  return builder.scalar(result, ValueType::boolean(), offset);
}

/// Arrays whose lengths are known, as others are.
Operand compareOpen(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const Operand left = opened(builder, x), right = opened(builder, y);
  if (left.poisoned() || right.poisoned()) return poison(offset);
  if (left.type.isOpen() || right.type.isOpen()) return noOperator(builder, op, left, right, offset);
  const Operand a = writtenOut(builder, left), b = writtenOut(builder, right);
  if (!isValue(builder, a) || !isValue(builder, b)) return poison(offset);
  return applyComparison(builder, op, a, b, offset);
}

Operand applyLogic(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  if (!x.type.isBoolean() || !y.type.isBoolean()) return noOperator(builder, op, x, y, offset);
  const NodeId node = builder.graph().make(op == Operator::And ? Op::And : Op::Or, builder.at(x, 0), builder.at(y, 0));
  return builder.scalar(node, ValueType::boolean(), offset);
}

/// The shape that all operands take when scalars are spread, or null where two shapes differ.
const ValueType* commonShape(std::span<const Operand> operands) {
  const ValueType* shape = &operands[0].type;
  for (const Operand& operand : operands) {
    if (operand.type.isScalar()) continue;
    if (shape->isScalar()) shape = &operand.type;
    else if (!shape->sameShape(operand.type)) return nullptr;
  }
  return shape;
}

/// Computed in binary32: every operand is a single or becomes one.
bool areSingles(std::span<const Operand> operands) {
  bool some = false;
  for (const Operand& operand : operands) {
    if (operand.type.scalar == Type::Real && !operand.type.isSingle()) return false;
    some = some || operand.type.isSingle();
  }
  return some;
}

/// An operator on integers, component by component.
Operand applyIntegers(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const bool shift = op == Operator::ShiftLeft || op == Operator::ShiftRight;
  if (!shift && !commonVariant(x, y)) return noOperator(builder, op, x, y, offset);
  const auto apply = isBitOperator(op) ? applyBits : applyInteger;
  if (x.type.isScalar() && y.type.isScalar()) return apply(builder, op, x, y, offset);
  const auto component = [&](const Operand& operand, uint32_t k) {
    Operand part =
        builder.part(operand, operand.type.isScalar() ? 0 : k, operand.type.of(Type::Int, operand.type.variant));
    part.type.rank = 0;
    part.type.extents = {};
    part.flags = operand.flags & Operand::kEither;
    return part;
  };
  const Variant variant = shift ? x.type.variant : *commonVariant(x, y);
  bool good = true;
  const Operand result =
      builder.build((x.type.isScalar() ? y : x).type.of(Type::Int, variant), offset, [&](uint32_t k) {
        const Operand value = apply(builder, op, component(x, k), component(y, k), offset);
        good = good && !value.poisoned();
        return value.poisoned() ? builder.graph().constant(int32_t{0}) : builder.at(value, 0);
      });
  return good ? result : poison(offset);
}

/// The two real operands component by component.
Operand applyReal(Builder& builder, Op op, const Operand& x, const Operand& y, const ValueType& shape,
                  uint32_t offset) {
  const bool spreadX = x.type.isScalar(), spreadY = y.type.isScalar();
  Graph& graph = builder.graph();
  const Operand pair[] = {x, y};
  if (areSingles(pair)) {
    return builder.build(shape.of(Type::Real, Variant::Single), offset, [&](uint32_t k) {
      const NodeId exact = graph.make(op, builder.singleAt(x, spreadX ? 0 : k), builder.singleAt(y, spreadY ? 0 : k));
      return graph.make(Op::Narrow, exact);
    });
  }
  return builder.build(shape.of(Type::Real), offset, [&](uint32_t k) {
    return graph.make(op, builder.realAt(x, spreadX ? 0 : k), builder.realAt(y, spreadY ? 0 : k));
  });
}

Operand wrongArgument(Builder& builder, Op op, const Operand& operand, Slot slot) {
  const char* const wanted = slot == Slot::Int ? "an integer" : slot == Slot::Bool ? "a bool" : "real";
  return builder.mistakes.add(operand.offset, fmt::format("`{}` takes {} here, but this is {}", info(op).name, wanted,
                                                          builder.nameOf(operand.type)));
}

bool fits(const Operand& operand, Slot slot) {
  if (slot == Slot::Int) return operand.type.isInteger();
  if (slot == Slot::Bool) return operand.type.isBoolean();
  return isNumber(operand);
}

/// An operator on entries of arrays: what `applyBinary` does with whole arrays, component by component. There signed
/// integers are taken as reals, but for their bits.
Operand applyToEntries(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  if (op == Operator::Mul && x.type.isMatrix() && y.type.isMatrix()) return noOperator(builder, op, x, y, offset);
  const bool areIntegers = x.type.isInteger() && y.type.isInteger() && !x.type.isUnsigned() && !y.type.isUnsigned();
  if (!areIntegers || isBitOperator(op)) return applyBinary(builder, op, x, y, offset);
  return applyBinary(builder, op, convert(builder, x, ValueType::real()), convert(builder, y, ValueType::real()),
                     offset);
}

}  // namespace

Operand applyUnary(Builder& builder, Operator op, const Operand& x, uint32_t offset) {
  if (isOpenArray(builder, x)) {
    return mapOpen(builder, {&x, 1}, offset,
                   [&](std::span<const Operand> entries) { return applyUnary(builder, op, entries[0], offset); });
  }
  if (!isValue(builder, x)) return poison(offset);
  if (op == Operator::BitNot && x.type.isInteger()) return complement(builder, x, offset);
  if (op == Operator::BitNot || (op == Operator::Not ? !x.type.isBoolean() : !isNumber(x))) {
    return builder.mistakes.add(offset,
                                fmt::format("no operator `{}` takes {}", ast::spelling(op), builder.nameOf(x.type)),
                                op == Operator::Not ? "compare it: `x == 0`" : "");
  }
  if (op == Operator::Plus) return x;
  Graph& graph = builder.graph();
  if (op == Operator::Not) return builder.scalar(graph.make(Op::Not, builder.at(x, 0)), ValueType::boolean(), offset);
  if (!x.type.isInteger()) {
    const Variant variant = x.type.isSingle() ? Variant::Single : Variant::Usual;
    return builder.build(x.type.of(Type::Real, variant), offset,
                         [&](uint32_t k) { return graph.make(Op::Neg, builder.realAt(x, k)); });
  }
  // The literal flag must survive, so that `-1 / 2` is what `1 / 2` is.
  return applyInteger(builder, Operator::Sub, builder.literal(0, false, offset), x, offset);
}

Operand applyBinary(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  if (const Operand pair[] = {x, y}; anyOpen(builder, pair)) {
    if (isComparison(op)) return compareOpen(builder, op, x, y, offset);
    return mapOpen(builder, pair, offset, [&](std::span<const Operand> entries) {
      return applyToEntries(builder, op, entries[0], entries[1], offset);
    });
  }
  if (!isValue(builder, x) || !isValue(builder, y)) return poison(offset);
  if (op == Operator::And || op == Operator::Or) return applyLogic(builder, op, x, y, offset);
  if (isComparison(op)) return applyComparison(builder, op, x, y, offset);
  if (!isNumber(x) || !isNumber(y)) return noOperator(builder, op, x, y, offset);
  const bool scalars = x.type.isScalar() && y.type.isScalar();
  if (x.type.scalar == Type::Int && y.type.scalar == Type::Int) {
    // Arrays of signed integers are taken as reals but for their bits.
    const bool whole = scalars || isBitOperator(op) || x.type.isUnsigned() || y.type.isUnsigned();
    const bool fits = x.type.isScalar() || y.type.isScalar() || x.type.sameShape(y.type);
    if (whole && fits) return applyIntegers(builder, op, x, y, offset);
  }
  if (isBitOperator(op)) return noOperator(builder, op, x, y, offset);
  if (op == Operator::Mul && (x.type.isMatrix() || y.type.isMatrix()) && !x.type.isScalar() && !y.type.isScalar()) {
    const std::optional<Operand> product = matrixProduct(builder, x, y, offset);
    return product ? *product : noOperator(builder, op, x, y, offset);
  }
  if (!x.type.isScalar() && !y.type.isScalar() && !x.type.sameShape(y.type)) {
    const bool reals = x.type.scalar == Type::Real || y.type.scalar == Type::Real;
    const std::optional<Operand> product =
        op == Operator::Mul && reals ? arrayProduct(builder, x, y, offset) : std::nullopt;
    return product ? *product : noOperator(builder, op, x, y, offset);
  }
  return applyReal(builder, nodeOf(op), x, y, x.type.isScalar() ? y.type : x.type, offset);
}

Operand wrongTypes(Builder& builder, std::string_view name, std::span<const Operand> operands, std::string hint,
                   uint32_t offset) {
  std::string types;
  for (const Operand& operand : operands) types += (types.empty() ? "" : ", ") + builder.nameOf(operand.type);
  return builder.mistakes.add(offset, fmt::format("`{}` cannot take ({})", name, types), std::move(hint));
}

Operand applyScalar(Builder& builder, Op op, std::span<const Operand> operands, uint32_t offset) {
  const Signature& signature = info(op).signature;
  if (anyOpen(builder, operands) && signature.result != Slot::Bool) {
    return mapOpen(builder, operands, offset,
                   [&](std::span<const Operand> entries) { return applyScalar(builder, op, entries, offset); });
  }
  bool integers = true;
  for (size_t k = 0; k < operands.size(); ++k) {
    if (!isValue(builder, operands[k])) return poison(offset);
    if (!fits(operands[k], signature.operand[k])) return wrongArgument(builder, op, operands[k], signature.operand[k]);
    integers = integers && operands[k].type.isInteger();
  }
  if (op == Op::Pow) needsConstant(builder, operands[1]);
  if (integers) {
    for (size_t k = 1; k < operands.size(); ++k) {
      if (!commonVariant(operands[0], operands[k]) && signature.result == Slot::Real)
        return wrongTypes(builder, info(op).name, operands, "convert them: `u32(..)` or `i32(..)`", offset);
    }
    if (const std::optional<Operand> result = applyIntegerFunction(builder, op, operands, offset)) return *result;
  }
  const ValueType* const shape = commonShape(operands);
  const bool wide = shape && !shape->isScalar();
  if (!shape || (wide && signature.result != Slot::Real)) {
    return wrongTypes(builder, info(op).name, operands,
                      shape ? "it takes scalars only" : "the arguments must have one shape, or be scalars", offset);
  }
  const Type result = signature.result == Slot::Int    ? Type::Int
                      : signature.result == Slot::Bool ? Type::Bool
                                                       : Type::Real;
  const bool single = result == Type::Real && areSingles(operands);
  return builder.build(shape->of(result, single ? Variant::Single : Variant::Usual), offset, [&](uint32_t k) {
    NodeId nodes[3] = {kNoNode, kNoNode, kNoNode};
    for (size_t j = 0; j < operands.size(); ++j) {
      const uint32_t component = operands[j].type.isScalar() ? 0 : k;
      nodes[j] = single                               ? builder.singleAt(operands[j], component)
                 : signature.operand[j] == Slot::Real ? builder.realAt(operands[j], component)
                                                      : builder.at(operands[j], component);
    }
    const NodeId value = builder.graph().make(op, nodes[0], nodes[1], nodes[2]);
    return single ? builder.graph().make(Op::Narrow, value) : value;
  });
}

}  // namespace hgc
