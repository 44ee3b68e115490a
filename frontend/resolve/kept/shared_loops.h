#pragma once
#include <span>

#include "frontend/syntax/module.h"

namespace hgc {

/// The block with loops, and calls that have some, in `let`s of their own where several instances share their values,
/// so that these can be kept (values.h):
///
///     energy e[i in N] = (x[i] - mean(j in N) x[j])^2;
///     energy e[i in N] { let _ = mean(j in N) x[j]; (x[i] - _)^2 }
///
/// Arms of choices keep what may be infinite, or out of range. `domain`: of the term.
ast::Code withSharedLoopsNamed(Module& module, ast::Code block, std::span<const DimId> domain);

/// Whether several instances of a term with so many axes share a `let` that takes loops.
bool hasSharedLoops(const Module& module, const ast::Code& block, uint32_t axes);

}  // namespace hgc
