#pragma once
#include "frontend/syntax/module.h"

namespace hgc {

/// The block with loops, and calls that have some, in `let`s of their own where several instances share their values,
/// so that these can be kept (values.h):
///
///     energy e[i in N] = (x[i] - mean(j in N) x[j])^2;
///     energy e[i in N] { let _ = mean(j in N) x[j]; (x[i] - _)^2 }
///
/// Arms of choices keep theirs. `axes`: how many the term has.
ast::Code withSharedLoopsNamed(Module& module, ast::Code block, uint32_t axes);

/// Whether several instances share a `let` that takes loops.
bool hasSharedLoops(const Module& module, const ast::Code& block, uint32_t axes);

}  // namespace hgc
