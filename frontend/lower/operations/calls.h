#pragma once
/// Built-in functions and constructors.
#include <span>

#include "frontend/lower/builder.h"

namespace hgc {

/// How many nodes a builtin function makes at least of each scalar of its arguments.
uint64_t nodesOfEach(BuiltinFunction function);
/// Calls what `name` means when no `fn` takes the arguments.
Operand callBuiltin(Builder& builder, BuiltinFunction function, std::string_view name,
                    std::span<const Operand> operands, uint32_t offset);
/// `[a, b, c]`
Operand makeArray(Builder& builder, std::span<const Operand> given, uint32_t offset);
/// `len(x)`
Operand lengthOf(Builder& builder, const Operand& operand, uint32_t offset);

}  // namespace hgc
