#pragma once
/// Arithmetic on indices and compile-time integers.
#include <optional>
#include <span>

#include "frontend/lower/builder.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// `x op y` of two integers that have a common variant. Signed literals that do not divide give a real.
Operand applyInteger(Builder& builder, ast::Operator op, const Operand& x, const Operand& y, uint32_t offset);
/// The integer version of an operation on reals (`min max clamp mod abs sign`), or nothing.
std::optional<Operand> applyIntegerFunction(Builder& builder, Op op, std::span<const Operand> operands,
                                            uint32_t offset);

}  // namespace hgc
