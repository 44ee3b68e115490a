#pragma once
/// Vector and matrix functions, written out in scalars.
#include <optional>
#include <span>
#include <string_view>

#include "frontend/lower/builder.h"
#include "frontend/sema/builtins.h"

namespace hgc {

/// Matrix by matrix, matrix by vector, vector by matrix; nothing where the sizes do not fit.
std::optional<Operand> matrixProduct(Builder& builder, const Operand& x, const Operand& y, uint32_t offset);
/// An array of two axes by one of one axis or the other way round: `W * x` has the sums of W[i, j] * x[j], `x * W`
/// those of x[i] * W[i, j]; nothing where the lengths do not fit.
std::optional<Operand> arrayProduct(Builder& builder, const Operand& x, const Operand& y, uint32_t offset);
/// `dot` to `outer` of `Builtin`; the number of arguments has been checked.
Operand applyLinear(Builder& builder, Builtin function, std::string_view name, std::span<const Operand> operands,
                    uint32_t offset);

}  // namespace hgc
