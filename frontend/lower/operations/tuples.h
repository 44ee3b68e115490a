#pragma once
/// Tuples and slices: operands that are several values.
#include <functional>
#include <span>

#include "frontend/lower/builder.h"

namespace hgc {

/// `(a, b)`
Operand makeTuple(Builder& builder, std::span<const Operand> given, uint32_t offset);
/// Member `k` of a tuple that must have `count`; what is wrong is reported once, at member 0.
Operand partOf(Builder& builder, const Operand& whole, uint32_t k, uint32_t count, uint32_t offset);
/// `combine` of each two members of two tuples of one size; poison where it gives that.
Operand combineMembers(Builder& builder, const Operand& x, const Operand& y, uint32_t offset,
                       const std::function<Operand(const Operand&, const Operand&)>& combine);
/// `lo..hi` within the brackets of an index: its bounds must be known and in order.
Operand makeSlice(Builder& builder, const Operand& low, const Operand& high, uint32_t offset);
/// `base[indices]`, of which the first slice and perhaps others are slices: an array along each.
Operand applySlices(Builder& builder, const Operand& base, std::span<const Operand> indices, uint32_t offset);

}  // namespace hgc
