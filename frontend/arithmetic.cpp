#include "frontend/arithmetic.h"

#include <fmt/format.h>

#include <vector>

#include "frontend/integers.h"
#include "frontend/linear.h"

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
  return builder.mistake(offset,
                         fmt::format("no operator `{}` takes {} and {}", ast::spelling(op), builder.nameOf(x.type),
                                     builder.nameOf(y.type)),
                         chain ? "comparisons do not chain: write `a < x && x < b`" : "");
}

/// `a > b` is `b < a`: two relations are enough below.
NodeId compare(Graph& graph, Operator op, NodeId a, NodeId b) {
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
  const auto read = [&](const Operand& operand, uint32_t k) {
    return real ? builder.realAt(operand, k) : builder.at(operand, k);
  };
  NodeId result = compare(graph, op, read(x, 0), read(y, 0));
  for (uint32_t k = 1; k < x.type.count(); ++k) {
    result = graph.make(op == Operator::Equal ? Op::And : Op::Or, result, compare(graph, op, read(x, k), read(y, k)));
  }
  return builder.scalar(result, ValueType::boolean(), offset);
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

/// The two real operands component by component.
Operand applyReal(Builder& builder, Op op, const Operand& x, const Operand& y, const ValueType& shape,
                  uint32_t offset) {
  const bool spreadX = x.type.isScalar(), spreadY = y.type.isScalar();
  return builder.build(shape.of(Type::Real), offset, [&](uint32_t k) {
    return builder.graph().make(op, builder.realAt(x, spreadX ? 0 : k), builder.realAt(y, spreadY ? 0 : k));
  });
}

Operand wrongArgument(Builder& builder, Op op, const Operand& operand, Slot slot) {
  const char* const wanted = slot == Slot::Int ? "an integer" : slot == Slot::Bool ? "a bool" : "real";
  return builder.mistake(operand.offset, fmt::format("`{}` takes {} here, but this is {}", info(op).name, wanted,
                                                     builder.nameOf(operand.type)));
}

bool fits(const Operand& operand, Slot slot) {
  if (slot == Slot::Int) return operand.type.isInteger();
  if (slot == Slot::Bool) return operand.type.isBoolean();
  return isNumber(operand);
}

}  // namespace

Operand applyUnary(Builder& builder, Operator op, const Operand& x, uint32_t offset) {
  if (!builder.isValue(x)) return builder.poison(offset);
  if (op == Operator::Not ? !x.type.isBoolean() : !isNumber(x)) {
    return builder.mistake(offset, fmt::format("no operator `{}` takes {}", ast::spelling(op), builder.nameOf(x.type)),
                           op == Operator::Not ? "compare it: `x == 0`" : "");
  }
  if (op == Operator::Plus) return x;
  Graph& graph = builder.graph();
  if (op == Operator::Not) return builder.scalar(graph.make(Op::Not, builder.at(x, 0)), ValueType::boolean(), offset);
  if (!x.type.isInteger()) {
    return builder.build(x.type.of(Type::Real), offset,
                         [&](uint32_t k) { return graph.make(Op::Neg, builder.realAt(x, k)); });
  }
  // The literal flag must survive, so that `-1 / 2` is what `1 / 2` is.
  return applyInteger(builder, Operator::Sub, builder.integer(0, offset, Operand::kLiteral), x, offset);
}

Operand applyBinary(Builder& builder, Operator op, const Operand& x, const Operand& y, uint32_t offset) {
  if (!builder.isValue(x) || !builder.isValue(y)) return builder.poison(offset);
  if (op == Operator::And || op == Operator::Or) return applyLogic(builder, op, x, y, offset);
  if (isComparison(op)) return applyComparison(builder, op, x, y, offset);
  if (!isNumber(x) || !isNumber(y)) return noOperator(builder, op, x, y, offset);
  if (x.type.isInteger() && y.type.isInteger()) return applyInteger(builder, op, x, y, offset);
  if (op == Operator::Mul && (x.type.isMatrix() || y.type.isMatrix()) && !x.type.isScalar() && !y.type.isScalar()) {
    const std::optional<Operand> product = matrixProduct(builder, x, y, offset);
    return product ? *product : noOperator(builder, op, x, y, offset);
  }
  if (!x.type.isScalar() && !y.type.isScalar() && !x.type.sameShape(y.type))
    return noOperator(builder, op, x, y, offset);
  return applyReal(builder, nodeOf(op), x, y, x.type.isScalar() ? y.type : x.type, offset);
}

Operand applyScalar(Builder& builder, Op op, std::span<const Operand> operands, uint32_t offset) {
  const Signature& signature = info(op).signature;
  bool integers = true;
  for (size_t k = 0; k < operands.size(); ++k) {
    if (!builder.isValue(operands[k])) return builder.poison(offset);
    if (!fits(operands[k], signature.operand[k])) return wrongArgument(builder, op, operands[k], signature.operand[k]);
    integers = integers && operands[k].type.isInteger();
  }
  if (integers) {
    if (const std::optional<Operand> result = applyIntegerFunction(builder, op, operands, offset)) return *result;
  }
  const ValueType* const shape = commonShape(operands);
  const bool wide = shape && !shape->isScalar();
  if (!shape || (wide && signature.result != Slot::Real)) {
    std::string types;
    for (const Operand& operand : operands) types += (types.empty() ? "" : ", ") + builder.nameOf(operand.type);
    return builder.mistake(offset, fmt::format("`{}` cannot take ({})", info(op).name, types),
                           shape ? "it takes scalars only" : "the arguments must have one shape, or be scalars");
  }
  const Type result = signature.result == Slot::Int    ? Type::Int
                      : signature.result == Slot::Bool ? Type::Bool
                                                       : Type::Real;
  return builder.build(shape->of(result), offset, [&](uint32_t k) {
    NodeId nodes[3] = {kNoNode, kNoNode, kNoNode};
    for (size_t j = 0; j < operands.size(); ++j) {
      const uint32_t component = operands[j].type.isScalar() ? 0 : k;
      nodes[j] = signature.operand[j] == Slot::Real ? builder.realAt(operands[j], component)
                                                    : builder.at(operands[j], component);
    }
    return builder.graph().make(op, nodes[0], nodes[1], nodes[2]);
  });
}

}  // namespace hgc
