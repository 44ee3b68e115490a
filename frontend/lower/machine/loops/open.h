#pragma once
/// What takes open arrays as a whole: sums over them.
#include <optional>
#include <span>
#include <string_view>

#include "frontend/lower/machine/loops/loops.h"

namespace hgc {

/// `W * x` or `x * W` of arrays with two axes and one, some of which are open; nothing if it is no such product.
std::optional<Operand> productOf(Builder& builder, Loops& loops, const Operand& x, const Operand& y, uint32_t offset);
/// Functions of vectors and tables; whatever else takes open arrays does so entry by entry.
Operand callOfOpen(Builder& builder, Loops& loops, BuiltinFunction function, std::string_view name,
                   std::span<const Operand> operands, uint32_t offset);

}  // namespace hgc
