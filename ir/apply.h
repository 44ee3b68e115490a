#pragma once
/// The rules of the operation table, chosen by operation at run time.
#include <array>

#include "ir/op.h"
#include "ir/value.h"

namespace hgc {

/// What a kernel computes for `op` in strict mode without fused operations, bit for bit (a NaN is the canonical one).
/// Operands must have the types of the signature; operands past the arity are ignored.
Constant evaluateStrict(Op op, Constant a, Constant b, Constant c);

/// The same for an operation on integers, and on truths as 0 and 1: `valueOf(k)` is that of operand `k`.
template <class Nodes, class ValueOf>
int32_t evaluateWhole(const Nodes& nodes, const Node& node, const ValueOf& valueOf) {
  Constant operands[3];
  for (int k = 0; k < operandCount(node); ++k) {
    const int32_t value = valueOf(k);
    operands[k] = nodes[node.operand(k)].type == Type::Bool ? Constant::of(value != 0) : Constant::of(value);
  }
  const Constant result = evaluateStrict(node.op, operands[0], operands[1], operands[2]);
  return result.type == Type::Bool ? result.boolean() : result.integer();
}

/// The same by the `eval` column: primitives exactly, elementary functions by the C library. An oracle for tests and
/// checks.
Constant evaluateOracle(Op op, Constant a, Constant b, Constant c);

/// The partial derivatives of `y = op(a, b, c)`; operations without partials give zeros.
std::array<double, 3> partialsAt(Op op, double a, double b, double c, double y);
std::array<Value, 3> partialsOf(Op op, const Value& a, const Value& b, const Value& c, const Value& y);

/// `op(a, b, c)` in terms of primitives; `info(op).expands` must hold.
Value expandOnce(Op op, const Value& a, const Value& b, const Value& c);

}  // namespace hgc
