#pragma once
/// `with grad`: the value of a function with derivatives of its own.
#include <span>

#include "frontend/lower/builder.h"
#include "frontend/syntax/ast.h"

namespace hgc {

/// Whether such a value may have derivatives by such arguments; reports it if not.
bool mayHaveGradient(Builder& builder, const ast::FunctionDeclaration& function, const Operand& value,
                     std::span<const Operand> arguments);
/// One derivative of `value` for each differentiable parameter, as `node` joins them: their scalars one after another.
Operand joinGradient(Builder& builder, const ast::Node& node, std::span<const Operand> derivatives,
                     const Operand& value, std::span<const Operand> arguments);
/// The value, detached, with a derivative attached for each scalar of the arguments.
Operand withGradient(Builder& builder, const ast::FunctionDeclaration& function, const Operand& value,
                     const Operand& gradient, std::span<const Operand> arguments);

}  // namespace hgc
