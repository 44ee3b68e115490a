#pragma once
/// What loops make of the values of their bodies.
#include <span>
#include <vector>

#include "frontend/lower/builder.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// The accumulator's next value. Its type is fixed, but what starts as an integer may become real, as in other places.
Operand foldOver(Builder& builder, ast::Operator op, const Operand& accumulated, const Operand& value);
/// One more value of a reduction; `sum` is poison at the first.
Operand accumulate(Builder& builder, ast::Operator op, const Operand& sum, const Operand& value, uint32_t offset);
/// A reduction of `count` values that were accumulated.
Operand finalResult(Builder& builder, ast::Operator op, const Operand& accumulated, int64_t count, uint32_t offset);
/// The same of none; `extent` is what their number comes of.
Operand emptyResult(Builder& builder, ast::Operator op, const Operand& extent, uint32_t offset);
/// The array of values; of tuples a tuple of arrays.
Operand joinCollected(Builder& builder, std::span<const Operand> values, uint32_t offset);

/// A reduction that stays a loop.
Operand reduceOver(Builder& builder, ast::Operator op, NodeId range, const Operand& value, uint32_t offset);
/// What a fold that stays a loop carries, from `start` on: a scalar for each of its scalars.
Operand carry(Builder& builder, NodeId range, const Operand& start);
/// What such a fold gives, whose steps go from `before` to `after`.
Operand endFold(Builder& builder, NodeId range, std::span<const Operand> before, std::span<const Operand> after,
                uint32_t offset);
/// One value, or those of a tuple.
std::vector<Operand> membersOf(const Builder& builder, const Operand& operand);

}  // namespace hgc
