#include "frontend/lower/operations/bits.h"

#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

using ast::Operator;

/// An index loses its dimension: its bits are no index any more.
ValueType plain(Variant variant) {
  return variant == Variant::Unsigned ? ValueType::unsignedInteger() : ValueType::integer();
}

/// A result of literals is one, so that `1 << 4 | 3` serves signed and unsigned alike.
Operand resultOf(Builder& builder, NodeId node, Variant variant, bool literal, uint32_t offset) {
  Operand result = builder.scalar(node, plain(variant), offset);
  if (!literal) return result;
  result.flags = Operand::kLiteral;
  if (builder.constantOf(result)->integer() >= 0) result.flags |= Operand::kEither;
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
