#pragma once
#include "frontend/syntax/module.h"

namespace hgc {

/// The block with `let`s for what its loops may need several times, so that it can be kept (values.h): the
/// operands of products and of `normalize` that compute something, for a product with a table takes its operand for
/// each row; in loops also the arguments of `dot`, `norm` and their like; and reductions within the values of `let`s,
/// for elements of an array may be made of them. Loops over dimensions in the block are blocks, too.
ast::Code withFactorsNamed(Module& module, ast::Code block);

}  // namespace hgc
