#pragma once
/// Conversions that are written as calls: `real(x)`, `u32(x)`.
#include "frontend/lower/builder.h"
#include "frontend/sema/builtins.h"

namespace hgc {

/// `real f64 f32 int i32 u32` of a number or truth value, or of an array of them.
Operand cast(Builder& builder, Builtin to, std::string_view name, const Operand& operand, uint32_t offset);

}  // namespace hgc
