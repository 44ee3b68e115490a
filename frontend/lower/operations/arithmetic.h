#pragma once
/// Operators and conversions on operands.
#include <optional>
#include <span>

#include "frontend/lower/builder.h"
#include "frontend/sema/builtins.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// `op x`, reported at `offset` where it has no meaning.
Operand applyUnary(Builder& builder, ast::Operator op, const Operand& x, uint32_t offset);
/// `x op y`. `&&` and `||` too, without being lazy.
Operand applyBinary(Builder& builder, ast::Operator op, const Operand& x, const Operand& y, uint32_t offset);
/// An operation on reals (or as its signature says), component by component; scalars are spread over the others' shape.
/// `min max clamp mod abs sign` of integers alone stay integers.
Operand applyScalar(Builder& builder, Op op, std::span<const Operand> operands, uint32_t offset);
/// `condition ? x : y` on values of types that unify.
Operand choose(Builder& builder, const Operand& condition, const Operand& x, const Operand& y, uint32_t offset);

/// The mistake that `name` does not take operands of these types.
Operand wrongTypes(Builder& builder, std::string_view name, std::span<const Operand> operands, std::string hint,
                   uint32_t offset);

/// How far `from` is from `to`: 0 where the types are equal, more where a conversion is implied, nothing where none is.
std::optional<uint32_t> conversionCost(const Operand& from, const ValueType& to);
/// `from` as a `to`; only where `conversionCost` has a value.
Operand convert(Builder& builder, const Operand& from, const ValueType& to);
/// The same, or a mistake at `from` that says what it was wanted for. `hint` stands in for the usual one.
Operand convertOrFail(Builder& builder, const Operand& from, const ValueType& to, std::string_view what,
                      std::string hint = "");
/// The variant that two integers take together, or nothing: signed and unsigned do not mix, but literals are either.
std::optional<Variant> commonVariant(const Operand& x, const Operand& y);
/// The type that both values can take.
std::optional<ValueType> unify(const Operand& x, const Operand& y);

/// `real f64 f32 int i32 u32` of a number or truth value, or of an array of them.
Operand cast(Builder& builder, Builtin to, std::string_view name, const Operand& operand, uint32_t offset);

}  // namespace hgc
