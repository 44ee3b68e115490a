#include "frontend/lower/operations/integers.h"

#include <fmt/format.h>

#include <limits>

#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

using ast::Operator;

constexpr int32_t kMaxPower = 64;  // of what is not known at compile time

int64_t floorDiv(int64_t a, int64_t b) { return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0); }

/// a^b for b >= 0, held at the limits of 64 bits well before it overflows.
int64_t power(int64_t a, int64_t b) {
  if (a == 1 || b == 0) return 1;
  if (a == 0) return 0;
  if (a == -1) return b % 2 == 0 ? 1 : -1;
  int64_t result = 1;
  for (int64_t k = 0; k < b && std::abs(result) <= int64_t{1} << 31; ++k) result *= a;
  return result;
}

int64_t evaluate(Operator op, int64_t a, int64_t b) {
  switch (op) {
    case Operator::Add: return a + b;
    case Operator::Sub: return a - b;
    case Operator::Mul: return a * b;
    case Operator::Div: return floorDiv(a, b);
    case Operator::Mod: return a - b * floorDiv(a, b);
    default: return power(a, b);
  }
}

Op nodeOf(Operator op, bool isUnsigned) {
  switch (op) {
    case Operator::Add: return Op::IAdd;
    case Operator::Sub: return Op::ISub;
    case Operator::Mul: return Op::IMul;
    case Operator::Div: return isUnsigned ? Op::UDiv : Op::IDiv;
    default: return isUnsigned ? Op::UMod : Op::IMod;
  }
}

/// An index plus, minus or modulo an integer is an index into the same dimension.
uint32_t dimOf(Operator op, uint32_t x, uint32_t y) {
  switch (op) {
    case Operator::Add: return x != kNone && y != kNone ? kNone : x != kNone ? x : y;
    case Operator::Sub:
    case Operator::Mod: return y == kNone ? x : kNone;
    default: return kNone;
  }
}

Operand overflow(Builder& builder, uint32_t offset, int64_t value) {
  const bool known = value > std::numeric_limits<int64_t>::min() / 2 && value < std::numeric_limits<int64_t>::max() / 2;
  return builder.mistakes.add(
      offset, fmt::format("this integer{} does not fit 32 bits", known ? fmt::format(" ({})", value) : ""),
      "with a decimal point the numbers are real");
}

/// Those of a scalar made of literals.
uint8_t literalFlags(Builder& builder, const Operand& value) {
  const bool either = builder.constantOf(value)->integer() >= 0;
  return static_cast<uint8_t>(Operand::kLiteral | (either ? Operand::kEither : 0));
}

bool isProductOfData(Operator op, const Operand& x, const Operand& y) {
  const bool isPower = op == Operator::Pow;
  return (isPower || op == Operator::Mul) && x.isOfData() && (isPower || y.isOfData());
}

/// What is made of the length of a row is of it, too.
void takeLength(Operand& result, const Operand& x, const Operand& y) {
  const Operand& from = x.has(Operand::kOfLength) ? x : y;
  if (!from.has(Operand::kOfLength)) return;
  result.flags |= Operand::kOfLength;
  result.symbol = from.symbol;
}

/// The value of an operation on operands that are known.
Operand folded(Builder& builder, int32_t value, const Operand& x, const Operand& y, bool inexact, uint32_t offset) {
  Operand result = builder.integer(value, offset, 0);
  if (x.has(Operand::kLiteral) && y.has(Operand::kLiteral)) result.flags |= literalFlags(builder, result);
  if (inexact) result.flags |= Operand::kRounded;
  takeLength(result, x, y);
  return result;
}

/// Both operands are known. Reports what has no value.
Operand fold(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const int32_t a = builder.constantOf(x)->integer(), b = builder.constantOf(y)->integer();
  const bool literals = x.has(Operand::kLiteral) && y.has(Operand::kLiteral);
  if ((op == Operator::Div || op == Operator::Mod) && b == 0) return mistakeOf(builder, y, offset, "division by zero");
  const bool inexact = op == Operator::Div && int64_t{a} % b != 0;
  if (literals && inexact) return builder.real(static_cast<double>(a) / b, offset);
  if (op == Operator::Pow && b < 0) {
    Graph& graph = builder.graph();
    const NodeId node =
        graph.make(Op::Pow, graph.constant(static_cast<double>(a)), graph.constant(static_cast<double>(b)));
    return builder.scalar(node, ValueType::real(), offset);
  }
  const int64_t value = evaluate(op, a, b);
  if (value != static_cast<int32_t>(value)) return overflow(builder, offset, value);
  return folded(builder, static_cast<int32_t>(value), x, y, inexact, offset);
}

