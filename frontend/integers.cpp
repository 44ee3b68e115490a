#include "frontend/integers.h"

#include <fmt/format.h>

#include <cstdlib>
#include <limits>

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

Op nodeOf(Operator op) {
  switch (op) {
    case Operator::Add: return Op::IAdd;
    case Operator::Sub: return Op::ISub;
    case Operator::Mul: return Op::IMul;
    case Operator::Div: return Op::IDiv;
    default: return Op::IMod;
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
  return builder.mistake(offset,
                         fmt::format("this integer{} does not fit 32 bits", known ? fmt::format(" ({})", value) : ""),
                         "with a decimal point the numbers are real");
}

/// Both operands are known. Reports what has no value.
Operand fold(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const int32_t a = builder.constantOf(x)->integer(), b = builder.constantOf(y)->integer();
  const bool literals = x.has(Operand::kLiteral) && y.has(Operand::kLiteral);
  if ((op == Operator::Div || op == Operator::Mod) && b == 0) return builder.mistake(offset, "division by zero");
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
  Operand result = builder.integer(static_cast<int32_t>(value), offset, 0);
  if (literals) result.flags |= Operand::kLiteral;
  if (inexact) result.flags |= Operand::kRounded;
  return result;
}

/// A power of an index by a known exponent is a product.
Operand applyPower(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  const std::optional<Constant> exponent = builder.constantOf(y);
  if (!exponent || exponent->integer() < 0 || exponent->integer() > kMaxPower) {
    return builder.mistake(offset, "an integer's power needs a small exponent that is known when compiling",
                           "convert it: `real(a) ^ b`");
  }
  NodeId node = builder.graph().constant(int32_t{1});
  for (int32_t k = 0; k < exponent->integer(); ++k) node = builder.graph().make(Op::IMul, node, builder.at(x, 0));
  return builder.scalar(node, ValueType::integer(), offset);
}

Operand applyMagnitude(Builder& builder, Op op, const Operand& x, uint32_t offset) {
  Graph& graph = builder.graph();
  const NodeId value = builder.at(x, 0), zero = graph.constant(int32_t{0});
  const NodeId one = graph.constant(int32_t{1}), minusOne = graph.constant(int32_t{-1});
  const NodeId node = op == Op::Abs ? graph.make(Op::IMax, value, graph.make(Op::ISub, zero, value))
                                    : graph.make(Op::IMax, minusOne, graph.make(Op::IMin, value, one));
  return builder.scalar(node, ValueType::integer(), offset);
}

Operand applyExtremum(Builder& builder, Op op, const Operand& x, const Operand& y, uint32_t offset) {
  const uint32_t dim = x.type.dim == y.type.dim || y.type.dim == kNone ? x.type.dim
                       : x.type.dim == kNone                           ? y.type.dim
                                                                       : kNone;
  Operand result =
      builder.scalar(builder.graph().make(op, builder.at(x, 0), builder.at(y, 0)), ValueType::integer(dim), offset);
  result.flags = (x.flags | y.flags) & Operand::kRounded;
  if (x.has(Operand::kLiteral) && y.has(Operand::kLiteral)) result.flags |= Operand::kLiteral;
  return result;
}

}  // namespace

Operand applyInteger(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  const uint8_t rounded = (x.flags | y.flags) & Operand::kRounded;
  const uint32_t dim = dimOf(op, x.type.dim, y.type.dim);
  Operand result;
  if (builder.constantOf(x) && builder.constantOf(y)) {
    result = fold(builder, op, x, y, offset);
  } else if (op == Operator::Pow) {
    result = applyPower(builder, x, y, offset);
  } else {
    result = builder.scalar(builder.graph().make(nodeOf(op), builder.at(x, 0), builder.at(y, 0)), ValueType::integer(),
                            offset);
    if (op == Operator::Div) result.flags |= Operand::kRounded;
  }
  result.flags |= rounded;
  if (result.type.scalar == Type::Int) result.type.dim = dim;
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

}  // namespace hgc
