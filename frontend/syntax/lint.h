#pragma once
/// Warnings about a program without mistakes.
#include "frontend/syntax/module.h"

namespace hgc {

/// Warns of what the program declares and does not use; names that begin with `_` are meant so. What imported files
/// declare is for others, too. `called` says which functions terms may call.
void warnOfUnused(const Module& module, const std::vector<bool>& called, const Reporter& reporter);

/// The summand of the body of a reduction which does not depend on its variable, if the body is a sum that begins with
/// one which does: its last node. The body ends before node `end`; `slot` holds the variable.
std::optional<uint32_t> independentSummand(const std::vector<ast::Node>& nodes, uint32_t end, uint32_t slot);

}  // namespace hgc
