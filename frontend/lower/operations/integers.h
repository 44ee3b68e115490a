#pragma once
/// Arithmetic on indices and compile-time integers, and bits of integers.
#include <optional>
#include <span>
#include <string_view>

#include "frontend/lower/builder.h"
#include "frontend/sema/builtins.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// `x op y` of two integers that have a common variant. Signed literals that do not divide give a real.
Operand applyInteger(Builder& builder, ast::Operator op, const Operand& x, const Operand& y, uint32_t offset);
/// The integer version of an operation on reals (`min max clamp mod abs sign`), or nothing.
std::optional<Operand> applyIntegerFunction(Builder& builder, Op op, std::span<const Operand> operands,
                                            uint32_t offset);

constexpr bool isBitOperator(ast::Operator op) {
  return op >= ast::Operator::BitAnd && op <= ast::Operator::ShiftRight;
}

/// `x & y`, `x | y`, `x << y`, `x >> y` of two integers. The count of a shift is taken modulo 32.
Operand applyBits(Builder& builder, ast::Operator op, const Operand& x, const Operand& y, uint32_t offset);
/// `~x`
Operand complement(Builder& builder, const Operand& x, uint32_t offset);
/// `xor rotl rotr umulhi`
Operand callBits(Builder& builder, Builtin function, std::string_view name, std::span<const Operand> operands,
                 uint32_t offset);

}  // namespace hgc