/// Unsigned numbers wrap, known or not; only a quotient by zero has no value.
Operand foldUnsigned(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const auto a = static_cast<uint32_t>(builder.constantOf(x)->integer());
  const auto b = static_cast<uint32_t>(builder.constantOf(y)->integer());
  if ((op == Operator::Div || op == Operator::Mod) && b == 0) return mistakeOf(builder, y, offset, "division by zero");
  uint32_t value = 1;
  for (uint32_t k = 0, base = a; op == Operator::Pow && b >> k != 0; ++k, base *= base) {
    if ((b >> k & 1) != 0) value *= base;
    if (k == 31) break;
  }
  if (op != Operator::Pow) {
    Graph& graph = builder.graph();
    const NodeId node = graph.make(nodeOf(op, true), builder.at(x, 0), builder.at(y, 0));
    value = static_cast<uint32_t>(graph.constantAt(node).integer());
  }
  Operand result = folded(builder, static_cast<int32_t>(value), x, y, op == Operator::Div && a % b != 0, offset);
  result.type = ValueType::unsignedInteger();
  return result;
}

/// A power of an index by a known exponent is a product.
Operand applyPower(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  const std::optional<Constant> exponent = builder.constantOf(y);
  if (!exponent || exponent->integer() < 0 || exponent->integer() > kMaxPower) {
    return builder.mistakes.addNotKnown(
        offset, "an integer's power needs a small exponent that is known when compiling", "convert it: `real(a) ^ b`");
  }
  NodeId node = builder.graph().constant(int32_t{1});
  for (int32_t k = 0; k < exponent->integer(); ++k) node = builder.graph().make(Op::IMul, node, builder.at(x, 0));
  return builder.scalar(node, x.type.isUnsigned() ? ValueType::unsignedInteger() : ValueType::integer(), offset);
}

Operand applyMagnitude(Builder& builder, Op op, const Operand& x, uint32_t offset) {
  Graph& graph = builder.graph();
  const NodeId value = builder.at(x, 0), zero = graph.constant(int32_t{0});
  if (x.type.isUnsigned()) {  // nothing is below zero
    const NodeId sign = graph.make(Op::Select, graph.make(Op::Eq, value, zero), zero, graph.constant(int32_t{1}));
    return builder.scalar(op == Op::Abs ? value : sign, x.type, offset);
  }
  const NodeId one = graph.constant(int32_t{1}), minusOne = graph.constant(int32_t{-1});
  const NodeId node = op == Op::Abs ? graph.make(Op::IMax, value, graph.make(Op::ISub, zero, value))
                                    : graph.make(Op::IMax, minusOne, graph.make(Op::IMin, value, one));
  return builder.scalar(node, ValueType::integer(), offset);
}

Operand applyExtremum(Builder& builder, Op op, const Operand& x, const Operand& y, uint32_t offset) {
  Graph& graph = builder.graph();
  Operand result;
  if (commonVariant(x, y) == Variant::Unsigned) {
    const NodeId a = builder.at(x, 0), b = builder.at(y, 0);
    const NodeId less = op == Op::IMin ? graph.make(Op::ULt, a, b) : graph.make(Op::ULt, b, a);
    result = builder.scalar(graph.make(Op::Select, less, a, b), ValueType::unsignedInteger(), offset);
  } else {
    const uint32_t dim = x.type.dim == y.type.dim || y.type.dim == kNone ? x.type.dim
                         : x.type.dim == kNone                           ? y.type.dim
                                                                         : kNone;
    result = builder.scalar(graph.make(op, builder.at(x, 0), builder.at(y, 0)), ValueType::integer(dim), offset);
  }
  result.flags = x.lasting() | y.lasting();
  if (x.has(Operand::kLiteral) && y.has(Operand::kLiteral)) result.flags |= literalFlags(builder, result);
  if (builder.constantOf(result)) takeLength(result, x, y);
  return result;
}

/// An index loses its dimension: its bits are no index any more.
ValueType plain(Variant variant) {
  return variant == Variant::Unsigned ? ValueType::unsignedInteger() : ValueType::integer();
}

/// A result of literals is one, so that `1 << 4 | 3` serves signed and unsigned alike.
Operand resultOf(Builder& builder, NodeId node, Variant variant, bool literal, uint32_t offset) {
  Operand result = builder.scalar(node, plain(variant), offset);
  if (literal) result.flags = literalFlags(builder, result);
  return result;
}

NodeId countOf(Builder& builder, const Operand& count) {
  return builder.graph().make(Op::IAnd, builder.at(count, 0), builder.graph().constant(int32_t{31}));
}

/// `x << n | x >> 32 - n`, or the other way round: right for n = 0 as well, as counts are taken modulo 32.
NodeId rotate(Builder& builder, const Operand& x, const Operand& count, bool left) {
  Graph& graph = builder.graph();
  const NodeId value = builder.at(x, 0), n = countOf(builder, count);
  const NodeId rest =
      graph.make(Op::IAnd, graph.make(Op::ISub, graph.constant(int32_t{0}), n), graph.constant(int32_t{31}));
  return graph.make(Op::IOr, graph.make(Op::IShl, value, left ? n : rest),
                    graph.make(Op::IShr, value, left ? rest : n));
}

}  // namespace

