#pragma once
/// Tokens to syntax tree.
#include "frontend/syntax/ast.h"
#include "frontend/syntax/lexer.h"

namespace hgc {

/// Adds to the tree what the file of that number declares.
void parseFile(const Reporter& reporter, ast::Tree& tree, uint32_t file);

}  // namespace hgc
