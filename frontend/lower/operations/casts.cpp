#include "frontend/lower/operations/casts.h"

#include <fmt/format.h>

#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/open_arrays.h"

namespace hgc {
namespace {

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
  from.flags = 0;  // the explicit conversion: no warning about divisions
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