Operand applyInteger(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const uint32_t dim = dimOf(op, x.type.dim, y.type.dim);
  const bool isUnsigned = commonVariant(x, y) == Variant::Unsigned;
  Operand result;
  if (builder.constantOf(x) && builder.constantOf(y)) {
    result = (isUnsigned ? foldUnsigned : fold)(builder, op, x, y, offset);
  } else if (op == Operator::Pow) {
    result = applyPower(builder, x, y, offset);
  } else {
    const NodeId node = builder.graph().make(nodeOf(op, isUnsigned), builder.at(x, 0), builder.at(y, 0));
    result = builder.scalar(node, isUnsigned ? ValueType::unsignedInteger() : ValueType::integer(), offset);
    if (op == Operator::Div) result.flags |= Operand::kRounded;
  }
  result.flags = static_cast<uint8_t>(result.flags | x.lasting() | y.lasting());
  if (!isUnsigned && isProductOfData(op, x, y)) result.flags |= Operand::kWraps;
  if (result.type.scalar == Type::Int && !isUnsigned) result.type.dim = dim;
  return result;
}

std::optional<Operand> applyIntegerFunction(Builder& builder, Op op, std::span<const Operand> operands,
                                            uint32_t offset) {
  switch (op) {
    case Op::Min: return applyExtremum(builder, Op::IMin, operands[0], operands[1], offset);
    case Op::Max: return applyExtremum(builder, Op::IMax, operands[0], operands[1], offset);
    case Op::Clamp: {
      const Operand raised = applyExtremum(builder, Op::IMax, operands[0], operands[1], offset);
      return applyExtremum(builder, Op::IMin, raised, operands[2], offset);
    }
    case Op::Mod: return applyInteger(builder, Operator::Mod, operands[0], operands[1], offset);
    case Op::Abs:
    case Op::Sign: return applyMagnitude(builder, op, operands[0], offset);
    default: return std::nullopt;
  }
}

Operand applyBits(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  Graph& graph = builder.graph();
  const bool literal = x.has(Operand::kLiteral) && y.has(Operand::kLiteral);
  if (op == Operator::BitAnd || op == Operator::BitOr) {
    const NodeId node = graph.make(op == Operator::BitAnd ? Op::IAnd : Op::IOr, builder.at(x, 0), builder.at(y, 0));
    return resultOf(builder, node, *commonVariant(x, y), literal, offset);
  }
  const Op shift = op == Operator::ShiftLeft ? Op::IShl : x.type.isUnsigned() ? Op::IShr : Op::ISar;
  return resultOf(builder, graph.make(shift, builder.at(x, 0), countOf(builder, y)), x.type.variant, literal, offset);
}

Operand complement(Builder& builder, const Operand& x, uint32_t offset) {
  const NodeId node = builder.graph().make(Op::IXor, builder.at(x, 0), builder.graph().constant(int32_t{-1}));
  return resultOf(builder, node, x.type.variant, x.has(Operand::kLiteral), offset);
}

Operand callBits(Builder& builder, Builtin function, std::string_view name, std::span<const Operand> operands,
                 uint32_t offset) {
  const Operand &x = operands[0], &y = operands[1];
  if (!x.type.isInteger() || !y.type.isInteger()) {
    return wrongTypes(builder, name, operands, "it is for integers: `u32(..)` makes one", offset);
  }
  Graph& graph = builder.graph();
  const bool literal = x.has(Operand::kLiteral) && y.has(Operand::kLiteral);
  if (function == Builtin::RotateLeft || function == Builtin::RotateRight) {
    return resultOf(builder, rotate(builder, x, y, function == Builtin::RotateLeft), x.type.variant, literal, offset);
  }
  const std::optional<Variant> variant = commonVariant(x, y);
  if (!variant) return wrongTypes(builder, name, operands, "make both of one type: `u32(..)` or `i32(..)`", offset);
  if (function == Builtin::Xor) {
    return resultOf(builder, graph.make(Op::IXor, builder.at(x, 0), builder.at(y, 0)), *variant, literal, offset);
  }
  const bool unsignedBoth =
      conversionCost(x, ValueType::unsignedInteger()) && conversionCost(y, ValueType::unsignedInteger());
  if (!unsignedBoth)
    return wrongTypes(builder, name, operands, "it is for unsigned integers: `u32(..)` makes one", offset);
  return resultOf(builder, graph.make(Op::UMulHigh, builder.at(x, 0), builder.at(y, 0)), Variant::Unsigned, literal,
                  offset);
}

}  // namespace hgc
